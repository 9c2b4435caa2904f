"""The HowTo of the mailing-address page, as search engines read it."""

import json

from santa_app.content import address, paths
from santa_app.rules.how_to import Effort, how_to_data
from santa_app.rules.structured_data import Site

SITE = Site(name="Letters to Santa", url="https://santa.example")


def guide() -> dict:
    effort = Effort(
        minutes=address.MINUTES,
        currency=address.CURRENCY,
        cost=address.COST,
        supplies=("Paper", "Envelope"),
    )
    data = how_to_data("How to mail", paths.ADDRESS, address.WRITING_STEPS, effort, SITE)
    return json.loads(json.dumps(data))


def test_it_names_time_and_price() -> None:
    data = guide()
    assert data["@type"] == "HowTo"
    assert data["name"] == "How to mail"
    assert data["totalTime"] == "PT30M"
    assert data["estimatedCost"] == {"@type": "MonetaryAmount", "currency": "CAD", "value": 0}


def test_it_lists_what_is_needed() -> None:
    assert guide()["supply"] == [
        {"@type": "HowToSupply", "name": "Paper"},
        {"@type": "HowToSupply", "name": "Envelope"},
    ]


def test_every_step_is_there_in_order_with_its_anchor() -> None:
    steps = guide()["step"]
    assert [step["name"] for step in steps] == [step.name for step in address.WRITING_STEPS]
    assert [step["text"] for step in steps] == [step.text for step in address.WRITING_STEPS]
    assert [step["position"] for step in steps] == list(range(1, len(steps) + 1))
    assert steps[0]["url"] == "https://santa.example/santas-address#step-1"
