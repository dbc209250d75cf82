import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings

@Suite("NumberScanner+Lengths")
struct NumberScannerLengthsTests {
  @Test("reads numbers with space, commas or nothing between")
  func numbers() {
    #expect(NumberScanner.numbers(" 1,2 -3.5+4.e1 .5.5") == [1, 2, -3.5, 40, 0.5, 0.5])
    #expect(NumberScanner.numbers("") == [])
    for text in ["nan", "inf", "1e308", "1 x", "0x10", "1e10", "1,,2"] {
      #expect(NumberScanner.numbers(text) == nil, "\(text)")
    }
  }

  @Test(
    "reads lengths in pixels and other units",
    arguments: [
      ("72pt", 96), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96), ("1pc", 16), (" 3px ", 3),
      ("50%", 4), ("2em", nil), ("px", nil), ("1 px 2", nil), ("NaN", nil),
    ] as [(String, Double?)])
  func lengths(text: String, length: Double?) {
    #expect(NumberScanner.length(text, of: 8) == length)
    #expect(!text.hasSuffix("%") || NumberScanner.length(text, of: nil) == nil)
  }

  @Test("clamps parts", arguments: [("150%", 1), ("-1", 0), (".5", 0.5)] as [(String, Double)])
  func parts(text: String, part: Double) { #expect(NumberScanner.part(text) == part) }
}

@Suite("NumberScanner+Transform")
struct NumberScannerTransformTests {
  @Test(
    "reads transforms, the last of which is applied first",
    arguments: [
      ("translate(10 20)scale(2)", Point(12, 24)), ("scale(2) , translate(10,20)", Point(22, 44)),
      ("rotate(90)", Point(-2, 1)), ("rotate(90deg 1 2)", Point(1, 2)),
      ("matrix(1 2 3 4 5 6)", Point(12, 16)), ("translate(3px)", Point(4, 2)),
      ("skewX(45)", Point(3, 2)), ("skewY(45)", Point(1, 3)),
    ])
  func transforms(text: String, place: Point) throws {
    let found = try #require(NumberScanner.transform(text)).apply(Point(1, 2))
    #expect((found - place).length < 1e-12)
  }

  @Test(
    "refuses other transforms",
    arguments: [
      "rotate(1 2)", "scale", "scale(", "scale(2", "matrix(1 2 3)", "turn(3)", "scale(2px)",
      "scale(nan)",
    ])
  func otherTransforms(text: String) { #expect(NumberScanner.transform(text) == nil) }
}

@Suite
struct StyleSheetTests {
  private func style(_ sheet: String, _ attributes: String) throws -> [String: String] {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg'><style>\(sheet)</style><path \(attributes)/></svg>"
    let document = try XMLReader.read(Array(text.utf8))
    return try StyleSheet(document).style(of: document.elements[2])
  }

  @Test("lets the more specific rule, then the later one, and the style attribute win")
  func cascade() throws {
    let sheet =
      "#a{fill:red}.b{fill:lime}path{fill:blue}*{fill:gold}.b{stroke:red}.b{stroke:lime !important}"
    #expect(try style(sheet, "fill='gray'")["fill"] == "blue")
    #expect(try style(sheet, "class='x b'")["fill"] == "lime")
    #expect(try style(sheet, "class='b' id='a'") == ["fill": "red", "stroke": "lime"])
    #expect(try style(sheet, "id='a' style='fill : #123 ;opacity:.5'")["fill"] == "#123")
    #expect(try style("", "fill=' gray '")["fill"] == "gray")
  }

  @Test("reads compounds and lists, comments, and what is between quotes and brackets")
  func syntax() throws {
    #expect(try style("path.a#b , g{fill:red}", "class='a' id='b'")["fill"] == "red")
    #expect(try style("path.a#b{fill:red}", "class='a'")["fill"] == nil)
    #expect(try style("/* a{ */path{/**/fill:red}", "")["fill"] == "red")
    #expect(try style("@charset \"a\";@font-face{src:url(a;b)}path{fill:red}", "")["fill"] == "red")
    #expect(
      try style("", "style=\"filter:url(a;b:c);fill:red\"") == [
        "filter": "url(a;b:c)", "fill": "red",
      ])
    #expect(try style("path{marker:url(#a)}", "")["marker-mid"] == "url(#a)")
  }

  @Test(
    "reads declarations as CSS does",
    arguments: [
      // What cannot be read keeps what stands before it.
      ("", "style='fill:gold;fill:color(display-p3 1 .8 0)'", "gold"),
      ("path{fill:lab(1 2 3)}", "fill='gold'", "gold"),
      ("", "style='fill:skyblu'", "skyblu"),
      ("path{fill:gold!important}", "style='fill:red'", "gold"),
      ("path{fill:red!important}", "style='fill:gold ! IMPORTANT'", "gold"),
      ("", "style='/* skin */fill:gold;/* old: fill:red */'", "gold"),
      ("", "fill='var(--x, gold)'", "gold"), ("", "fill='var(--x)' style='fill:var(--y)'", nil),
      ("svg{--x:red}path{--x:gold}", "fill='var(--x, red)'", "gold"),
      ("svg{--x:var(--y, var(--z,gold))}", "style='fill:var(--x)'", "gold"),
      ("svg{--x:var(--x)var(--x)}", "fill='var(--x)'", nil),
    ] as [(String, String, String?)])
  func declarations(_ sheet: String, _ attributes: String, _ fill: String?) throws {
    #expect(try style(sheet, attributes)["fill"] == fill)
  }

  @Test(
    "refuses what it cannot follow",
    arguments: [
      "a b{}", "a>b{}", "a:hover{}", "[a]{}", "a{", "{}", "@import url(a);", "@media print{a{}}",
      "a,{}",
    ])
  func refused(_ sheet: String) {
    let escaped = sheet.replacing(">", with: "&gt;")
    #expect(throws: DrawingError.self) { try style(escaped, "") }
  }

  @Test("looks through so many rules")
  func limit() {
    #expect(throws: DrawingError.self) { try style(String(repeating: "a{}", count: 2001), "") }
    #expect(throws: Never.self) { try style(String(repeating: "a{}", count: 2000), "") }
  }
}

@Suite
struct XMLReaderTests {
  private func read(_ text: String) throws -> XMLDocument { try XMLReader.read(Array(text.utf8)) }

  private func message(_ text: String) -> String? {
    do throws(DrawingError) {
      _ = try XMLReader.read(Array(text.utf8))
      return nil
    } catch { return error.description }
  }

  @Test("reads elements, attributes, references and namespaces")
  func elements() throws {
    let document = try read(
      """
      \u{FEFF}<?xml version="1.0"?><!-- a > b --><!DOCTYPE svg PUBLIC "a>b" "c">
      <s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/namespaces/inkscape"
        xmlns:x="http://www.w3.org/1999/xlink" i:label='a&#x41;&amp;&lt;' x:href="#b" other="1
      2"><s:style>a&gt;<![CDATA[<b>]]></s:style><foreign/></s:svg>
      """)
    #expect(document.elements.map(\.name) == ["svg", "style", "foreign"])
    #expect(document.elements.map(\.isSVG) == [true, true, false])
    #expect(document.elements.map(\.line) == [2, 4, 4])
    #expect(
      document.elements[0].attributes == [
        "inkscape:label": "aA&<", "href": "#b", "other": "1 2",
      ])
    #expect(document.elements[0].children == [1, 2])
    #expect(document.elements[1].text == "a><b>")
  }

  @Test("keeps a namespace to the element that declares it")
  func scopes() throws {
    let svg = "http://www.w3.org/2000/svg"
    let document = try read("<a><b xmlns=\"\(svg)\"/><c xmlns=\"\(svg)\"><d/></c><e/></a>")
    #expect(document.elements.map(\.isSVG) == [false, true, true, true, false])
  }

  @Test(
    "refuses what is not well-formed",
    arguments: [
      "", "text", "<a>", "<a", "<a b", "<a b=", "<a b=1/>", "<a b='1' b='2'/>", "<a b='<'/>",
      "<a/><b/>",
      "<a/>text", "</a>", "<a></b>", "<a>&nbsp;</a>", "<a>&#0;</a>", "<a>&#xD800;</a>", "<a>&",
      "<a>&#+65;</a>", "<a>&#x+41;</a>",
      "<a>\u{1}</a>",
      "<a><!-- ", "<?xml", "<!DOCTYPE a", "<a/><!DOCTYPE a>", "<a b:c='1'/>", "<b:a/>", "< a/>",
      "<a b='1'c='2'/>",
      "<1/>", "<a></a", "<a><![CDATA[",
    ])
  func malformed(_ text: String) {
    #expect(message(text)?.hasSuffix("this is not well-formed XML") == true)
  }

  @Test("reads what is at each limit, and stops beyond it")
  func limits() {
    func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    func attributes(_ count: Int) -> String { (0..<count).map { " a\($0)=''" }.joined() }
    for (inside, outside, error) in [
      (repeated("<a>", 64) + repeated("</a>", 64), repeated("<a>", 65), "more than 64 deep"),
      (
        "<a>\(repeated("<a/>", 19_999))</a>", "<a>\(repeated("<a/>", 20_000))</a>",
        "more than 20000 elements"
      ),
      ("<a\(attributes(256))/>", "<a\(attributes(257))/>", "the tag <a> cannot be read"),
      ("<a/>\(repeated(" ", 999_996))", repeated(" ", 1_000_001), "1000001 bytes are too many"),
    ] {
      #expect(message(inside) == nil && message(outside)?.contains(error) == true)
    }
    #expect(message("<a>\u{0}</a>")?.contains("UTF-8") == true)
    #expect(throws: DrawingError.self) { try XMLReader.read([0x3C, 0x61, 0xFF]) }
  }

  @Test("refuses entities before any of them is read, though they would be gigabytes")
  func entities() {
    let lines = (1...30).map { "<!ENTITY a\($0) \"&a\($0 - 1);&a\($0 - 1);\">" }.joined(
      separator: "\n")
    #expect(message("<!DOCTYPE a [\n\(lines)]><a>&a30;</a>")?.contains("not expanded") == true)
    #expect(
      message("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a/>")?.contains(
        "not expanded") == true)
  }
}
