"""Runs the fake SendGrid until it is stopped."""

import argparse
import threading

from tests.support.fake_sendgrid.server import FakeSendGrid


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays SendGrid on loopback.")
    parser.add_argument("--port", type=int, default=8025)
    with FakeSendGrid(parser.parse_args().port) as sendgrid:
        print(f"SENDGRID_HOST={sendgrid.url}", flush=True)  # noqa: T201 - it is a command
        threading.Event().wait()


if __name__ == "__main__":
    main()
