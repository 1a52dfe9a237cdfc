"""`mealmood licence`: keys, codes and what is said of them. No browser, no server."""

import stat

import pytest

from kit.licences import Issuer, licence


@pytest.fixture(scope="module")
def issuer(tmp_path_factory) -> Issuer:
    return Issuer(tmp_path_factory.mktemp("issuer"))


def run(issuer, *arguments):
    return licence(*arguments, folder=issuer.folder)


def verified(issuer, code: str, *more: str):
    return run(issuer, "verify", code, "--keys", "keys.txt", *more)


def test_a_private_key_is_for_its_owner_alone_and_never_written_over(issuer):
    key = issuer.folder / "licence-key.private"
    before = key.read_text()
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert before.strip() not in issuer.keys.read_text()
    again = run(issuer, "keygen")
    assert again.returncode == 1 and "cannot make licence-key.private" in again.stderr
    assert key.read_text() == before
    assert run(issuer, "keygen", "--out", "other.private").stdout.startswith("mealmood-licence-key ")


def test_a_code_says_what_it_was_made_for(issuer):
    code = issuer.code("monthly", "Los Pérez 🍲")
    shown = run(issuer, "show", code)
    assert shown.returncode == 0
    for part in ("monthly", "Los Pérez 🍲", "2026-09-15T00:00:00Z", "2026-10-16T00:00:00Z", "2026-10-30T00:00:00Z"):
        assert part in shown.stdout
    assert "expiry      none" in run(issuer, "show", issuer.code("lifetime")).stdout


@pytest.mark.parametrize(
    ("instant", "standing", "status"),
    [
        ("2026-09-14T23:59:59Z", "notYetValid", 1),
        ("2026-09-15", "valid", 0),
        ("2026-10-16", "grace", 0),
        ("2026-10-30", "expired", 1),
    ],
)
def test_a_code_is_verified_as_of_a_time(issuer, instant, standing, status):
    found = verified(issuer, issuer.code("monthly"), "--at", instant)
    assert found.returncode == status
    assert f"standing    {standing}" in found.stdout


def test_changed_and_foreign_codes_are_refused_with_the_reason(issuer, tmp_path):
    code = issuer.code()
    swapped = code[:-2] + ("B" if code[-2] == "A" else "A") + code[-1]
    assert "missing or changed" in verified(issuer, swapped).stderr
    assert "another key" in verified(issuer, Issuer(tmp_path / "other").code()).stderr
    assert "no licence code" in verified(issuer, "hola").stderr
    assert {verified(issuer, each).returncode for each in (swapped, "hola")} == {1}


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("sell",),
        ("issue", "--plan", "yearly", "--name", "A"),
        ("issue", "--key", "licence-key.private", "--plan", "weekly", "--name", "A"),
        ("issue", "--key", "licence-key.private", "--plan", "lifetime", "--name", "A", "--days", "3"),
        ("issue", "--key", "licence-key.private", "--plan", "yearly", "--name", " "),
        ("issue", "--key", "licence-key.private", "--plan", "yearly", "--name", "A", "--not-before", "soon"),
        ("issue", "--key"),
        ("verify", "--keys", "keys.txt"),
        ("show", "a", "b"),
        ("keygen", "--force", "yes"),
    ],
)
def test_what_is_not_understood_is_said_with_the_usage(issuer, arguments):
    found = run(issuer, *arguments)
    assert found.returncode == 64
    assert "usage: mealmood licence keygen" in found.stderr


def test_a_file_that_is_no_key_is_named(issuer):
    (issuer.folder / "bad.txt").write_text("# ours\nnot a key\n")
    assert "line 2 is no public key" in run(issuer, "verify", issuer.code(), "--keys", "bad.txt").stderr
    missing = run(issuer, "verify", issuer.code(), "--keys", "none.txt")
    assert missing.returncode == 1 and "cannot read none.txt" in missing.stderr
