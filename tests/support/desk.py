"""A person at the desk: signs in with password and code, and presses buttons."""

import re
from typing import Any

import pyotp
from starlette.testclient import TestClient

PASSWORD = "a long test password"  # noqa: S105
CSRF = re.compile(r'name="csrf" value="(\w+)"')


class DeskPerson:
    """One browser; `secret` is the authenticator app's after the first sign-in."""

    def __init__(self, running: TestClient, name: str, network: str = "192.0.2.1") -> None:
        """`running` runs the desk, in one event loop for all people."""
        app = running.app
        self.client = TestClient(
            app, base_url="http://127.0.0.1:3100", client=(network, 4000), follow_redirects=False
        )
        self.client.portal = running.portal
        self.name = name
        self.secret = ""

    def get(self, path: str, **headers: str) -> Any:
        return self.client.get(path, headers=headers)

    def post(self, path: str, on: str = "/", **fields: str) -> Any:
        """Send a form with the CSRF token of the page `on`."""
        token = CSRF.search(self.get(on).text)
        return self.client.post(path, data={"csrf": token[1] if token else "", **fields})

    def password(self, password: str = PASSWORD) -> Any:
        return self.post("/sign-in", on="/sign-in", name=self.name, password=password)

    def code(self, at: int) -> Any:
        """Give the code of a moment in seconds."""
        page = self.get("/code").text
        found = re.search(r"<code>(\w+)</code>", page)
        self.secret = found[1] if found else self.secret
        return self.post("/code", on="/code", code=pyotp.TOTP(self.secret).at(at))

    def sign_in(self, at: int) -> "DeskPerson":
        assert self.password().headers["location"] == "/code"
        assert self.code(at).headers["location"] == "/"
        return self
