import Testing

@testable import EmojiRateCommand

@Suite("File names")
struct FileNamesTests {
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

@Suite("Cores")
struct CoresTests {
  @Test(
    "Large PNG files are drawn one after another, because each takes nine bytes a pixel",
    arguments: [
      ([48, 48, 48], 2, 2), ([48], 8, 1), ([], 8, 0), ([2048, 48, 48, 48, 48], 8, 4),
      ([4096, 4096], 8, 1), ([9000, 9000], 8, 1), ([3000, 3000], 8, 1), ([2896, 2896], 8, 2),
    ] as [([Double], Int, Int)])
  func threads(sides: [Double], cores: Int, expected: Int) {
    #expect(Cores.threadCount(for: sides.map { $0 * $0 }, cores: cores) == expected)
  }
}
