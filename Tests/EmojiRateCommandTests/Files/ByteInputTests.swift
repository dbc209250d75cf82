import Foundation
import Testing

@testable import EmojiRateCommand

/// Files that are read from their beginning, as often as they are needed.
@Suite("Byte input")
struct ByteInputTests {
  private func rest(_ input: ByteInput) throws -> String {
    var bytes: [UInt8] = []
    while let byte = try input.next() { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("Passes over bytes that come one by one, waiting only while they are those")
  func skips() throws {
    for (text, skipped, waits) in [
      ("abcd", true, 3), ("abx", false, 3), ("x", false, 1), ("ab", false, 3),
    ] {
      var bytes = Array(text.utf8)
      var count = 0
      // Each read gives one byte more, and the end at last.
      let input = ByteInput { (buffer) throws(ReadingError) in
        count += 1
        if bytes.isEmpty { return 0 }
        buffer[0] = bytes.removeFirst()
        return 1
      }
      #expect(try input.skip(Array("abc".utf8)) == skipped)
      #expect(count == waits)
      #expect(try rest(input) == (skipped ? "d" : text))
    }
  }

  @Test("Says that it waits when a pipe has no more, and never when a file is read")
  func waits() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    var later = ["1\n2", "\n3\n"]
    var waitCount = 0
    let piped = ByteInput(
      ends[0],
      willWait: {
        waitCount += 1
        try? SystemCalls.write(Array(later.removeFirst().utf8), to: ends[1])
        if later.isEmpty { close(ends[1]) }
      })
    #expect(try rest(piped) == "1\n2\n3\n")
    #expect(waitCount == 2)
    close(ends[0])

    let folder = try TemporaryFolder()
    try folder.make("values", String(repeating: "3.2\n", count: 50_000))
    let file = try SystemCalls.openForReading(folder.file("values").path)
    waitCount = 0
    let read = ByteInput(file, willWait: { waitCount += 1 })
    #expect(try rest(read).utf8.count == 200_000)
    #expect(waitCount == 0)
    close(file)
  }
}

@Suite("JSON reader")
struct JSONReaderTests {
  /// All tokens of a text, the keys, texts and numbers as they are, or why it is no JSON.
  private func read(_ bytes: [UInt8], longestText: Int = .max) throws -> String {
    var reader = JSONReader(ByteInput(bytes: bytes), longestText: longestText)
    var tokens: [String] = []
    while true {
      switch try reader.next() {
      case .beginObject: tokens.append("{")
      case .endObject: tokens.append("}")
      case .beginArray: tokens.append("[")
      case .endArray: tokens.append("]")
      case .key: tokens.append(try reader.string() + ":")
      case .text: tokens.append("'" + (try reader.string()) + "'")
      case .number, .flag: tokens.append(try reader.string())
      case .null: tokens.append("null")
      case .end: return tokens.joined(separator: " ")
      }
    }
  }

  @Test(
    "Reads the tokens of JSON",
    arguments: [
      ("{}", "{ }"), (" [ ] ", "[ ]"), ("true", "true"), ("\t\r\n-0.5e+3\n", "-0.5e+3"),
      ("[0,-0,1.25,10,1E2,2e-9]", "[ 0 -0 1.25 10 1E2 2e-9 ]"),
      (#"{"a":{"b":[null,false]},"c":"d"}"#, "{ a: { b: [ null false ] } c: 'd' }"),
      (#""\"\\\/\b\f\n\r\t\u0041\u00e9\ud83d\ude42 é🙂""#, "'\"\\/\u{8}\u{C}\n\r\tAé🙂 é🙂'"),
      ("\u{FEFF}{}", "{ }"), ("\"\u{7F}\"", "'\u{7F}'"), (#"{"":""}"#, "{ : '' }"),
      (
        String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
        [String](repeating: "[", count: 64).joined(separator: " ") + " "
          + [String](repeating: "]", count: 64).joined(separator: " ")
      ),
    ])
  func tokens(text: String, tokens: String) throws {
    #expect(try read(Array(text.utf8)) == tokens)
  }

  @Test("Keeps as much of a text as is asked for, and reads on")
  func longText() throws {
    #expect(try read(Array(#"["abcdef",1]"#.utf8), longestText: 3) == "[ 'abc' 1 ]")
  }

  @Test("Says where each token begins, and how deep it is")
  func places() throws {
    var reader = JSONReader(ByteInput(bytes: Array("{ \"é\" :\r\n  [ 12,\n\n \"x\" ] }".utf8)))
    var places: [String] = []
    while try reader.next() != .end {
      places.append("\(reader.place.line):\(reader.place.column)/\(reader.depth)")
    }
    #expect(places == ["1:1/1", "1:3/1", "2:3/2", "2:5/2", "4:2/2", "4:6/1", "4:8/0"])
  }
}

@Suite("Texts in JSON")
struct StringJSONTests {
  @Test(
    "Are read back as they were",
    arguments: ["", "\"\\/", "\u{0}\u{8}\u{1F}\n\r\t", "é🙂", "\u{7F}"])
  func escapes(text: String) throws {
    let object = try JSONSerialization.jsonObject(
      with: Data("{\(text.inJSON): \(text.inJSON)}".utf8))
    #expect(object as? [String: String] == [text: text])
  }
}
