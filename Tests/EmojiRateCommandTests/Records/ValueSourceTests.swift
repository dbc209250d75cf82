import Foundation
import Testing

@testable import EmojiRateCommand

/// Values as they are read from files, header, quotes and all.
@Suite("Value source")
struct ValueSourceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func source(_ words: [String], willRead: (() -> Void)? = nil) throws -> ValueSource {
    let file = folder.file("values").path
    let job = try #require(Command.run(["export", "-o", "x", "--values", file] + words).export)
    return try ValueSource(
      job.settings.input, scale: job.scale, isStrict: job.settings.remarks.isStrict,
      findsName: true, willRead: willRead)
  }

  /// The values with their lines and names, what is wrong with lines between them, and the warnings.
  private func read(_ words: [String]) -> [String] {
    var read: [String] = []
    do {
      var source = try source(words)
      // As many as are worth a look.
      while read.count < 6 {
        do {
          guard let line = try source.next() else { break }
          let name = line.name.isEmpty ? "" : " \(String(decoding: line.name, as: UTF8.self))"
          let isRated = line.value == line.value
          read.append(
            "\(line.line): \(isRated ? PlainDecimal(line.value).text : "no rating")\(name)")
        } catch let problem as LineProblem {
          read.append(problem.sentence)
        }
      }
      read += source.warnings + source.notes + [source.scaleError?.sentence].compactMap { $0 }
    } catch {
      read.append((error as? CommandError)?.sentence ?? "\(error)")
    }
    let shown = folder.file("values").path.excerpt()
    return read.map { $0.replacing(shown, with: "values") }
  }

  /// Golden/records.txt: a file and options, as a line of JSON, and what is read.
  @Test("Reads what was read when somebody last looked")
  func records() throws {
    var text = ""
    for line in try Documentation.read("Tests/EmojiRateCommandTests/Golden/records.txt")
      .split(separator: "\n") where line.hasPrefix("[")
    {
      let given = try JSONDecoder().decode([String].self, from: Data(line.utf8))
      try folder.make("values", given[0])
      text += "\(line)\n" + read(Array(given.dropFirst())).map { "  \($0)\n" }.joined()
    }
    Snapshot.expect(text, matches: "records.txt")
  }

  @Test("Reads the same wherever the pieces end that a file is read in")
  func pieces() throws {
    for length in (1 << 16) - 3...(1 << 16) + 3 {
      let long = String(repeating: "x", count: length - 100)
      let rest = String(repeating: "y", count: 100)
      try folder.make("values", "1,\"\(long)\"\r\n\"2\",\"\(rest)\"\"\"\r\n")
      #expect(
        read(["--value-column", "1", "--name-column", "2"]) == ["1: 1 \(long)", "2: 2 \(rest)\""])
    }
  }

  @Test(
    "Refuses records that do not end, in memory that does not grow",
    arguments: [
      (String(repeating: "x", count: 200_000), "longer than 65,536 bytes"),
      (String(repeating: ",", count: 200_000), "longer than 65,536 bytes"),
      (
        "\"" + String(repeating: "a\n", count: 40_000),
        "a quote is opened and not closed; if quotes are text, give --quote none"
      ),
    ])
  func tooLong(text: String, problem: String) throws {
    try folder.make("values", text)
    #expect(read(["--header", "no"]).first == "values, line 1: \(problem)")
  }

  @Test("Of a stream every line is one, and behind a wrong one comes the next")
  func lines() throws {
    try folder.make("values", "abc+x\n1\n\n\"2\n3,x\nabc\n4")
    var waits = 0
    var source = try source([], willRead: { waits += 1 })
    var lines: [String] = []
    while true {
      do {
        guard let line = try source.next() else { break }
        lines.append("\(line.value)")
      } catch let problem as LineProblem {
        let place = problem.sentence.prefix { $0 != ":" }
        lines.append(String(place.dropFirst(source.name.excerpt().count + 2)))
      }
    }
    #expect(lines == ["line 1", "1.0", "nan", "line 4"])
    #expect(waits > 0)
  }

  // MARK: Other forms

  @Test("Keeps no longer texts than it has room for")
  func limits() throws {
    let keys = (0..<4096).map { "\"k\($0)\":1" }.joined(separator: ",")
    let long = String(repeating: "x", count: 100_000)
    var reader = RecordReader(
      ByteInput(bytes: Array("{\(keys)}\n{\"k0\":\"\(long)\"}".utf8)), .init())
    #expect(try reader.next())
    #expect(reader.keys?.count == 4096 && reader.record.count == 4096)
    #expect(try reader.next())
    #expect(reader.record[0].count == 1 << 16 && reader.record.count == 4096)
  }

  @Test(
    "Tells JSON from CSV by the ending, or by the first line",
    arguments: [
      ("a.json", "1", .json), ("a.JSONL", "1", .json), ("a.ndjson", "1", .json),
      ("a.csv", "{", .csv), ("a.tsv", "[", .csv), ("a.txt", " {\"a\"", .json), ("", "[", .json),
      ("", "\"{\"", .csv), ("", "", .csv),
    ] as [(String, String, RecordFormat)])
  func formats(path: String, line: String, format: RecordFormat) {
    #expect(RecordFormat(path: path) ?? RecordFormat(firstLine: line.utf8) == format)
  }

  @Test(
    "Reads UTF-16 behind its byte order mark, as spreadsheets write it",
    arguments: [(true, [0xFE, 0xFF]), (false, [0xFF, 0xFE])] as [(Bool, [UInt8])])
  func encodings(isBigEndian: Bool, mark: [UInt8]) throws {
    let units = "name\tstars\nKäse 🧀\t4\n".utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
    try Data(mark + units).write(to: folder.file("values"))
    #expect(read([]).first == "2: 4 Käse 🧀")
  }

  @Test(
    "Reads what is no character in UTF-16 as U+FFFD, and ends with half a unit",
    arguments: [[0xD8, 0x00, 0, 0x31], [0xDC, 0x00, 0, 0x31, 0]] as [[UInt8]])
  func brokenUTF16(bytes: [UInt8]) throws {
    try Data([0xFE, 0xFF, 0, 0x33, 0, 0x2C] + bytes).write(to: folder.file("values"))
    #expect(read(["--value-column", "1", "--name-column", "2"]) == ["1: 3 \u{FFFD}1"])
  }

  @Test("Reads a line of UTF-16 that is longer than a buffer to its end")
  func longUTF16() throws {
    // Of a buffer of 65,536 bytes, the last character would need two more.
    let units = String(repeating: "€", count: 30_000).utf16.flatMap { unit in
      [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    try Data([0xFE, 0xFF] + units + [0, 0x0A, 0, 0x33]).write(to: folder.file("values"))
    #expect(read(["--header", "no"]).last == "2: 3")
  }
}
