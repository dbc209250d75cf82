import EmojiRate
import Testing

@testable import EmojiRateCommand

/// Values as they are read from files, header, quotes and all.
@Suite("Value source")
struct ValueSourceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func source(_ text: String, strict: Bool = false) throws -> ValueSource {
    try folder.make("values.csv", text)
    var settings = Settings()
    settings.export.values = folder.file("values.csv").path
    settings.isStrict = strict
    return try ValueSource(settings, scale: Rating(0))
  }

  private func read(_ source: ValueSource) throws -> [String] {
    var source = source
    var entry = Entry()
    var read: [String] = []
    while try source.next(&entry) {
      let name = String(decoding: entry.name, as: UTF8.self)
      read.append(
        "\(entry.line): \(String(decoding: entry.text, as: UTF8.self))"
          + (name.isEmpty ? "" : " \(name)"))
    }
    return read
  }

  @Test(
    "Reads values and names, with and without a header",
    arguments: [
      ("3.2\n", ["1: 3.2"]), ("3.2", ["1: 3.2"]), ("1\r\n2\r\n", ["1: 1", "2: 2"]),
      ("\n\n1\n\n2\n\n", ["3: 1", "5: 2"]), ("\u{FEFF}1\n", ["1: 1"]),
      (" 1 \n\t2\t\n", ["1: 1", "2: 2"]),
      ("1e0\n+2\n.5\n3.\n", ["1: 1", "2: 2", "3: 0.5", "4: 3"]),
      ("3.20\n", ["1: 3.2"]), ("1,Soup\n", ["1: 1 Soup"]), ("1\n2,Soup\n", ["1: 1", "2: 2 Soup"]),
      ("value\n1\n", ["2: 1"]), ("Rating\r\n1\r\n", ["2: 1"]),
      ("value,name\n1,Soup\n", ["2: 1 Soup"]), ("name,value\nSoup,1\n", ["2: 1 Soup"]),
      ("name,value\n7,1\n", ["2: 1 7"]), ("Product,Avg. rating\nSoup,1\n", ["2: 1 Soup"]),
      ("score,dish\n1,Soup\n", ["2: 1 Soup"]), ("name,average\nSoup,1\n", ["2: 1 Soup"]),
      ("id,name,rating,text\n7,Soup,3,\"Good, and\nhot\"\n8,Tea,4,x\n", ["2: 3 Soup", "4: 4 Tea"]),
      ("1,\"Tea, green\"\n", ["1: 1 Tea, green"]), ("1,\"say \"\"hi\"\"\"\n", ["1: 1 say \"hi\""]),
      ("\"1\",\"Soup\"\n", ["1: 1 Soup"]), ("1,5\" disk\n", ["1: 1 5\" disk"]),
      ("Soup,1\nTea, 2\n", ["1: 1 Soup", "2: 2 Tea"]), ("2,1\n", ["1: 2 1"]),
      ("1,größe\n", ["1: 1 größe"]), ("1,\n", ["1: 1"]),
    ])
  func reads(text: String, entries: [String]) throws {
    #expect(try read(source(text)) == entries)
  }

  @Test("Reads the same again")
  func again() throws {
    var source = try source("name,value\nSoup,1\nTea,2\n")
    let first = try read(source)
    source.rewind()
    #expect(try read(source) == first)
  }

  @Test("Shows values on the scale, and notes the others")
  func clamps() throws {
    var source = try source("1\n9\n-3\n")
    var entry = Entry()
    var shown: [Double] = []
    while try source.next(&entry) { shown.append(entry.value) }
    #expect(shown == [1, 5, 0])
    #expect(source.outside.count == 2)
    #expect(source.outside.first == 9)
    #expect(source.outside.line == 2)
  }

  @Test(
    "Refuses what leaves a doubt, and says which line it is",
    arguments: [
      ("1\nx\n", 2, .notANumber("x")), ("1\n2;3\n", 2, .notANumber("2;3")),
      ("1\nnan\n", 2, .notANumber("nan")), ("1\n1e999\n", 2, .notANumber("1e999")),
      ("1,a\n,b\n", 2, .noValue), ("Soup,3\n\nTea\n", 3, .noValue),
      ("Soup,3\n7,2\n", 2, .doubtfulName("7")), ("7,3\nSoup,2\n", 2, .notANumber("Soup")),
      ("average\n3\n", 1, .notANumber("average")), ("a,b\n1,2\n", 1, .unknownHeader(["a", "b"])),
      ("value,rating,x\n1,2,3\n", 1, .unknownHeader(["value", "rating", "x"])),
      ("1,2,3\n", 1, .tooManyColumns(3)), ("1,a\n2,b,c\n", 2, .columns(count: 3, expected: 2)),
      ("name,value\nSoup\n", 2, .columns(count: 1, expected: 2)),
      ("1,\"a\n", 1, .unclosedQuote), ("1,\"a\"b\n", 1, .textBehindQuote),
    ] as [(String, Int, ExportError.LineProblem)])
  func refuses(text: String, line: Int, problem: ExportError.LineProblem) throws {
    let source = try source(text)
    #expect(throws: ExportError.line(source: source.name, line: line, problem)) {
      try read(source)
    }
  }

  @Test("Refuses a line without an end, files of other encodings, and files without values")
  func files() throws {
    let long = try source(String(repeating: "x", count: 100_000))
    #expect(throws: ExportError.line(source: long.name, line: 1, .tooLong(65536))) {
      try read(long)
    }
    try folder.make("values.csv")
    for text in ["", "\n\n", "value\n"] {
      let source = try source(text)
      #expect(throws: ExportError.empty(source: source.name)) { try read(source) }
    }
  }

  @Test("Refuses values that are not on the scale where it is strict")
  func strict() throws {
    let source = try source("1\n9\n", strict: true)
    #expect(
      throws: ExportError.line(source: source.name, line: 2, .outside(value: 9, limits: 0...5))
    ) { try read(source) }
  }
}
