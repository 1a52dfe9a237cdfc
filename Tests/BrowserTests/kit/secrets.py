"""What no log may hold, since whoever reads it could come in by it: found by its form, or known from the test."""

import re
from urllib.parse import parse_qsl, unquote_plus

FORMS = {
    "a token of a cookie, a form, a link or a program": r"(?a)(?<![\w-])(?:mmt_)?"
    r"(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{43}(?![\w-])",
    "a code of an invitation or of the first device": r"(?<![\w-])[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}(?![\w-])",
    "an address that lets somebody in": r"/(?:join|pair|sign-in)/(?!\{code\})\S",
    "a licence": r"MM1\.[\w-]{8}",
    "what is typed into a form": r"(?i)\b(?:password|new|code|key)=",
}
FIELDS = {"password", "new", "code", "key"}  # of the forms
LINE = re.compile(r"\d{4}-\d\d-\d\dT\S+Z ")  # of the access log, behind what is said at the start, the first code included

_known: set[str] = set()


def learn(fields) -> None:
    """Remembers what stands in the secret fields of a form that is sent: pairs of name and value."""
    _known.update(str(value) for name, value in fields if name in FIELDS and len(str(value)) > 7)


def learn_from(context) -> None:
    """The same of every form that a browser sends."""
    context.on("request", lambda request: learn(parse_qsl(request.post_data)) if is_form(request) else None)


def is_form(request) -> bool:
    return request.method == "POST" and "urlencoded" in request.headers.get("content-type", "")


def leaks(output: str, log: str) -> list[str]:
    """The lines of an access log and of a log of faults that hold a secret, each behind what it is."""
    start = LINE.search(output)
    lines = (output[start.start() :] if start else "").splitlines() + log.splitlines()
    return [f"{kind}: {line}" for line in lines if (kind := kind_of(line))]


def kind_of(line: str) -> str:
    plain = unquote_plus(line)
    if any(secret in line or secret in plain for secret in _known):
        return "a secret of this test"
    return next((kind for kind, form in FORMS.items() if re.search(form, plain)), "")
