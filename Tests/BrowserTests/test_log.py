"""No log holds what somebody could come in by: every server of the tests is asked when it ends, and this asks the question."""

import pytest

from kit.people import sign_in
from kit.secrets import leaks, learn
from kit.visitor import Visitor

HEAD = "2026-09-16T10:00:00Z 192.0.2.7 GET"
TOKEN = "Zk3x_-9aQ" + "b" * 34
LEAKS = [
    f"/sign-in?return=/{TOKEN}",
    f"/api/v1/week/mmt_{TOKEN}",
    "/dishes/K7M4-P2QX",
    "/dishes/%4B7M4-P2QX",
    "/join/3hhatdf1d1n467a3",
    "/meals/pair/3hhatdf1d1n467a3",
    "/premium/MM1.eyJwbGFuIjoi.c2ln",
    "/sign-in?name=ana&password=1",
    "/dishes/una%20frase+que%20recuerdo",
]
SILENT = ["/join/{code}", "/sign-in", "/week/2026-09-14/slots/2-dinner", "/dishes/3hhatdf1d1n467a3", "/assets/js/app.25659672.js"]


@pytest.mark.parametrize("path", LEAKS)
def test_each_kind_of_secret_is_found(path):
    learn([("password", "una frase que recuerdo"), ("name", "2026-09-16")])
    assert len(leaks(f"Set-up code K7M4-P2QX\n{HEAD} {path} 200 0B 163us o224st0000001\n", "")) == 1
    assert len(leaks("", f"fault: {path}\nanother\n")) == 1


@pytest.mark.parametrize("path", SILENT)
def test_what_lets_nobody_in_is_no_secret(path):
    assert not leaks(f"Set-up code K7M4-P2QX\n{HEAD} {path} 200 0B 163us o224st0000001\n", "")


def test_a_server_that_writes_a_secret_down_does_not_end_in_peace(server):
    stranger = Visitor(server.url)
    sign_in(stranger, "Ana", "mi frase secreta")
    with server.log.open("a") as log:
        log.write("nobody is called Ana with mi frase secreta\n")
    with pytest.raises(AssertionError, match="a secret of this test: nobody is called Ana"):
        server.stop()
