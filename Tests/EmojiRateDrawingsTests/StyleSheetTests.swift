import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings

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
      ("path{fill:oklch(1 2 3)}", "fill='gold'", "gold"),
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
