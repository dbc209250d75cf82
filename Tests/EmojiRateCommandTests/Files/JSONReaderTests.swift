import Foundation
import Testing

@testable import EmojiRateCommand

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

  @Test(
    "Refuses everything else, and says where",
    arguments: [
      ("", 1, 1, "the file ends early; give a value"),
      ("{}{}", 1, 3, "'{' is out of place; give nothing more"),
      ("[1 2]", 1, 4, "'2' is out of place; give a comma and the next value, or ] to end the list"),
      ("[", 1, 2, "the file ends early; give a value, or ] to end the list"),
      ("[}", 1, 2, "'}' is out of place; give a value, or ] to end the list"),
      ("{1", 1, 2, "'1' is out of place; give a key in double quotes, or } to end the object"),
      ("{\"a\"}", 1, 5, "'}' is out of place; give a colon behind the key"),
      ("{\"a\":}", 1, 6, "'}' is out of place; give a value"),
      (
        "{\"a\":1]", 1, 7,
        "']' is out of place; give a comma and the next key, or } to end the object"
      ),
      ("{\"a\":1,,", 1, 8, "',' is out of place; give a key in double quotes"),
      ("{\"a\":1,\n\n}", 1, 7, "there is a comma behind the last entry; leave it out"),
      ("[1,]", 1, 3, "there is a comma behind the last entry; leave it out"),
      ("\n // why\n{}", 2, 2, "JSON has no comments; leave them out"),
      ("{ # why", 1, 3, "JSON has no comments; leave them out"),
      ("{'a'", 1, 2, "JSON has other quotes; give \" on both sides of a text"),
      ("{“a”", 1, 2, "JSON has other quotes; give \" on both sides of a text"),
      (
        "[True]", 1, 2,
        "'True' is no value; give a text in double quotes, a number, true or false"
      ),
      ("[01]", 1, 2, "'01' is not a number as JSON has it; give one such as 0.5 or 12"),
      ("[+1]", 1, 2, "'+1' is not a number as JSON has it; give one such as 0.5 or 12"),
      ("[.5]", 1, 2, "'.5' is not a number as JSON has it; give one such as 0.5 or 12"),
      (
        #"["a\x"]"#, 1, 4,
        "a backslash stands before 'x'; "
          + #"give \", \\, \/, \b, \f, \n, \r, \t or \u and four hexadecimal digits"#
      ),
      (
        #""é🙂\u00g0""#, 1, 4,
        "a backslash stands before 'u'; "
          + #"give \", \\, \/, \b, \f, \n, \r, \t or \u and four hexadecimal digits"#
      ),
      (
        #""\ud83d.""#, 1, 2,
        #"\u has half of a character; give both, as in \ud83d\ude42, or the character itself"#
      ),
      (
        #""\ud83d\ud83d""#, 1, 2,
        #"\u has half of a character; give both, as in \ud83d\ude42, or the character itself"#
      ),
      (
        #""\ude42""#, 1, 2,
        #"\u has half of a character; give both, as in \ud83d\ude42, or the character itself"#
      ),
      (
        "[\"a\n\"]", 1, 4,
        #"a text does not end on its line; close it with ", and give \n for a line end in it"#
      ),
      ("\"a\tb\"", 1, 3, #"a text has U+0009 in it; give \t"#),
      ("\"\u{1}\"", 1, 2, #"a text has U+0001 in it; give \u and four hexadecimal digits"#),
      ("\r\n\r[\"a", 3, 2, "a text begins and does not end; close it with \""),
      (
        String(repeating: "[", count: 65), 1, 65,
        "more than 64 objects and lists in one another; give fewer"
      ),
    ] as [(String, Int, Int, String)])
  func refusals(text: String, line: Int, column: Int, sentence: String) {
    let error = #expect(throws: JSONError.self) { try read(Array(text.utf8)) }
    #expect(error?.place == JSONPlace(line: line, column: column))
    #expect(error?.sentence == sentence)
  }

  @Test(
    "Refuses what is not UTF-8",
    arguments: [
      [0xFF, 0xFE, 0x7B, 0x00], [0x7B, 0x00, 0x7D, 0x00], [0x22, 0xC3, 0x22], [0x22, 0x80, 0x22],
      [0x22, 0xED, 0xA0, 0x80, 0x22], [0xC3],
    ] as [[UInt8]])
  func encoding(bytes: [UInt8]) {
    let error = #expect(throws: JSONError.self) { try read(bytes) }
    #expect(error?.sentence == "not UTF-8; save the file as UTF-8")
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

  @Test("Says why a file cannot be read")
  func unreadable() {
    var reader = JSONReader(ByteInput(-1))
    let failure = #expect(throws: SystemCalls.Failure.self) { try reader.next() }
    #expect(failure?.reason == "Bad file descriptor")
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
