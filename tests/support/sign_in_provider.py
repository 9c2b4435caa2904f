"""A fake OpenID Connect provider, which signs in whom the test names."""

import json
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, Self

from joserfc import jwt
from joserfc.jwk import RSAKey


class SignInProvider:
    """Listens from the start of a `with` block to its end; `user` is what its token says."""

    def __init__(self) -> None:
        self.key = RSAKey.generate_key(2048, {"kid": "test"})
        self.user: dict[str, Any] = {}
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.answer(provider.documents()[self.path])

            def do_POST(self) -> None:
                self.rfile.read(int(self.headers["content-length"]))
                self.answer(provider.token())

            def answer(self, document: object) -> None:
                self.send_response(200)
                self.send_header("content-type", "application/json")
                self.end_headers()
                self.wfile.write(json.dumps(document).encode())

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def documents(self) -> dict[str, object]:
        return {
            "/.well-known/openid-configuration": {
                "issuer": self.url,
                "authorization_endpoint": f"{self.url}/authorize",
                "token_endpoint": f"{self.url}/token",
                "jwks_uri": f"{self.url}/keys",
                "id_token_signing_alg_values_supported": ["RS256"],
            },
            "/keys": {"keys": [self.key.as_dict(private=False)]},
        }

    def token(self) -> dict[str, object]:
        now = int(time.time())
        claims = {"iss": self.url, "aud": "desk", "sub": "1", "iat": now, "exp": now + 60}
        signed = jwt.encode({"alg": "RS256", "kid": "test"}, {**claims, **self.user}, self.key)
        return {"access_token": "x", "token_type": "Bearer", "id_token": signed}
