import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings

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

  @Test("stops at each limit")
  func limits() {
    #expect(
      message(String(repeating: " ", count: 1_000_001))?.contains("1000001 bytes are too many")
        == true)
    let deep = String(repeating: "<a>", count: 65) + String(repeating: "</a>", count: 65)
    #expect(message(deep)?.contains("more than 64 deep") == true)
    let wide = "<a>" + String(repeating: "<a/>", count: 20_000) + "</a>"
    #expect(message(wide)?.contains("more than 20000 elements") == true)
    let attributes = (0...256).map { " a\($0)=''" }.joined()
    #expect(message("<a\(attributes)/>") != nil)
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
