import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("CSV reader")
struct CSVReaderTests {
  /// What `text` holds: every record with its line before it, its fields between bars.
  private func read(_ text: some Collection<UInt8>) throws -> [String] {
    let folder = try TemporaryFolder()
    try Data(text).write(to: folder.file("values"))
    let file = try SystemCalls.openForReading(folder.file("values").path)
    defer { close(file) }
    var reader = RecordReader(ByteInput(file), .init())
    var records: [String] = []
    while try reader.next() {
      let record = reader.record
      records.append("\(record.line):" + (0..<record.count).map(record.text).joined(separator: "|"))
    }
    return records
  }

  @Test(
    "Reads records as RFC 4180 has them",
    arguments: [
      ("a,b\n", ["1:a|b"]), ("a,b", ["1:a|b"]), ("a\r\nb\r\n", ["1:a", "2:b"]),
      ("", []), ("\n\r\n\n", []), ("\na\n\nb", ["2:a", "4:b"]), (",\n", ["1:|"]), (",,", ["1:||"]),
      ("\"a,b\"\n", ["1:a,b"]), ("\"a\"\"b\"", ["1:a\"b"]), ("\"\"\n", ["1:"]),
      ("\"a\nb\",c\nd", ["1:a\nb|c", "3:d"]), ("\"a\r\nb\"", ["1:a\r\nb"]), ("a\"b\n", ["1:a\"b"]),
      (" a , b \n", ["1:a|b"]), ("\u{FEFF}a\n", ["1:a"]), ("\u{FEFF}\"a\"\n", ["1:a"]),
      ("a\rb\n", ["1:a", "2:b"]), ("\"a\"\r\n\"b\"", ["1:a", "2:b"]), ("a\u{0}b", ["1:a\u{0}b"]),
    ] as [(String, [String])])
  func reads(text: String, records: [String]) throws {
    #expect(try read(Array(text.utf8)) == records)
  }

  @Test("Reads the same wherever the pieces end that a file is read in")
  func pieces() throws {
    for length in (1 << 16) - 3...(1 << 16) + 3 {
      let long = String(repeating: "x", count: length - 100)
      let rest = String(repeating: "y", count: 100)
      #expect(
        try read(Array("\"\(long)\"\r\n\"\(rest)\"\"\",b\r\n".utf8))
          == ["1:\(long)", "2:\(rest)\"|b"])
    }
  }

  @Test(
    "Refuses records that do not end, in memory that does not grow", arguments: ["x", ","])
  func tooLong(text: String) throws {
    let bytes = Array(String(repeating: text, count: 200_000).utf8)
    #expect(throws: LineProblem("longer than 65,536 bytes")) { try read(bytes) }
  }

  @Test("Refuses quotes that do not close, and text behind those that do")
  func quotes() throws {
    let unclosed = "a quote is opened and not closed"
    let long = "longer than 65,536 bytes; is a quote opened and not closed?"
    let textBehind = "there is text behind a closed quote; write a quote in quotes twice"
    for (text, problem) in [
      ("\"a", unclosed), ("\"" + String(repeating: "a\n", count: 40_000), long),
      ("\"" + String(repeating: "a", count: 70_000) + "\"", long),
      ("\"a\"b", textBehind), ("\"a\" ,b", textBehind),
    ] {
      #expect(throws: LineProblem(problem)) { try read(Array(text.utf8)) }
    }
  }

  @Test(
    "Finds what is between columns in the first line, outside of quotes",
    arguments: [
      ("a,b", ","), ("a;b", ";"), ("a\tb", "\t"), ("a", ","), ("", ","), ("a;b;c,d", ";"),
      ("a,b,c;d", ","), ("a,b;c", ","), ("\"a;b;c\",d", ","), ("\"a,b\";d", ";"),
      ("Soup;3,2", ";"), ("3,2\tSoup", "\t"), ("3,2", ","), ("4.5,Soup; hot", ","),
      ("1,2,3", ","), ("a;1,000,000", ";"),
    ])
  func delimiters(line: String, delimiter: String) {
    #expect(CSVReader.delimiter(in: Array(line.utf8)) == delimiter.utf8.first)
  }

  @Test(
    "Reads the columns between other delimiters",
    arguments: [
      ("a;b\n\"c;d\";e,f\n", nil, ["1:a|b", "2:c;d|e,f"]),
      ("a\t\"b\"\r\nc\td", nil, ["1:a|b", "2:c|d"]),
      ("a|b;c\n", UInt8(ascii: "|"), ["1:a|b;c"]), ("a;b\n", UInt8(ascii: ","), ["1:a;b"]),
    ] as [(String, UInt8?, [String])])
  func reads(text: String, delimiter: UInt8?, records: [String]) throws {
    var reader = RecordReader(
      ByteInput(bytes: Array(text.utf8)), .init(format: .csv, delimiter: delimiter))
    for expected in records {
      #expect(try reader.next())
      let record = reader.record
      #expect(
        "\(record.line):" + (0..<record.count).map(record.text).joined(separator: "|") == expected)
    }
    #expect(try !reader.next())
  }
}
