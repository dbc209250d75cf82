"""The studio: what its visitors do, from the first picture to the downloaded file, which is the command's."""

import base64
import io
import os
import re
import subprocess
import urllib.parse
import zipfile

import command
import pytest
import served
import server
from conftest import ROOT
from test_names import AUDIT

pytestmark = pytest.mark.usefixtures("studio", "problems")

TABS = ["face", "stars", "drawing", "ratings", "control"]
DRAWINGS = ROOT / "Examples" / "Drawings"
AVOCADOS = [DRAWINGS / f"avocado-{mood}.svg" for mood in ("sad", "ok", "happy")]

CONTRAST = AUDIT.replace("axe.run()", 'axe.run({ runOnly: ["color-contrast"] })')
READY = "() => document.querySelector('#files button').disabled === false"
TRIED = "() => document.querySelector('#rating')?.matches(':defined')"
COMMAND = "() => blocks.command.querySelector('code').textContent"
LIGHT = "() => document.querySelector('#light').innerHTML"

CENTER = """(selector) => {
  const element = document.querySelector(selector);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""

# Goes to an address, and gives the picture and the texts there.
PRINTED = """(link) => new Promise((resolve) => {
  addEventListener("hashchange", () => setTimeout(() => {
    writeLink();
    const { kind, options } = tab.shown;
    const picture = new TextDecoder().decode(studio.draw("svg", kind, options));
    const { textContent } = blocks.command.querySelector("code");
    resolve({ picture, command: textContent, link: location.hash.slice(1) });
  }), { once: true });
  // Else the address may be this one already, with fields that it does not have yet.
  writeLink();
  location.hash = link;
})"""

# Goes to an address whose fields are wrong.
PRINTED_WRONG = """(link) => {
  restore(`#${link}`);
  apply();
}"""

SHOWN = "() => new TextDecoder().decode(studio.draw('svg', tab.shown.kind, tab.shown.options))"

# Takes what is saved, where an engine's automation has no downloads.
TAKE = """() => {
  window.taken ??= [];
  HTMLAnchorElement.prototype.click = function () { taken.push(this); };
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    const address = make.call(URL, blob);
    taken[address] = blob;
    return address;
  };
}"""

TAKEN = """async () => {
  const link = taken.pop();
  if (!link) return null;
  const bytes = new Uint8Array(await taken[link.href].arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { name: link.download, bytes: btoa(text) };
}"""

# Drops files, each a name and its bytes in base64, on the page.
DROP = """(files) => {
  const dataTransfer = new DataTransfer();
  for (const [name, text] of files) {
    dataTransfer.items.add(new File([Uint8Array.from(atob(text), (one) => one.charCodeAt(0))], name));
  }
  document.querySelector("#drop-zone").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
}"""


@pytest.fixture
def visit(browser, site):
    """Opens the studio with this in its address, and waits until something is true."""

    def visit(link="", until=READY):
        browser.mouse.move(1, 1)
        browser.open("about:blank")
        browser.open(f"{site.origin}/studio/index.html{link}")
        browser.wait(until)

    yield visit
    browser.evaluate("() => { try { sessionStorage.clear(); } catch {} }")


@pytest.fixture
def click(browser):
    """Clicks an element once it stands still, because pictures above it may still be drawn."""

    def click(selector):
        before = None
        for _ in range(5):
            place = browser.evaluate(CENTER, selector)
            if place == before:
                break
            before = place
            browser.settle()
        browser.mouse.click(*place)

    return click


@pytest.fixture
def download(browser, click):
    """Clicks a button, and gives the name and the bytes of the file that is saved."""

    def download(file):
        selector = f"[data-file={file}]"
        if browser.name == "chromium":
            with browser.page.expect_download() as saving:
                click(selector)
            return saving.value.suggested_filename, saving.value.path().read_bytes()
        browser.evaluate(TAKE)
        click(selector)
        found = browser.wait(TAKEN)
        return found["name"], base64.b64decode(found["bytes"])

    return download


@pytest.fixture
def drop(browser):
    def drop(*files):
        browser.evaluate(DROP, [(file.name, base64.b64encode(file.read_bytes()).decode()) for file in files])

    return drop


@pytest.fixture
def write(browser):
    """Writes into a field, as a person does."""

    def write(field, text):
        browser.evaluate(
            """(field, text) => {
              const input = document.getElementById(field);
              input.value = text;
              input.dispatchEvent(new Event("input", { bubbles: true }));
            }""",
            field,
            text,
        )

    return write


@pytest.fixture
def run(tmp_path):
    """Runs a command that the page prints, next to these files, and gives the bytes of its file."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "emoji-rate").symlink_to(os.path.abspath(command.EMOJI_RATE))
    environment = os.environ | {"PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"}

    def run(line, *files, change="", file=None):
        for source in files:
            (tmp_path / source.name).write_bytes(source.read_bytes())
        before, option, output = re.split(r"(--output |-o )(?=\S+$)", line.partition(" <<")[0])
        result = subprocess.run(
            ["sh", "-c", line.replace(option + output, f"{change} {option}{output}")],
            cwd=tmp_path, env=environment, capture_output=True, timeout=60,
        )  # fmt: skip
        assert result.returncode == 0 and b"warning" not in result.stderr, (line, result.stderr)
        return (tmp_path / (file or output)).read_bytes()

    return run


def choose(browser, field, word):
    """Chooses a word of a list, as a person does."""
    browser.evaluate(
        """(field, word) => {
          const list = document.getElementById(field);
          list.value = word;
          if (list.value !== word) throw new Error(`${field} has no ${word}`);
          list.dispatchEvent(new Event("input", { bubbles: true }));
        }""",
        field,
        word,
    )


def opened(browser, site, *files):
    """Opens files as a page, and gives the sizes of their pictures."""
    for name, body in files:
        kind = "image/png" if name.endswith(".png") else "image/svg+xml"
        site.made[f"/saved/{name}"] = (body, served.POLICY, kind)
    page = "<!DOCTYPE html><title>x</title>" + "".join(f'<img src="/saved/{name}">' for name, _ in files)
    site.made["/saved/index.html"] = (page.encode(), served.POLICY, "text/html; charset=utf-8")
    browser.open(f"{site.origin}/saved/index.html")
    assert all(served.painted(browser, index) > 0.03 for index in range(len(files)))
    return [picture["natural"] for picture in served.pictures(browser)]


# What people come for


def test_the_first_picture_is_in_the_page_before_the_module(browser, visit, site):
    visit()
    first = "".join(line for line in (server.STUDIO / "index.html").read_text().splitlines() if "cat" in line or "<svg" in line)
    picture = command.output(["4.2", "--character", "cat"])
    assert first.count(picture) == 2
    assert browser.evaluate(SHOWN) == picture


def test_a_web_developer_chooses_a_face_and_downloads_it(browser, visit, click, download, site, run):
    visit()
    click("input[name=face-character][value=bear] + *")
    click("input[name=face-theme][value=dusk] + *")
    browser.wait(f"() => ({COMMAND})().includes('--character bear') && ({COMMAND})().includes('--theme dusk')")
    line = browser.evaluate(COMMAND)
    markup = browser.evaluate("() => blocks.page.querySelector('code').textContent")
    assert markup == '<img src="face.svg" width="240" height="240" alt="4.2 out of 5">'
    files = {file: download(file) for file in ("svg", "light", "dark", "moving")}
    assert [name for name, _ in files.values()] == ["face.svg", "face-light.svg", "face-dark.svg", "face-moving.svg"]
    assert files["svg"][1] == run(line)
    assert files["moving"][1] == run(line, change="--animate-from 0")
    assert files["light"][1] == run(line, change="--pair light,dark")
    assert opened(browser, site, files["dark"]) == [240]


# A module whose third answer has a wrong byte, and what it draws.
WRONG_ONCE = """() => {
  const { Instance } = WebAssembly;
  let count = 0;
  WebAssembly.Instance = function (...given) {
    const { exports } = new Instance(...given);
    const draw = (...words) => {
      const end = exports.draw(...words);
      if ((count += 1) === 3) new Uint8Array(exports.memory.buffer)[end + 50] ^= 1;
      return end;
    };
    return { exports: { ...exports, draw } };
  };
  const { draw } = startModule(compiled, true);
  const pictures = [1, 2, 3].map(() => new TextDecoder().decode(draw("svg", "face", [["value", "4"]])));
  return [count, ...new Set(pictures)];
}"""


@pytest.mark.once
def test_what_an_engine_computes_wrongly_once_is_not_shown(browser, visit):
    visit()
    count, *pictures = browser.evaluate(WRONG_ONCE)
    assert count > 6 and pictures == [command.output(["4"])]


def test_a_press_on_a_word_counts_though_its_picture_is_drawn_again(browser, visit):
    visit()
    browser.wait("() => document.querySelector('input[value=dusk] + .pictures > *')")
    browser.mouse.move(*browser.evaluate(CENTER, "input[name=face-theme][value=dusk] + *"))
    browser.mouse.down()
    browser.evaluate(
        """() => {
          const place = document.querySelector("input[name=face-theme][value=dusk] + *");
          place.replaceChildren(...[...place.children].map((picture) => picture.cloneNode(true)));
        }"""
    )
    browser.mouse.up()
    browser.wait("() => document.querySelector('input[name=face-theme][value=dusk]').checked")


def test_a_slider_moves_the_picture_and_the_arrow_keys_move_the_slider(browser, visit):
    visit()
    before = browser.evaluate(LIGHT)
    browser.evaluate("() => document.querySelector('#face-value-slider').focus()")
    browser.keyboard.press("ArrowLeft")
    browser.wait("() => document.querySelector('#reads').textContent === '4.1 out of 5'")
    assert browser.evaluate(LIGHT) != before
    assert browser.evaluate("() => document.querySelector('#face-value').value") == "4.1"


# Who comes, with which fields, for which file: its name, its width, and what the printed command lacks for it.
VISITORS = [
    ("a README author", "face&face-character=robot&face-value=5", "svg", "face.svg", 240, ""),
    ("a README author", "stars&stars-symbol=heart&stars-right-to-left=on", "light", "stars-light.svg", 252, "--pair light,dark"),
    ("a mail author", "face&face-character=cat&face-size=64", "png4", "face@4x.png", 256, "--png 4x"),
    ("a web developer", "stars&stars-step=0.5&stars-fill=half", "moving", "stars-moving.svg", 252, "--animate-from 0"),
    ("a web developer", "stars&stars-symbol=face&stars-character=ghost", "png1", "stars.png", 252, ""),
    ("a designer", "face&face-character=bloom&face-theme=dusk&face-eyes=heart", "light", "face-light.svg", 240, "--pair light,dark"),
    ("a newsletter author", "stars&stars-symbol=heart", "png2", "stars@2x.png", 504, "--png 2x"),
    ("a newsletter author", "face&face-character=party&face-animate-from=1", "moving", "face-moving.svg", 240, "--animate-from 1"),
    ("a shop owner", "ratings&ratings-layout=badge", "png2", "summary@2x.png", None, "--png 2x"),
    ("a shop owner", "ratings&ratings-layout=columns&ratings-symbol=face", "svg", "summary.svg", None, ""),
    ("a shop owner", "ratings&ratings-data=values&ratings-date-column=date&ratings-course=spark", "png1", "history.png", None, ""),
]  # fmt: skip


@pytest.mark.once
def test_a_visitor_downloads_the_commands_file(browser, visit, download, site, run):
    visit()
    files = []
    for who, link, file, saved, width, change in VISITORS:
        line = browser.evaluate(PRINTED, link)["command"]
        sharp = browser.evaluate("() => blocks.mail.querySelector('code').textContent")
        name, body = download(file)
        assert name == saved and (f'<img src="{name}"' in sharp) == (file == "png2"), who
        assert body == run(line.replace(".svg", ".png") if file.startswith("png") else line, change=change), who
        files.append((name, body))
    for natural, (who, _, _, _, width, _) in zip(opened(browser, site, *files), VISITORS, strict=True):
        assert width in (natural, None), who


def test_a_designer_drops_a_drawing_and_sees_every_value(browser, visit, drop, write, download, site, run):
    visit("#drawing", until="() => typeof studio === 'object'")
    drop(*AVOCADOS)
    browser.wait("() => document.querySelectorAll('#strip svg').length === 11")
    for index, value in enumerate(("0", "40%", "5")):
        write(f"drop-{index}", value)
    write("drawing-value", "2")
    browser.wait("() => document.querySelector('#reads').textContent === '2 out of 5'")
    line = browser.evaluate(COMMAND)
    words = line.replace("\\", "").split()
    assert [words[at + 1] for at, word in enumerate(words) if word == "--drawing"] == [
        "0=avocado-sad.svg", "40%=avocado-ok.svg", "5=avocado-happy.svg"
    ]
    parts = browser.evaluate("() => document.querySelector('#parts').textContent")
    files = "0=avocado-sad.svg,40%=avocado-ok.svg,5=avocado-happy.svg"
    assert parts.encode() == run(f"emoji-rate check {files} -o parts.txt", *AVOCADOS)
    name, body = download("svg")
    assert body == run(line, *AVOCADOS)
    layers = download("layers")
    assert layers[0] == "drawing-layers.svg" and layers[1].count(b"inkscape:groupmode") >= 3
    # A reload keeps the drawing.
    visit("#drawing")
    assert browser.evaluate("() => document.querySelectorAll('#dropped li').length") == 3
    assert opened(browser, site, (name, body)) == [240]


@pytest.mark.once
def test_a_designer_gives_one_file_after_another(browser, visit, drop):
    visit("#drawing", until="() => typeof studio === 'object'")
    drop(AVOCADOS[0])
    said = browser.wait("() => document.querySelector('#drop-0-error')?.textContent")
    assert said.endswith("Or add the drawing of another value.") and browser.evaluate(CLOSED)
    drop(AVOCADOS[1])
    browser.wait("() => document.querySelectorAll('#strip svg').length === 11")
    assert browser.evaluate("() => document.querySelector('#drop-0-error').textContent") == ""


@pytest.mark.once
def test_all_files_of_a_picture_are_one_archive(browser, visit, download):
    visit("#face&face-value=3")
    name, body = download("all")
    archive = zipfile.ZipFile(io.BytesIO(body))
    assert name == "face.zip" and archive.testzip() is None
    assert archive.namelist() == [
        "face.svg", "face-light.svg", "face-dark.svg", "face-moving.svg", "face.png", "face@2x.png", "face@4x.png"
    ]
    for file in ("svg", "moving", "png2"):
        name, body = download(file)
        assert archive.read(name) == body


@pytest.mark.once
def test_a_module_that_takes_long_is_seen_to_load(browser, site, problems):
    served.serve(site, server.STUDIO, "/slow", "frame-ancestors 'none'")
    page = (server.STUDIO / "index.html").read_text()
    # A module of which nothing comes after the first bytes.
    wait = b"""globalThis.fetch = async () => new Response(new ReadableStream({
  start(stream) { stream.enqueue(new Uint8Array(200000)); },
}));"""
    site.made["/slow/wait.js"] = (wait, "frame-ancestors 'none'", "text/javascript")
    page = page.replace('<script src="page.js">', '<script src="wait.js"></script><script src="page.js">')
    site.made["/slow/index.html"] = (page.encode(), "frame-ancestors 'none'", "text/html; charset=utf-8")
    browser.open(f"{site.origin}/slow/index.html")
    browser.wait("() => document.querySelector('#reads').textContent === 'Loading the studio: 0.2 MB'")
    assert browser.evaluate("() => [...document.querySelectorAll('#files button')].every(({ disabled }) => disabled)")


@pytest.mark.once
def test_twenty_files_are_a_drawing_of_twenty_values(browser, visit, drop, tmp_path):
    visit("#drawing", until="() => typeof studio === 'object'")
    files = [tmp_path / f"{index:02}.svg" for index in range(20)]
    for index, file in enumerate(files):
        file.write_bytes(AVOCADOS[index % 3].read_bytes())
    drop(*files)
    browser.wait("() => document.querySelectorAll('#strip svg').length === 11")
    assert browser.evaluate("() => document.querySelectorAll('#dropped li').length") == 20
    assert browser.evaluate("() => document.querySelector('#drop-error').textContent") == ""


@pytest.mark.once
def test_a_designer_changes_a_character_in_an_editor(browser, visit, drop, click, download, tmp_path):
    visit("#face&face-character=bear")
    name, body = download("layers")
    assert name == "bear-layers.svg" and body.decode().strip() == command.output(["drawing", "--character", "bear"])
    (tmp_path / name).write_bytes(body.replace(b"</svg>", b"</svg>\n"))
    click("#drawing-tab")
    drop(tmp_path / name)
    browser.wait("() => document.querySelectorAll('#strip svg').length === 11")
    assert browser.evaluate("() => document.querySelector('#warnings').textContent") == ""


@pytest.mark.once
@pytest.mark.parametrize(
    "data, date, text, label",
    [
        ("counts", "", "31,25,103,308,817", "4.4 out of 5 stars, 1,284 ratings."),
        ("values", "", "5\n4/5\n\n80%\n3\n★★★★★\n", "4.2 out of 5 stars, 5 ratings."),
        ("values", "day", "day\tstars\n2026-01-12\t3\n9.3.2026\t5\n", "5 out of 5 stars (3/2026). First: 3.0 (1/2026). 2 ratings"),
    ],
)
def test_a_shop_owner_makes_a_picture_of_many_ratings(browser, visit, write, download, site, run, data, date, text, label):
    visit(f"#ratings&ratings-data={data}")
    write(f"ratings-{data}", text)
    if date:
        choose(browser, "ratings-date-column", date)
    browser.wait("(label) => document.querySelector('#reads').textContent.startsWith(label)", label)
    line = browser.evaluate(COMMAND)
    name, body = download("svg")
    assert name == ("history.svg" if date else "summary.svg")
    assert body == run(line)
    assert download("dark")[1] != body
    assert opened(browser, site, (name, body)) == [360]


SHOP = """Order,Product,Stars,When,Rating\r
1,"Mug, blue",4,2026-01-03,5\r
2,"Mug, blue",2,2026-02-03,4\r
3,Pot,5,2026-01-09,\r
4,Pot,1,2026-03-04,2\r
5,"Cup 12"" tall",3,2026-03-05,1\r
6,Pot,1,2026-03-06,3\r
"""


def test_a_shop_owner_drops_a_file_and_chooses_its_columns(browser, visit, drop, download, run, tmp_path):
    visit("#face")
    file = tmp_path / "shop's reviews.csv"
    file.write_text(SHOP, newline="")
    drop(file)
    browser.wait("() => document.querySelectorAll('#ratings-table tbody tr').length === 5")
    # Two titles are usual for ratings, so the command has to be told.
    said = browser.wait("() => document.querySelector('#ratings-value-column-error').textContent")
    assert said == "line 1: it is not clear which column has the ratings; give Value column with one of " \
        "'Order', 'Product', 'Stars', 'When', 'Rating'"
    lists = browser.evaluate("() => ['value', 'date'].map((role) => [...document.querySelector(`#ratings-${role}-column`).options].map(({ text }) => text))")
    assert lists == [
        ["not clear: choose one", "Order", "Product", "Stars", "When", "Rating"],
        ["no dates", "When", "Order", "Product", "Stars", "Rating"],
    ]
    choose(browser, "ratings-value-column", "Rating")
    browser.wait("() => document.querySelector('#reads').textContent.startsWith('3 out of 5 stars, 5 ratings')")
    assert browser.evaluate("() => document.querySelector('#ratings-remarks').textContent") == "1 of 6 lines has no rating"
    line = browser.evaluate(COMMAND)
    assert "--values 'shop'\\''s reviews.csv'" in line and "--value-column Rating" in line
    assert download("svg") == ("summary.svg", run(line, file))
    choose(browser, "ratings-date-column", "When")
    browser.wait("() => document.querySelector('#reads').textContent.includes('(3/2026)')")
    assert download("svg") == ("history.svg", run(browser.evaluate(COMMAND), file))
    choose(browser, "ratings-count-column", "Stars")
    choose(browser, "ratings-group-column", "Product")
    groups = browser.evaluate("() => [...document.querySelector('#ratings-group').options].map(({ text }) => text)")
    assert groups == ['Cup 12" tall: 3', "Mug, blue: 6", "Pot: 2"]
    choose(browser, "ratings-group", "Mug, blue")
    line = browser.evaluate(COMMAND)
    name, body = download("light")
    assert name == "Mug-blue-light.svg"
    assert body == run(line, file, change="--pair light,dark", file="pictures/Mug-blue.svg")
    pictures = zipfile.ZipFile(io.BytesIO(download("groups")[1]))
    assert pictures.namelist() == ["Cup-12-tall.svg", "Mug-blue.svg", "Pot.svg"]
    for picture in pictures.namelist():
        assert pictures.read(picture) == run(line, file, file=f"pictures/{picture}")
    # What is not in the address is said.
    browser.wait("() => !document.querySelector('#link-note').hidden && !location.hash.includes('column')")


@pytest.mark.once
def test_what_is_pasted_may_be_long_and_a_file_has_20_megabytes(browser, visit, write, drop, run, tmp_path):
    visit("#ratings&ratings-data=values")
    text = "rating\n" + "5\n4\n" * 5000
    write("ratings-values", text)
    browser.wait("() => document.querySelector('#reads').textContent.startsWith('4.5 out of 5 stars, 10,000')")
    (tmp_path / "ratings.txt").write_text(text)
    line = browser.evaluate(COMMAND)
    assert run(line).decode() == browser.evaluate(SHOWN)
    browser.wait("() => !document.querySelector('#link-note').hidden && location.hash === '#ratings&ratings-data=values'")
    drops = """(size) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["rating,".padEnd((size - 20) % 101 + 19, "x"), "\\n", `5,${"lovely ".repeat(14)}\\n`.repeat((size - 20) / 101)], "large.csv"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
    }"""
    browser.evaluate(drops, 20_000_000)
    browser.wait("() => document.querySelector('#reads').textContent.startsWith('5 out of 5 stars, 198,019')")
    browser.evaluate(drops, 20_000_002)
    said = browser.wait("() => document.querySelector('#ratings-file-error').textContent")
    assert said == "large.csv has 20,000,002 bytes; the page reads at most 20,000,000, and the command reads more"


def test_a_developer_tries_a_control_sends_it_and_takes_its_script(browser, visit, write, click, download, run):
    visit("#control&face-character=bear&control-name=mood", until=TRIED)
    browser.evaluate("() => document.querySelector('#rating').focus()")
    browser.keyboard.press("End")
    browser.wait("() => document.querySelector('#sends').textContent === 'mood=5'")
    assert browser.evaluate("() => document.querySelector('#rating').labels[0].textContent") == "Your rating"
    name, script = download("script")
    assert name == "rating.js" and script == run(browser.evaluate(COMMAND))
    markup = browser.evaluate("() => blocks.control.querySelector('code').textContent")
    assert markup.endswith('<emoji-rate id="rating"\n  name="mood"\n  value="5"></emoji-rate>')
    click("#trial .primary")
    browser.wait("() => document.querySelector('#sent')?.textContent === 'Sent: mood=5'")
    browser.wait(TRIED)
    assert browser.evaluate("() => [location.search, document.querySelector('#rating').value]") == ["?mood=5", "5"]


@pytest.mark.once
def test_attributes_need_no_recording(browser, visit, click):
    visit("#control&control-look=stars&stars-step=1", until=TRIED)
    browser.evaluate("() => { window.before = document.querySelector('#rating'); }")
    click("#control-required")
    browser.wait("() => document.querySelector('#rating').hasAttribute('required')")
    assert browser.evaluate("() => document.querySelector('#rating') === before")
    assert browser.evaluate("() => document.querySelector('#valid').textContent") != "yes"


# What is wrong is said where it is

PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256))
TEXT = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="5">Hi</text></svg>'
WIDE = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 9"><path d="M0 0H9V9Z"/></svg>'


NO_DRAWINGS = [
    ("a.png", PNG, "a.png: this is no SVG file, which is text in UTF-8"),
    ("empty.svg", b"", "empty.svg"),
    ("large.svg", b" " * 1_000_001, "large.svg has 1,000,001 bytes; a drawing has at most 1,000,000"),
    ("text.svg", TEXT, "text.svg"),
    ("avocado-wide.svg", WIDE, "avocado-wide.svg"),
]


@pytest.mark.once
def test_a_file_that_is_no_drawing_changes_nothing(browser, visit, drop, tmp_path):
    visit("#drawing", until="() => typeof studio === 'object'")
    drop(*AVOCADOS)
    browser.wait("() => document.querySelectorAll('#strip svg').length === 11")
    before = browser.evaluate(LIGHT)
    for name, body, sentence in NO_DRAWINGS:
        (tmp_path / name).write_bytes(body)
        drop(tmp_path / name)
        browser.wait("(sentence) => document.querySelector('#drop-error').textContent.startsWith(sentence)", sentence)
        assert browser.evaluate(LIGHT) == before
        assert browser.evaluate("() => document.querySelectorAll('#dropped li').length") == 3


@pytest.mark.once
def test_a_file_dropped_on_another_tab_is_read_in_its_own(browser, visit, drop, tmp_path):
    visit("#face")
    (tmp_path / "a.png").write_bytes(PNG)
    drop(tmp_path / "a.png")
    said = browser.wait("() => document.querySelector('#drop-error').textContent")
    assert said.startswith("a.png: this is no SVG file")
    assert browser.evaluate("() => document.querySelector('[role=tab][aria-selected=true]').dataset.tab") == "drawing"
    # No picture of the tab before can be downloaded as the drawing.
    assert not browser.evaluate("() => document.querySelector('#light').childElementCount")


WRONG = [
    ("face-eyes", "hearts", "Eyes must be one of none, classic"),
    ("face-mouth", "grinn", "; it is 'grinn'"),
    ("face-colors", "red,blu", "Colors must be two to seven colours"),
    ("face-value", "abc", "abc"),
    ("face-minimum", "low", "Minimum must be a number"),
    ("stars-cells", "wide", "Cells must be a width and a height such as 200x50"),
    ("ratings-counts", "12,abc,3", "'abc' is not a count"),
]

# Wrong ratings: where that is said, the other fields, and the text.
WRONG_RATINGS = [
    ("values", "", "5\n4\nbad"),
    ("values", "", "5\nx\ny\n4"),
    ("values", "", "rating\n" + "bad\n" * 15),
    ("value-column", "", "4,5\n3,5"),
    ("value-column", "", "rating,stars\n5,4"),
    ("values", "", "5\n7"),
    ("values", "", "0\n5\n4"),
    ("values", "", ""),
    ("values", "", "rating\n"),
    ("values", "", '[{"rating":5},{"rating":3}'),
    ("values", "", '{"data":[{"rating":5}]}'),
    ("values", "", '"5'),
    ("values", "delimiter=bar", "name;rating\na;5\nb;4"),
    ("values", "count-column=count", "rating,count\n1,3\n2,5.5"),
    ("values", "date-column=day", "day,rating\n2026-01-12,4\nsoon,5"),
    ("values", "date-column=day", "day,rating\n1/2/2026,4"),
    ("values", "date-column=day", "day,rating\n2026-01-12,4\n2026-02-30,5"),
    ("values", "date-column=day", "day,rating\n2025,5\n2026-01-01,4"),
    ("where", "where=state", "rating,state\n5,draft"),
    ("values", "where=state%3Dshown", "rating,state\n5,draft"),
    ("minimum", "minimum=5&maximum=1", "5\n4"),
    ("step", "step=0.3", "5\n4"),
    ("axis", "date-column=day&axis=9", "day,rating\n2026-01-12,4"),
    ("since", "date-column=day&since=soon", "day,rating\n2026-01-12,4"),
]


def in_words_of_the_page(stderr, file):
    """The command's sentences as the page says them: without the file, and with the names of fields for options."""
    sentences = re.sub("(?m)^emoji-rate: error: ", "", stderr).strip()
    sentences = re.sub(rf"{re.escape(file)}[,:] | in {re.escape(file)}", "", sentences)
    return re.sub("--([a-z][a-z-]*)", lambda option: option[1].capitalize().replace("-", " "), sentences)


CLOSED = "() => document.querySelector('#report').hidden && [...document.querySelectorAll('#files button')].every(({ disabled }) => disabled)"


@pytest.mark.once
def test_an_error_is_the_commands_sentence_with_fields_for_options(browser, visit, write, drop, tmp_path):
    visit("#ratings")
    for place, fields, text in WRONG_RATINGS:
        given = dict(urllib.parse.parse_qsl(fields))
        link = urllib.parse.urlencode({f"ratings-{name}": value for name, value in given.items()})
        browser.evaluate(PRINTED, "ratings&ratings-data=values")
        browser.evaluate(PRINTED_WRONG, f"ratings&ratings-data=values&{link}")
        options = [f"--{name}={value}" for name, value in given.items()]
        for file in ("the standard input", "some reviews.csv"):
            if file == "the standard input":
                write("ratings-values", text)
                source = "-"
            else:
                (tmp_path / file).write_text(text)
                drop(tmp_path / file)
                browser.wait("(file) => ratingFile?.name === file", file)
                for name, value in given.items():
                    browser.evaluate("(name, value) => { tabs.ratings.fields.find((field) => field.name === name).write(value); apply(); }", name, value)
                if text.startswith(("[", "{")):
                    continue
                source = file
            result = subprocess.run(
                [command.EMOJI_RATE, "summary", "--values", source, *options],
                input=text.encode(), capture_output=True, cwd=tmp_path, timeout=20,
            )  # fmt: skip
            assert result.returncode in (64, 65), (text, result)
            said = browser.evaluate("(place) => document.getElementById(`ratings-${place}-error`).textContent", place)
            assert said == in_words_of_the_page(result.stderr.decode(), file), (text, options)
            field = f"ratings-{place}"
            assert browser.evaluate("(field) => document.getElementById(field).getAttribute('aria-invalid')", field) == "true"
            assert browser.evaluate(CLOSED), text
        browser.evaluate("() => setRatingFile(undefined)")


@pytest.mark.once
def test_what_is_not_allowed_is_said_next_to_its_field(browser, visit, write):
    visit("#ratings")
    for field, text, part in WRONG:
        tab, name = field.split("-", 1)
        own = {"cells": "&stars-arrangement=cells"}.get(name, "")
        browser.evaluate(PRINTED, tab + own)
        browser.evaluate("() => { for (const details of document.querySelectorAll('.more')) details.open = false; }")
        before = browser.evaluate(LIGHT)
        write(field, text)
        said = browser.wait("(field) => document.getElementById(`${field}-error`).textContent", field)
        assert part in said, said
        assert browser.evaluate("(field) => document.getElementById(field).checkVisibility()", field)
        assert browser.evaluate(LIGHT) == before
        assert browser.evaluate("(field) => document.getElementById(field).getAttribute('aria-invalid')", field) == "true"
        # The picture that is shown is an earlier one.
        assert browser.evaluate(CLOSED)


@pytest.mark.parametrize("missing", ["module", "WebAssembly"])
def test_without_a_module_the_ready_scripts_are_offered(browser, site, problems, missing):
    problems += ["404", "Failed to load"]
    page = (server.STUDIO / "index.html").read_text()
    if missing == "WebAssembly":
        site.made["/bare/none.js"] = (b"delete globalThis.WebAssembly;", "frame-ancestors 'none'", "text/javascript")
        page = page.replace('<script src="page.js">', '<script src="none.js"></script><script src="page.js">')
    served.serve(site, server.STUDIO, "/bare", "frame-ancestors 'none'")
    site.made["/bare/index.html"] = (page.encode(), "frame-ancestors 'none'", "text/html; charset=utf-8")
    browser.open(f"{site.origin}/bare/index.html")
    said = browser.wait("() => document.querySelector('#failure').textContent")
    assert said.startswith("The studio cannot draw here: " + {"module": "studio.wasm: 404", "WebAssembly": "this browser has no WebAssembly"}[missing])
    links = browser.evaluate("() => [...document.querySelectorAll('#failure a')].map(({ href }) => href)")
    assert f"{site.origin}/bare/control/cat.js" in links and len(links) == 23
    assert not browser.evaluate("() => document.querySelector('[role=tablist]').checkVisibility()")


# The page as a whole


def test_the_tabs_are_moved_through_by_keys_and_back_returns(browser, visit, click):
    visit()
    browser.evaluate("() => document.querySelector('#face-tab').focus()")
    for key, name in (("ArrowRight", "stars"), ("End", "control"), ("ArrowRight", "face"), ("ArrowLeft", "control"), ("Home", "face")):
        browser.keyboard.press(key)
        browser.wait("(name) => document.activeElement.id === `${name}-tab` && document.getElementById(`${name}-panel`).checkVisibility()", name)
        assert browser.evaluate("() => document.querySelectorAll('[role=tabpanel]:not([hidden])').length") == 1
    browser.keyboard.press("ArrowRight")
    browser.wait("() => location.hash === '#stars'")
    browser.evaluate("() => history.back()")
    browser.wait("() => location.hash === '#face' && document.querySelector('#face-panel').checkVisibility()")


@pytest.mark.once
def test_the_address_keeps_the_state_and_a_reset_can_be_taken_back(browser, visit, write, click):
    visit("#stars&stars-symbol=heart")
    write("stars-value", "2")
    browser.wait("() => location.hash === '#stars&stars-value=2&stars-symbol=heart'")
    click("#stars-panel .reset")
    browser.wait("() => location.hash === '#stars'")
    assert browser.evaluate("() => document.querySelector('#reads').textContent") == "3.5 out of 5 stars"
    browser.evaluate("() => history.back()")
    browser.wait("() => document.querySelector('#reads').textContent === '2 out of 5 hearts'")


def test_nothing_is_sent_and_the_policy_would_stop_it(browser, visit, drop, site, problems):
    visit("#drawing", until="() => typeof studio === 'object'")
    drop(*AVOCADOS)
    browser.wait("() => document.querySelectorAll('#strip svg').length === 11")
    loaded = browser.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    names = [file.name for file in server.STUDIO.iterdir()] + ["studio.wasm", "drawing.wasm"]
    own = {f"{site.origin}/studio/{name}" for name in names}
    assert {name for name in loaded if not name.startswith("blob:")} <= own | {f"{site.origin}/pages/watch.js"}
    assert site.posts == []
    problems += ["https://example.com", "Content Security Policy", "NetworkError", "Refused"]
    assert browser.evaluate("() => fetch('https://example.com/').then(() => 'sent', () => 'stopped')") == "stopped"


@pytest.mark.once
def test_a_loaded_page_needs_no_server(browser, visit, write, click, download, problems):
    """Everything but a reload works when the connection is gone."""
    visit()
    # Chromium asks for the icon again at every address.
    problems.append("ERR_INTERNET_DISCONNECTED")
    browser.context.set_offline(True)
    try:
        write("face-value", "1")
        browser.wait("() => document.querySelector('#reads').textContent === '1 out of 5'")
        assert download("png2")[1][:4] == b"\x89PNG"
        click("#stars-tab")
        browser.wait("() => document.querySelector('#reads').textContent === '3.5 out of 5 stars'")
        assert len(download("script")[1]) > 5000
        click("#control-tab")
        browser.wait(TRIED)
    finally:
        browser.context.set_offline(False)


@pytest.mark.once
@pytest.mark.parametrize("tab", TABS)
def test_a_tab_is_accessible_in_every_scheme_and_fits(browser, visit, emulate, drop, picture, tab):
    visit(f"#{tab}", until={"control": TRIED, "drawing": "() => typeof studio === 'object'"}.get(tab, READY))
    if tab == "drawing":
        drop(*AVOCADOS)
        browser.wait("() => document.querySelectorAll('#strip svg').length === 11")
    served.add_axe(browser)
    browser.evaluate("() => { document.querySelector('.panel:not([hidden]) .more').open = true; }")
    try:
        for scheme in ({}, {"dark": True}, {"forced_colors": True}):
            emulate(**scheme)
            browser.settle()
            # A scheme changes colours alone.
            assert browser.evaluate(CONTRAST if scheme else AUDIT) == [], scheme
            picture(f"studio-{tab}-{'-'.join(scheme) or 'light'}")
        for direction in ("ltr", "rtl"):
            browser.evaluate("(direction) => { document.documentElement.dir = direction; }", direction)
            for size in ((320, 720), (320, 256)):
                browser.resize(*size)
                browser.settle()
                assert browser.evaluate("() => document.documentElement.scrollWidth") <= 320, (direction, size)
            picture(f"studio-{tab}-320-{direction}")
    finally:
        browser.resize(1000, 720)


@pytest.mark.once
def test_right_to_left_the_arrow_keys_turn_around(browser, visit):
    visit()
    browser.evaluate("() => { document.documentElement.dir = 'rtl'; document.querySelector('#face-tab').focus(); }")
    browser.keyboard.press("ArrowLeft")
    browser.wait("() => document.activeElement.id === 'stars-tab'")


@pytest.mark.parametrize("clipboard", ["granted", "none"])
def test_the_markup_is_copied_or_selected(browser, visit, click, clipboard):
    if clipboard == "granted" and browser.name != "chromium":
        browser.unsupported("nothing else gives leave to read the clipboard")
    visit()
    if clipboard == "granted":
        browser.context.grant_permissions(["clipboard-read", "clipboard-write"])
    else:
        browser.evaluate('() => { Object.defineProperty(navigator, "clipboard", { value: undefined }); }')
    click("#report .source button")
    said = browser.wait("() => document.querySelector('#report .source [role=status]').textContent")
    code = browser.evaluate("() => document.querySelector('#report .source code').textContent")
    if clipboard == "granted":
        assert said == "Copied" and browser.evaluate("() => navigator.clipboard.readText()") == code
    else:
        assert said.startswith("Selected") and browser.evaluate("() => getSelection().toString()") == code


# The command's bytes

# What differs from the beginning, by the fields.
STATES = [
    "face&face-value=",
    "face&face-value=&face-language=uk",
    "face&face-value=-1.5&face-minimum=-2&face-maximum=8",
    "face&face-value=2.5&face-step=0.5&face-language=fr",
    "face&face-character=classic&face-low-color=%23102030&face-high-color=%23a0b0c0&face-hue-path=shorter&face-eyes=none"
    "&face-background=%2300ff7f&face-precision=4",
    "face&face-character=classic&face-value=&face-color=%236a5acd",
    "face&face-character=robot&face-theme=dusk&face-eyes=heart&face-extras=blush%2Ccrown&face-paint=radial&face-size=96"
    "&face-morph=0.5",
    "face&face-character=classic&face-mouth=grin&face-ink=%233a2332&face-colors=rgb(255 0 0), hsl(40 90% 50%),%230a0",
    "face&face-title={value} of \"it's\" <{maximum}>&face-responsive=on",
    "face&face-decorative=on&face-line-width=3",
    "stars&stars-value=3.4&stars-fill-color=%23ff0000&stars-stroke-color=%23800000&stars-empty-color=%23dddddd"
    "&stars-spacing=3",
    "stars&stars-value=&stars-count=7&stars-theme=mono",
    "stars&stars-value=2.5&stars-fill=half&stars-arrangement=fitted&stars-width=300&stars-height=50&stars-right-to-left=on",
    "stars&stars-symbol=heart&stars-value=7&stars-maximum=10&stars-arrangement=cells&stars-cells=300x60&stars-language=ar",
    "stars&stars-symbol=face&stars-value=4&stars-character=ghost&stars-theme=spirit",
    "stars&stars-symbol=face&stars-value=3&stars-count=3&stars-colors=gold, red&stars-star-size=30",
    "ratings&ratings-counts=1,2,3&ratings-symbol=face&ratings-character=cat",
    "ratings&ratings-layout=badge&ratings-numbers=count&ratings-theme=dusk&ratings-language=de",
    "ratings&ratings-data=values&ratings-values=5%0A4%0A3&ratings-layout=columns",
    "ratings&ratings-data=values&ratings-date-column=date&ratings-period=week&ratings-points=faces&ratings-symbol=face"
    "&ratings-theme=dusk",
    "ratings&ratings-data=values&ratings-value-column=2&ratings-date-column=1&ratings-course=spark&ratings-date-order=mdy"
    "&ratings-values=1/2/2026,4%0A3/2/2026,5",
    "ratings&ratings-data=values&ratings-where=product!%3DPot&ratings-words=Bad,Okay,Good&ratings-values=product%09rating%0A"
    "Mug%09Good%0APot%09Bad%0AMug%09okay",
]

@pytest.mark.once
def test_the_printed_command_gives_what_is_shown_and_the_address_keeps_it(browser, visit, run):
    visit()
    pictures = set()
    # From one to another, so that none keeps anything of the one before.
    for state in STATES:
        name, *fields = state.split("&")
        given = dict(urllib.parse.unquote(field).split("=", 1) for field in fields)
        link = f"{name}&{urllib.parse.urlencode(given)}"
        printed = browser.evaluate(PRINTED, link)
        kept = printed["link"].split("&", 1)
        assert kept[0] == name and dict(urllib.parse.parse_qsl(kept[1], keep_blank_values=True)) == given
        # The command says no language of a title, which is what it has for what nobody has rated.
        shown = printed["picture"].replace(' lang="uk"', "") if "--title" in printed["command"] else printed["picture"]
        assert run(printed["command"]).decode() == shown, printed["command"]
        pictures.add(shown)
    assert len(pictures) == len(STATES)


@pytest.mark.once
def test_a_change_shows_at_once(browser, visit):
    """A frame has 16 ms."""
    visit()
    times = browser.evaluate(
        """() => ["face-value", "stars-value"].map((id) => {
          choose(id.split("-")[0]);
          const times = [];
          for (let index = 0; index < 40; index += 1) {
            const started = performance.now();
            document.getElementById(id).value = `${index / 8}`;
            apply();
            document.body.getBoundingClientRect();
            times.push(performance.now() - started);
          }
          return times.sort((one, other) => one - other)[20];
        })"""
    )
    print(f"a change takes {times} ms")
    assert max(times) < 16
