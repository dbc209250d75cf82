import Testing

@testable import EmojiRateCommand

@Suite("Portable name")
struct PortableNameTests {
  private func problem(_ name: String) -> PortableName.Problem? {
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
      ("", .empty), ("a/b", .leavesFolder), ("..", .hidden), ("../a", .leavesFolder),
      ("/a", .leavesFolder), ("a\\b", .leavesFolder), (".a", .hidden), ("-a", .dash),
      (" a", .spaceAtEnd), ("a ", .spaceAtEnd), ("a.", .dotAtEnd), ("a:b", .character(":")),
      ("a*", .character("*")), ("a?b", .character("?")), ("a|b", .character("|")),
      ("a\"b", .character("\"")), ("a<b", .character("<")), ("a\nb", .character("\n")),
      ("a\u{0}b", .character("\u{0}")), ("a\u{202E}b", .character("\u{202E}")), ("con", .reserved),
      ("NUL", .reserved), ("com1", .reserved), ("Lpt9.x", .reserved),
      ("com¹", .reserved), ("lpt².x", .reserved), ("conin$", .reserved), ("CONOUT$.y", .reserved),
    ] as [(String, PortableName.Problem)])
  func refuses(name: String, problem: PortableName.Problem) {
    #expect(self.problem(name) == problem)
  }

  @Test("Refuses names that are too long with their ending, and what is not UTF-8")
  func bytes() {
    #expect(problem(String(repeating: "x", count: 251)) == nil)
    #expect(problem(String(repeating: "x", count: 252)) == .tooLong(251))
    #expect(PortableName.problem([0x61, 0xFF], longestEnding: 4) == .notUTF8)
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
