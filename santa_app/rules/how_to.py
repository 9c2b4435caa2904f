"""JSON-LD of a guide (schema.org HowTo), as plain data; used at build time."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from santa_app.rules.structured_data import CONTEXT, Data, Site, iso_duration, step_anchor


class Step(Protocol):
    """A step with a short name."""

    @property
    def name(self) -> str:
        """The short name."""

    @property
    def text(self) -> str:
        """What to do."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Effort:
    """What a guide takes: whole minutes, money (ISO 4217 currency), and things to have ready."""

    minutes: int
    currency: str
    cost: int
    supplies: tuple[str, ...]


def how_to_data(name: str, path: str, steps: Iterable[Step], effort: Effort, site: Site) -> Data:
    """Return a HowTo whose steps stand on the page at `path` under their `step_anchor`."""
    url = site.absolute(path)
    return {
        "@context": CONTEXT,
        "@type": "HowTo",
        "name": name,
        "inLanguage": "en",
        "totalTime": iso_duration(effort.minutes),
        "estimatedCost": {
            "@type": "MonetaryAmount",
            "currency": effort.currency,
            "value": effort.cost,
        },
        "supply": [{"@type": "HowToSupply", "name": supply} for supply in effort.supplies],
        "step": [
            {
                "@type": "HowToStep",
                "position": number,
                "name": step.name,
                "text": step.text,
                "url": f"{url}#{step_anchor(number)}",
            }
            for number, step in enumerate(steps, start=1)
        ],
    }
