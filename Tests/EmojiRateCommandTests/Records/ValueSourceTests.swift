import EmojiRate
import Testing

@testable import EmojiRateCommand

/// Values as they are read from files, header, quotes and all.
@Suite("Value source")
struct ValueSourceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func source(
    _ text: String, strict: Bool = false, value: ColumnReference? = nil,
    name: ColumnReference? = nil, willRead: (() -> Void)? = nil
  ) throws -> ValueSource {
    try folder.make("values.csv", text)
    var settings = Settings()
    settings.export.values = .file(folder.file("values.csv").path)
    settings.isStrict = strict
    settings.export.columns = .init(value: value, name: name)
    return try ValueSource(settings, scale: Rating(0), willRead: willRead)
  }

  private func read(_ source: ValueSource) throws -> [String] {
    var source = source
    var read: [String] = []
    while let entry = try source.next() {
      let name = String(decoding: entry.name, as: UTF8.self)
      read.append("\(entry.line): \(entry.text)" + (name.isEmpty ? "" : " \(name)"))
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
      ("bewertung,produkt\n1,Soup\n", ["2: 1 Soup"]),
      ("Product,Avg. rating\nSoup,1\n", ["2: 1 Soup"]),
      ("score,dish\n1,Soup\n", ["2: 1 Soup"]), ("name,average\nSoup,1\n", ["2: 1 Soup"]),
      ("name,rating,text\nSoup,3,\"Good, and\nhot\"\nTea,4,x\n", ["2: 3 Soup", "4: 4 Tea"]),
      ("50%\n10%,Soup\n", ["1: 2.5", "2: 0.5 Soup"]), ("average\r1\r2\r", ["2: 1", "3: 2"]),
      ("1,\"Tea, green\"\n", ["1: 1 Tea, green"]), ("1,\"say \"\"hi\"\"\"\n", ["1: 1 say \"hi\""]),
      ("\"1\",\"Soup\"\n", ["1: 1 Soup"]), ("1,5\" disk\n", ["1: 1 5\" disk"]),
      ("Soup,1\nTea, 2\n", ["1: 1 Soup", "2: 2 Tea"]), ("2,1\n", ["1: 2 1"]),
      ("4.5,Soup; hot\n", ["1: 4.5 Soup; hot"]),
      ("4,\"2;Soup\"\n", ["1: 4 2;Soup"]), ("a,b\n3,2;Soup\n", ["2: 3 2;Soup"]),
      ("rating;name\n4;Soup, hot\n", ["2: 4 Soup, hot"]),
      ("Tea\t3\nSoup\t4\n", ["1: 3 Tea", "2: 4 Soup"]),
      ("1,größe\n", ["1: 1 größe"]), ("1,\n", ["1: 1"]),
    ])
  func reads(text: String, entries: [String]) throws {
    #expect(try read(source(text)) == entries)
  }

  @Test(
    "Takes the columns that are asked for, by number and by title",
    arguments: [
      ("1,Soup\n", .number(1), .number(2), ["1: 1 Soup"]),
      ("7,Soup,3\n8,Tea,4\n", .number(3), .number(2), ["1: 3 Soup", "2: 4 Tea"]),
      ("id,dish,stars\n7,Soup,3\n", .number(3), nil, ["2: 3"]),
      ("id,dish,stars\n7,Soup,3\n", .title("stars"), .title("dish"), ["2: 3 Soup"]),
      ("id,dish,stars\n7,Soup,3\n", .title("stars"), .number(1), ["2: 3 7"]),
      ("7,1\n", .number(2), .number(1), ["1: 1 7"]),
      ("1,2\n3,4\n", .title("1"), .title("2"), ["2: 3 4"]),
    ] as [(String, ColumnReference?, ColumnReference?, [String])])
  func columns(
    text: String, value: ColumnReference?, name: ColumnReference?, entries: [String]
  ) throws {
    #expect(try read(source(text, value: value, name: name)) == entries)
  }

  @Test(
    "Refuses columns that are not there",
    arguments: [
      ("1,Soup\n", .number(3), "there is no column 3; give one of 1 to 2, or a title"),
      ("a,b\n1,2\n", .title("c"), "no column is called 'c'; there are 'a', 'b'"),
      (
        "name,stars\nx,2\n", .title("Stars"),
        "no column is called 'Stars'; did you mean 'stars'? there are 'name', 'stars'"
      ),
      ("a,a\n1,2\n", .title("a"), "several columns are called 'a'; give the number of one, from 1"),
    ] as [(String, ColumnReference, String)])
  func missing(text: String, column: ColumnReference, problem: String) throws {
    let source = try source(text, value: column)
    let error = #expect(throws: (any Error).self) { try read(source) }
    let sentence = source.problem(problem, line: 1).sentence
    if case .title = column {
      #expect(error as? CommandError == .data(sentence))
    } else {
      #expect(error as? LineProblem == LineProblem(sentence))
    }
  }

  @Test(
    "Warns of a first line that was taken for titles and can be something else",
    arguments: [
      ("x3\n4\n", nil, "x3"), ("n/a,Soup\n3,Tea\n", .number(1), "n/a,Soup"),
      ("rating,name\n3,Tea\n", nil, nil), ("Q1\n3\n", .title("Q1"), nil), ("4\n", nil, nil),
    ] as [(String, ColumnReference?, String?)])
  func titles(text: String, value: ColumnReference?, line: String?) throws {
    var source = try source(text, value: value)
    while try source.next() != nil {}
    let warnings = line.map {
      [
        "\(source.name.excerpt()): the first line, '\($0)', is taken for titles; "
          + "if it is none, correct its value, else give a title to --value-column or --name-column"
      ]
    }
    #expect(source.warnings == warnings ?? [])
  }

  @Test("Of a stream every line is one, and behind a wrong one comes the next")
  func lines() throws {
    var waits = 0
    var source = try source(
      "abc,x\n1\n\n\"2\n3,x\nabc\n4", willRead: { waits += 1 })
    var lines: [String] = []
    while true {
      do {
        guard let entry = try source.next() else { break }
        lines.append("\(entry.value)")
      } catch let problem as LineProblem {
        let place = problem.sentence.prefix { $0 != ":" }
        lines.append(String(place.dropFirst(source.name.excerpt().count + 2)))
      }
    }
    #expect(lines == ["line 1", "1.0", "line 3", "line 4"])
    #expect(waits > 0)
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
    var source = try source("5\n9\n-3\n0\n")
    var shown: [Double] = []
    while let entry = try source.next() { shown.append(entry.value) }
    #expect(shown == [5, 5, 0, 0])
    #expect(source.outside.count == 2)
    #expect(source.outside.first == 9)
    #expect(source.outside.line == 2)
  }

  private static let unclear =
    ", so it is not clear which is the value; say so with --value-column"
  private static let unclearName =
    ", so it is not clear which column is the value; say so with --value-column"
  private static let noValue = "there is no value; give a number such as 3.2"

  @Test(
    "Refuses what leaves a doubt, and says which line it is",
    arguments: [
      ("product,rating\nSoup,n/a\n", 2, "no column is a number\(unclear)"),
      ("1\nx\n", 2, "'x' is not a number; give one such as 3.2"),
      ("1\n2;3\n", 2, "'2;3' is not a number; give one such as 3.2"),
      ("1\nnan\n", 2, "'nan' is not a number; give one such as 3.2"),
      ("1\n1e999\n", 2, "'1e999' is not a number; give one such as 3.2"),
      ("1,a\n,b\n", 2, noValue), ("Soup,3\n\nTea\n", 3, noValue),
      ("Soup,3\n7,2\n", 2, "the name '7' is a number too\(unclearName)"),
      (
        "7,3\nSoup,2\n", 2,
        "'Soup' is not a number; if column 1 is not the value, say which is with --value-column"
      ),
      (
        "3,2;Suppe\n", 1,
        "'3,2' is not a number; --decimal , reads decimals with a comma"
      ),
      ("4..5\n3\n", 1, "'4..5' is not a number; give one such as 3.2"),
      ("stars,rating,x\n1,2,3\n", 2, "3 columns are numbers\(unclear)"),
      ("id,stars\n101,4\n", 2, "2 columns are numbers\(unclear)"),
      ("a,b,c\nd,e,f\n", 2, "no column is a number\(unclear)"),
      ("1,2,3\n", 1, "3 columns are numbers\(unclear)"),
      (
        "1,a\n2,b,c\n", 2,
        "3 columns, where there are at most 2; put a text with commas into quotes"
      ),
      ("name,value\nSoup\n", 2, "1 column, where the first line has 2"),
      ("1,\"a\n", 1, "a quote is opened and not closed"),
      ("1,\"a\"b\n", 1, "there is text behind a closed quote; write a quote in quotes twice"),
    ] as [(String, Int, String)])
  func refuses(text: String, line: Int, problem: String) throws {
    let source = try source(text)
    #expect(throws: source.problem(problem, line: line)) { try read(source) }
  }

  @Test("Refuses a line without an end, files of other encodings, and files without values")
  func files() throws {
    let long = try source(String(repeating: "x", count: 100_000))
    #expect(throws: long.problem("longer than 65,536 bytes", line: 1)) {
      try read(long)
    }
    try folder.make("values.csv")
    for (text, reason) in [
      ("", ""), ("\n\n", ""), ("value\n", "; the first line, 'value', is taken for titles"),
      (
        "Soup;hot\n",
        "; the first line, 'Soup,hot', is taken for titles"
      ),
    ] {
      let source = try source(text)
      let sentence = "there are no values in \(source.name.excerpt())\(reason)"
      #expect(throws: CommandError.data(sentence)) { try read(source) }
    }
  }

  @Test("Refuses values that are not on the scale where it is strict")
  func strict() throws {
    let source = try source("1\n9\n", strict: true)
    #expect(
      throws: source.problem("9 is above 5; give one of 0 to 5, or leave out --strict", line: 2)
    ) { try read(source) }
  }
}
