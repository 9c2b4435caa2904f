"""Events as SendGrid's webhook posts them, signed with a key of our own."""

import base64
import json
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SIGNATURE = "X-Twilio-Email-Event-Webhook-Signature"
TIMESTAMP = "X-Twilio-Email-Event-Webhook-Timestamp"


@dataclass(frozen=True, slots=True)
class EventSigner:
    """Signs events with the private key that belongs to SENDGRID_WEBHOOK_KEY."""

    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    @property
    def public(self) -> str:
        """The public key, in the format of SENDGRID_WEBHOOK_KEY."""
        public = self.key.public_key()
        return base64.b64encode(
            public.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
        ).decode()

    def headers(self, body: bytes, at: datetime) -> dict[str, str]:
        """Return the signature headers of a body posted at a moment."""
        timestamp = str(int(at.timestamp()))
        signed = self.key.sign(timestamp.encode() + body, ec.ECDSA(hashes.SHA256()))
        return {SIGNATURE: base64.b64encode(signed).decode(), TIMESTAMP: timestamp}


def event(name: str, letter_id: int, address: str, at: datetime, **more: Any) -> dict[str, Any]:
    return {
        "event": name,
        "email": address,
        "timestamp": int(at.timestamp()),
        "letter_id": str(letter_id),
        "category": ["santa-reply"],
        "sg_event_id": "dGVzdC1ldmVudA",
        "sg_message_id": "other-message.recvd-1-2",
        **more,
    }


def body_of(*events: Any) -> bytes:
    """Return a batch of events as SendGrid writes it."""
    return json.dumps(events).encode()
