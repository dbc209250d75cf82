import Testing

@testable import EmojiRateCommand

@Suite("Portable name")
struct PortableNameTests {
  private func problem(_ name: String) -> String? {
    PortableName.problem(Array(name.utf8), longestEnding: 4)
  }

  @Test(
    "Takes letters of all scripts, digits and what joins them",
    arguments: [
      "face-3.2", "a", "Soup of the day", "größe", "評価", "a_b", "_a", "a@b", "com", "com0", "com10",
      "conout", "x.y",
    ])
  func takes(name: String) { #expect(problem(name) == nil) }

  @Test(
    "Refuses what leaves the folder or is not taken everywhere",
    arguments: [
      ("", "is empty"), ("a/b", "has a slash"), ("..", "begins with a dot"),
      ("../a", "has a slash"), ("/a", "has a slash"), ("a\\b", "has a slash"),
      (".a", "begins with a dot"), ("-a", "begins with a dash"),
      (" a", "begins or ends with a space"),
      ("a ", "begins or ends with a space"), ("a.", "ends with a dot"), ("a:b", "has ':',"),
      ("a*", "has '*',"), ("a?b", "has '?',"), ("a|b", "has '|',"), ("a\"b", "has '\"',"),
      ("a<b", "has '<',"), ("a\nb", "has U+000A,"), ("a\u{0}b", "has U+0000,"),
      ("a\u{202E}b", "has U+202E,"), ("con", "is a device"), ("NUL", "is a device"),
      ("com1", "is a device"), ("Lpt9.x", "is a device"), ("com¹", "is a device"),
      ("lpt².x", "is a device"), ("conin$", "is a device"), ("CONOUT$.y", "is a device"),
    ])
  func refuses(name: String, problem: String) {
    #expect(self.problem(name)?.hasPrefix(problem) == true)
  }

  @Test("Refuses names that are too long with their ending, and what is not UTF-8")
  func bytes() {
    let notUTF8 = "is not UTF-8; save the file as UTF-8"
    #expect(problem(String(repeating: "x", count: 251)) == nil)
    #expect(
      problem(String(repeating: "x", count: 252)) == "is longer than 251 bytes; give a shorter one")
    #expect(PortableName.problem([0x61, 0xFF], longestEnding: 4) == notUTF8)
  }

  @Test("Has one key for names that some system takes for the same")
  func keys() {
    for (one, other) in [
      ("Soup.svg", "soup.SVG"), ("\u{E9}", "e\u{301}"), ("É", "e\u{301}"), ("STRASSE", "straße"),
      ("ẞ", "ss"), ("ΣΑΣ", "σας"), ("ſoup", "Soup"), ("ﬁ", "FI"), ("\u{212A}", "k"), ("ı", "i"),
    ] {
      #expect(PortableName.key(one) == PortableName.key(other), "\(one) \(other)")
    }
    #expect(PortableName.key("soup") != PortableName.key("soap"))
  }
}
