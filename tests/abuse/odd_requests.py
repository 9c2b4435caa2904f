"""Parts of HTTP requests that no browser makes; `app_fuzz.py` combines them."""

METHODS = ("GET",) * 4 + (
    "HEAD",
    "POST",
    "POST",
    "OPTIONS",
    "PUT",
    "DELETE",
    "TRACE",
    "PROPFIND",
    "x",
)
PATHS = (
    "/", "/about", "/ping", "/sitemap.xml", "/_event", "/_event/", "/_upload", "/health", "/folder",
    "/webhooks/sendgrid", "/unsubscribe/", *["/send-letter"] * 6,
    "/my-letter", "/assets/x-0123456789.js",
    "/de/", "/de", "/de/about", "/_event/x", "/letters-to-santa", "/404.html",
    "//", "http://evil.test/", "http://evil.test:8080/folder",
)  # fmt: skip
ENDS = (
    *[""] * 20, "/", "//", "/..", "/%2e%2e", "%00", "%0a", "%0d%0aX-Y:%20z", "%ff", "%c3%28", "%zz",
    "%ed%a0%80", "%F0%9F%8E%84", "[", "%5b", "%5c", ";", ":", "@", "a" * 300, "a/" * 2000,
)  # fmt: skip
QUERIES = (
    "", "", "a&" * 11, "&" * 200, "%", "locale=%ff", "locale=xx", "x" * 9000, "a[]=1",
    "EIO=4&transport=websocket", "EIO=4&transport=polling", "a=%00&" * 9,
)  # fmt: skip
HEADERS_SENT = (
    *("Host: evil.test", "Host: [", "Host: [::1]:x", "Host: a:b:c", "Host: \xff", "Host:"),
    *(*["Origin: {site}"] * 9, "Origin: null", "Origin: {site}, x", "Origin: http://["),
    *("X-Forwarded-For: 1.2.3.4, x", "X-Forwarded-For: ::1%25eth0", "X-Forwarded-For: ,,,"),
    *("X-Forwarded-Host: [", "X-Forwarded-Proto: gopher", "Forwarded: for=\xff"),
    *("Range: bytes=0-0,-1", "Range: bytes=-", "Range: bytes=99999999999999999999-", "Range: x"),
    *("If-None-Match: \xff", "If-Modified-Since: yesterday", "If-Range: \xff"),
    *("Accept-Encoding: br;q=x, gzip", "Accept-Language: \xff;q=9", "Accept: " + "*/*," * 500),
    *(*["Content-Type: application/json"] * 4, "Content-Type: \xff", "Content-Encoding: gzip"),
    *("Content-Type: application/x-www-form-urlencoded", "Content-Type: multipart/form-data"),
    *("Access-Control-Request-Method: POST", "Access-Control-Request-Headers: \xff"),
    *("Cookie: " + "a=b; " * 1000, "Cookie: \xff=\xff", "Authorization: Basic \xff", "User-Agent:"),
    "X-Twilio-Email-Event-Webhook-Timestamp: \xb2",
    "X-Twilio-Email-Event-Webhook-Signature: \xff",
)
BODIES = (
    "", "", "a=1", "a=1&" * 30, "locale=de&child_name=%ed%a0%80", '{"locale": {}}', "[1]", "\xff",
    "[]", "[1]", '{"child_name": "\\ud800"}', '{"a": ' + "9" * 5000 + "}", "[" * 5000, "x" * 60_000,
)  # fmt: skip
