"""The server of the tests: pages under a strict policy, and a record of what forms send."""

import html
import http.server
import mimetypes
import pathlib
import runpy
import threading
import urllib.parse

import axe_core_python

HERE = pathlib.Path(__file__).parent
STUDIO = HERE.parent.parent / "Sources" / "EmojiRateStudio"
AXE = pathlib.Path(axe_core_python.__file__).parent / "axe.min.js"

POLICY = "default-src 'self'; script-src 'self'; require-trusted-types-for 'script'"

# What `serve` sends, and where it finds files.
SERVE = runpy.run_path(str(STUDIO / "serve"))

FOLDERS = {"pages": HERE / "pages", "studio": STUDIO, "repository": HERE.parent.parent}

TEMPLATE = """<!DOCTYPE html>
<html lang="en"{attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A page of the tests</title>
<link rel="stylesheet" href="/pages/page.css">
{scripts}
</head>
<body>
<main>
<h1>A page of the tests</h1>
<div id="stage">
{markup}
</div>
</main>
</body>
</html>
"""

# Every page watches itself; then comes the element, as the contract says to include it.
SCRIPTS = ("/pages/watch.js",)


class Server:
    def __enter__(self):
        owner = self

        class Handler(RequestHandler):
            server_of_tests = owner

        self.lock = threading.Lock()
        self.made = {}
        self.posts = []
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        self.origin = "http://127.0.0.1:%d" % self.server.server_address[1]
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def page(self, markup, scripts=(), policy=POLICY, attributes="", address=None):
        """The address of a page with this markup, with these scripts before the element's, if that has an address."""
        tags = [f'<script src="{html.escape(path)}"></script>' for path in (*SCRIPTS, *scripts)]
        if address:
            tags.append(f'<script defer src="{address}"></script>')
        text = TEMPLATE.format(markup=markup, scripts="\n".join(tags), attributes=attributes)
        with self.lock:
            path = f"/made/{len(self.made)}.html"
            self.made[path] = (text.encode(), policy, "text/html; charset=utf-8")
        return self.origin + path

    def script(self, body):
        """The address of a script."""
        path = f"/made/{hash(body)}.js"
        self.made[path] = (body, POLICY, "text/javascript; charset=utf-8")
        return path

    def clear(self):
        with self.lock:
            self.posts.clear()


class RequestHandler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Else a body that follows its headers waits until they are acknowledged, 40 ms for each file.
    disable_nagle_algorithm = True

    def do_GET(self):
        path = urllib.parse.urlsplit(self.path).path
        made = self.server_of_tests.made.get(path)
        if made:
            body, policy, kind, *encoding = made
            return self.send(200, kind, body, policy, *encoding)
        if path == "/axe.js":
            return self.send(200, "text/javascript", AXE.read_bytes())
        if path == "/favicon.ico":
            return self.send(204, "image/x-icon", b"")
        file = self.file(path)
        if file is None:
            return self.send(404, "text/plain", b"There is nothing here.\n")
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        # The page of the studio has its policy with it.
        policy = SERVE["HEADERS"]["Content-Security-Policy"] if path.startswith("/studio/") else POLICY
        return self.send(200, kind, file.read_bytes(), policy)

    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        fields = urllib.parse.parse_qsl(self.rfile.read(length).decode(), keep_blank_values=True)
        with self.server_of_tests.lock:
            self.server_of_tests.posts.append(fields)
        body = '<!DOCTYPE html><html lang="en"><title>Sent</title><p id="sent">Sent.</p></html>'
        self.send(200, "text/html; charset=utf-8", body.encode())

    def file(self, path):
        _, folder, *rest = pathlib.PurePosixPath(path).parts or ("", "")
        if folder not in FOLDERS or not rest or ".." in rest:
            return None
        file = FOLDERS[folder].joinpath(*rest)
        if folder == "studio":
            file = SERVE["OTHERS"].get(file.name, file)
        return file if file.is_file() else None

    def send(self, status, kind, body, policy=POLICY, encoding=None):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        if encoding:
            self.send_header("Content-Encoding", encoding)
        self.send_header("Content-Security-Policy", policy)
        self.send_header("X-Content-Type-Options", "nosniff")
        # Isolated pages have a clock fine enough to measure with.
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass
