import Testing

@testable import EmojiRateCommand

@Suite("File names")
struct FileNamesTests {
  @Test(
    "Are valid on every system",
    arguments: [
      ("face-3.2", "face-3.2"), ("a", "a"), ("Soup of the day", "Soup-of-the-day"),
      ("größe", "größe"),
      ("評価", "評価"), ("a_b", "a_b"), ("_a", "_a"), ("a@b", "a-b"), ("x.y", "x.y"), ("a - b", "a-b"),
      ("", "face"), ("🙂", "face"), ("../a", "a"), ("a/b", "a-b"), ("a\\b", "a-b"), (".a", "a"),
      (" a. ", "a"), ("a\n\u{0}\u{202E}b", "a-b"), ("a\"*:<>?|b", "a-b"), ("com", "com"),
      ("com0", "com0"), ("con", "face-con"), ("NUL.x", "face-NUL.x"), ("Lpt9.x", "face-Lpt9.x"),
      ("conin$", "face-conin"),
      // The sign of a number is a part of it.
      ("-2", "face--2"), ("a -2", "a--2"), ("face--2", "face--2"),
    ] + "123456789¹²³".map { ("com\($0)", "face-com\($0)") })
  func portable(label: String, name: String) {
    #expect(FileNames(prefix: "face").portable(label) == name)
  }

  @Test("Are short enough for an ending and digits")
  func long() {
    let name = FileNames(prefix: "face").portable(String(repeating: "é", count: 300))
    #expect((100...112).contains(name.utf8.count))
  }

  @Test("Differ, also with the tag of a look")
  func different() {
    var names = FileNames(prefix: "face", tags: ["", "-dark"])
    let labels = ["a", "A", "a!", "a-dark"]
    let stems = labels.map { names.stem(of: $0) }
    #expect(stems[0] == "a")
    for (label, stem) in zip(labels, stems).dropFirst() {
      #expect(stem.hasPrefix(FileNames(prefix: "").portable(label) + "-") && stem.utf8.count > 7)
    }
    #expect(Set(stems.map { $0.lowercased() }).count == stems.count)
  }

  @Test("Stay, whatever comes before them later")
  func stay() {
    var names = FileNames(prefix: "face")
    names.keep([.init(name: "Soup.svg", digest: "0", label: "Soup?")])
    #expect(names.stem(of: "Soup!") != "Soup" && names.stem(of: "Soup?") == "Soup")
  }

  @Test("Have one key if some system takes them for the same")
  func keys() {
    for (one, other) in [
      ("Soup.svg", "soup.SVG"), ("\u{E9}", "e\u{301}"), ("É", "e\u{301}"), ("STRASSE", "straße"),
      ("ẞ", "ss"), ("ΣΑΣ", "σας"), ("ſoup", "Soup"), ("ﬁ", "FI"), ("\u{212A}", "k"), ("ı", "i"),
    ] {
      #expect(FileNames.key(one) == FileNames.key(other), "\(one) \(other)")
    }
    #expect(FileNames.key("soup") != FileNames.key("soap"))
  }
}
