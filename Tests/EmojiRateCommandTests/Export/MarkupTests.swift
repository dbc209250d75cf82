import Testing

@testable import EmojiRateCommand

@Suite("Markup")
struct MarkupTests {
  private func written(_ body: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    body(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("Escapes HTML", arguments: [("a&b", "a&amp;b"), ("<i>", "&lt;i&gt;"), ("ü", "ü")])
  func html(text: String, escaped: String) {
    #expect(written { Markup.escapeHTML(text.utf8, into: &$0) } == escaped)
  }

  @Test(
    "Escapes URLs",
    arguments: [("face-3.2", "face-3.2"), ("a b#ü", "a%20b%23%C3%BC"), ("&", "%26")])
  func url(text: String, escaped: String) {
    #expect(written { Markup.escapeURL(text.utf8, into: &$0) } == escaped)
  }

  @Test(
    "Escapes fragments",
    arguments: [
      ("face-3.2", "face-3.2"), ("it's#ü", "it's#ü"), ("a&b", "a&amp;b"), ("%41", "%2541"),
      ("%a%%", "%25a%25%25"),
    ])
  func fragment(text: String, escaped: String) {
    #expect(written { Markup.escapeFragment(text.utf8, into: &$0) } == escaped)
  }

  @Test(
    "Escapes identifiers of CSS",
    arguments: [("face-3.2", #"face-3\.2"#), ("3.2", #"\33 \.2"#), ("größe", "größe")])
  func css(text: String, escaped: String) {
    #expect(written { Markup.escapeCSS(text.utf8, into: &$0) } == escaped)
  }

  @Test(
    "Escapes attributes",
    arguments: [
      ("<a & \"b\">", "&lt;a &amp; &#34;b&#34;&gt;"), ("\t\n\r", "&#9;&#10;&#13;"), ("ü", "ü"),
    ])
  func attribute(text: String, escaped: String) {
    #expect(written { Markup.escapeAttribute(text.utf8, into: &$0) } == escaped)
  }
}
