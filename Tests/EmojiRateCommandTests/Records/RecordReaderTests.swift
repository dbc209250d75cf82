import Testing

@testable import EmojiRateCommand

@Suite("Record reader")
struct RecordReaderTests {
  /// Every record with its line before it and its fields between bars; what is wrong with one, in its place.
  private func read(_ text: String, _ form: RecordReader.Form = .init()) -> [String] {
    var reader = RecordReader(ByteInput(bytes: Array(text.utf8)), form)
    var records: [String] = []
    while records.count < 20 {
      do {
        guard try reader.next() else { break }
        let record = reader.record
        let keys = reader.keys.map { $0.joined(separator: ",") + " " } ?? ""
        records.append(
          "\(record.line): \(keys)" + (0..<record.count).map(record.text).joined(separator: "|"))
      } catch {
        records.append("\(reader.record.line)! \((error as? LineProblem)?.sentence ?? "\(error)")")
      }
    }
    return records
  }

  @Test(
    "Reads objects of an array and one a line, whatever the order of their keys",
    arguments: [
      ("{\"a\":1,\"b\":\"x\"}\n{\"b\":\"y\",\"a\":2.50}\n", ["1: a,b 1|x", "2: a,b 2.50|y"]),
      ("[\n{\"a\":1},{\"a\":2}]\n", ["1: a 1", "2: a 2"]), ("[]", []), ("", []), ("\n\n", []),
      ("{\"a\":1}{\"a\":2}", ["1: a 1", "1: a 2"]),
      ("{\"a\":1}\n\n{\"b\":2}", ["1: a 1", "3: a,b |2"]),
      ("{\"a\":1,\"b\":2}\n{\"a\":3}", ["1: a,b 1|2", "2: a,b 3|"]),
      (
        "{\"a\":{\"b\":[1,{}]},\"c\":true,\"d\":false,\"e\":null}",
        ["1: a,c,d,e |true|false|"]
      ),
      ("\u{FEFF}{\"ä\":\"\\u00fc\"}", ["1: ä ü"]), ("{}\n{\"a\":1}", ["1:  ", "2: a 1"]),
    ] as [(String, [String])])
  func json(text: String, records: [String]) {
    #expect(read(text, .init(format: .json)) == records)
    if text.contains("{") || text.contains("[") { #expect(read(text) == records) }
  }

  @Test("Goes on behind a line that is no object, and not in an array that is broken")
  func wrongJSON() {
    let lines = read("{\"a\":1}\n{\"a\":}\n3\n{\"a\":4}\n")
    #expect(lines.map { String($0.prefix(2)) } == ["1:", "2!", "3!", "4:"])
    #expect(lines[1].hasPrefix("2! column 6: '}' is out of place"))
    #expect(lines[2].hasPrefix("3! not an object; give one such as"))
    let array = read("[{\"a\":1},{\"a\":}, {\"a\":3}]")
    #expect(array.count == 2)
    #expect(array[1].hasPrefix("2! line 1, column 15: "))
    #expect(array[1].hasSuffix("; nothing behind it was read"))
    let lists = read("[{\"a\":1}]\n[{\"a\":2}]\n")
    #expect(
      lists == [
        "1: a 1", "2! something follows the list; give one list, or an object on each line",
      ])
  }

  @Test("Keeps no more keys and no longer texts than it has room for")
  func limits() throws {
    let keys = (0..<300).map { "\"k\($0)\":1" }.joined(separator: ",")
    let long = String(repeating: "x", count: 100_000)
    var reader = RecordReader(
      ByteInput(bytes: Array("{\(keys)}\n{\"k0\":\"\(long)\"}".utf8)), .init())
    #expect(try reader.next())
    #expect(reader.keys?.count == 256 && reader.record.count == 256)
    #expect(try reader.next())
    #expect(reader.record[0].count == 1 << 16)
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
    let text = "name\tstars\nKäse 🧀\t4\n"
    let units = text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
    var reader = RecordReader(ByteInput(bytes: mark + units), .init())
    #expect(try reader.next() && reader.record.text(1) == "stars")
    #expect(try reader.next() && reader.record.text(0) == "Käse 🧀" && reader.record.line == 2)
    #expect(try !reader.next())
  }

  @Test(
    "Reads what is no character in UTF-16 as U+FFFD, and ends with half a unit",
    arguments: [[0xD8, 0x00, 0, 0x31], [0xDC, 0x00, 0, 0x31, 0]] as [[UInt8]])
  func brokenUTF16(bytes: [UInt8]) throws {
    var reader = RecordReader(ByteInput(bytes: [0xFE, 0xFF] + bytes), .init())
    #expect(try reader.next() && reader.record.text(0) == "\u{FFFD}1")
    #expect(try !reader.next())
  }

  @Test("Reads a line of UTF-16 that is longer than a buffer to its end")
  func longUTF16() {
    // Of a buffer of 65,536 bytes, the last character would need two more.
    let units = String(repeating: "€", count: 30_000).utf16.flatMap { unit in
      [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    var reader = RecordReader(
      ByteInput(bytes: [0xFE, 0xFF] + units + [0, 0x0A, 0, 0x33]), .init())
    #expect(throws: LineProblem.self) { try reader.next() }
    #expect(throws: Never.self) { try reader.next() }
    #expect(reader.record.text(0) == "3")
  }

  @Test("Counts empty lines, and ends quotes with their line, only where each line is one")
  func lines() {
    let text = "1\n\n\"a\nb\"\n"
    #expect(read(text) == ["1: 1", "3: a\nb"])
    #expect(read(text, .init(countsEmptyLines: true)) == ["1: 1", "2: ", "3: a\nb"])
    let unclosed =
      "a quote is opened and not closed on its line; --values with a file reads longer ones"
    #expect(
      read(text, .init(countsEmptyLines: true, isLineByLine: true))
        == ["1: 1", "2: ", "3! \(unclosed)", "4: b\""])
  }
}
