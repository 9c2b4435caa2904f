"""The rules of Christmas Pairs: mixing the cards, and which record counts."""

from reflex_browser_state.portable import unit


def mixed(count: int, seed: int) -> list[int]:
    """Return the numbers from 0 to `count` - 1 in an order that depends on `seed` only."""
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = int(unit(seed, last) * (last + 1))
        held = order[last]
        order[last] = order[other]
        order[other] = held
    return order


def dealt(pairs: int, pictures: int, seed: int) -> list[int]:
    """Return the picture of each card, by its place: `pairs` of the `pictures`, each twice.

    `seed` is a whole number from 0 to 2**31 that chooses pictures and places.
    """
    chosen = mixed(pictures, seed)[:pairs]
    return [chosen[place % pairs] for place in mixed(2 * pairs, seed + 1)]


def fewest(best: int, turns: int) -> int:
    """Return the lower number of turns; a best of 0 stands for no game yet."""
    if best == 0:
        return turns
    return min(best, turns)
