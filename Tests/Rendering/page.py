"""Chromium as the browser tests drive it, with pages that tests write."""

import io
import pathlib
import sys
import tempfile

from PIL import Image

sys.path.append(str(pathlib.Path(__file__).parents[1] / "Browser"))
from chromium import Chromium  # noqa: E402


class Page(Chromium):
    def start(self):
        super().start()
        self.folder = tempfile.TemporaryDirectory(prefix="rendering-")
        self.path = pathlib.Path(self.folder.name)

    def stop(self):
        super().stop()
        self.folder.cleanup()

    def show(self, html, width=800, height=600):
        """Shows a page in a window of this size, and waits until it and its pictures are loaded."""
        self.resize(width, height)
        file = self.path / "page.html"
        file.write_text(html, encoding="utf-8")
        self.open(file.as_uri())

    def screenshot(self):
        """What the window shows."""
        return Image.open(io.BytesIO(self.png())).convert("RGB")

    def accessible_nodes(self):
        """The role and the name of all that assistive technology is told about the page."""
        return [
            (node["role"]["value"], node.get("name", {}).get("value", ""))
            for node in self.protocol.send("Accessibility.getFullAXTree")["nodes"]
            if not node["ignored"]
        ]
