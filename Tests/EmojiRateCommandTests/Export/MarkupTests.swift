import Testing

@testable import EmojiRateCommand

@Suite("Markup")
struct MarkupTests {
  @Test("Escapes HTML", arguments: [("a&b", "a&amp;b"), ("<i>", "&lt;i&gt;"), ("ü", "ü")])
  func html(text: String, escaped: String) {
    #expect(Markup.html(text) == escaped)
  }

  @Test(
    "Escapes URLs",
    arguments: [("face-3.2", "face-3.2"), ("a b#ü", "a%20b%23%C3%BC"), ("&", "%26")])
  func url(text: String, escaped: String) {
    #expect(Markup.url(text) == escaped)
  }

  @Test(
    "Escapes fragments",
    arguments: [
      ("face-3.2", "face-3.2"), ("it's#ü", "it's#ü"), ("a&b", "a&amp;b"), ("%41", "%2541"),
      ("%a%%", "%25a%25%25"),
    ])
  func fragment(text: String, escaped: String) {
    #expect(Markup.fragment(text) == escaped)
  }

  @Test(
    "Escapes identifiers of CSS",
    arguments: [
      ("face-3.2", #"face-3\.2"#), ("3.2", #"\33 \.2"#), ("größe", "größe"),
      ("3\u{301}", "\\33 \u{301}"), ("", ""),
    ])
  func css(text: String, escaped: String) {
    #expect(Markup.identifier(text) == escaped)
  }

  @Test(
    "Escapes attributes",
    arguments: [
      ("<a & \"b\">", "&lt;a &amp; &#34;b&#34;&gt;"), ("\t\n\r", "&#9;&#10;&#13;"), ("ü", "ü"),
    ])
  func attribute(text: String, escaped: String) {
    #expect(Markup.attribute(text) == escaped)
  }
}
