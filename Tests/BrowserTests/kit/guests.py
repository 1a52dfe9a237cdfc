"""People who come to a household by the invitations of its owner."""

import re

from .household import Household
from .visitor import Answer, Visitor

OWNER = "Lucía"


def named_owner(household: Household, name: str = OWNER) -> Household:
    answer = household.visitor.post("/account", name=name, colour="coral")
    assert answer.status == 303, answer.text[:1000]
    return household


def invitation(household: Household) -> str:
    """A fresh code; its owner has Premium."""
    answer = household.visitor.send("POST", "/api/v1/invitations")
    assert answer.status == 201, answer.text[:1000]
    return answer.json()["code"]


def joining(visitor: Visitor, code: str, **fields) -> Answer:
    """Sends the form of an invitation as it stands on its page."""
    page = visitor.get(f"/join/{code}")
    key = re.search(r'name="key" value="([^"]+)"', page.text)
    return visitor.post(f"/join/{code}", key=key.group(1) if key else "", **fields)


def newcomer(household: Household, name: str) -> Visitor:
    """Somebody new who joins."""
    visitor = Visitor(household.visitor.url, household.visitor.language)
    answer = joining(visitor, invitation(household), name=name)
    assert answer.status == 303, answer.text[:1000]
    return visitor


def settled(visitor: Visitor) -> Household:
    """Answers the questions of a household that somebody was just given."""
    visitor.post("/onboarding/meals", meals="both")
    visitor.post("/onboarding/weekends", weekends="1")
    visitor.post("/onboarding/calendar", skip="1")
    for dish in ("grilledSalmon", "roastChicken"):
        visitor.post("/onboarding/dishes", action="suggest", choose=dish)
    visitor.post("/onboarding/dishes", action="finish")
    return Household(visitor)


def members(visitor: Visitor) -> list[str]:
    return sorted(person["name"] for person in visitor.get("/api/v1/household").json()["members"])
