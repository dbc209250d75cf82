import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand

/// Style files with mistakes of all kinds: seeded, so that a failure can be had again.
@Suite("Style files with mistakes")
struct StyleFuzzTests {
  private static let parts = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u00e9", "\\ud83d", "\n", "\r\n", " ", "0", "-",
    "1e9",
    "1e999", ".5", "true", "false", "null", "é", "🙂", "\u{0}", "//", "\"size\":", "\"count\": 3,",
    "\"symbol\": \"face\",", "\"fill\": \"half\",", "\"cells\": \"200x50\",", "\"height\": 9,",
    "\"no-eyes\": true,", "\"title\": \"a\",", "\"mouth-width\": 5,", "\"low-color\": \"red\",",
  ].map { Array($0.utf8) }

  private static let base = Array(
    #"""
    {
      "$schema": "x", "theme": "dusk", "mouth-width": 0.3, "no-eyes": false,
      "low-color": "hsb(10 20% 30%)", "title": "\"é\" \u0041 {value}", "size": 48,
      "symbol": "heart", "fill": "half", "width": 300, "margin": 2.5e0
    }
    """#.utf8)

  private struct Random: RandomNumberGenerator {
    var state: UInt64
    // SplitMix64: Steele, Lea and Flood, OOPSLA 2014.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  private static func mutated(_ random: inout Random) -> [UInt8] {
    var bytes = base
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...6, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: parts.randomElement(using: &random)!, at: place)
      case 2: bytes.replaceSubrange(place..<end, with: parts.randomElement(using: &random)!)
      default: if place < bytes.count { bytes[place] = .random(in: 0...255, using: &random) }
      }
    }
    return bytes
  }

  /// Why a file is refused; nil where it is not.
  private static func error(_ bytes: [UInt8], of picture: PictureKind) -> CommandError? {
    do throws(CommandError) {
      var settings = Settings()
      let styled = try StyleReader.read(bytes, file: "style.json", of: picture, into: &settings)
      try OptionRules(given: styled, table: .drawing(.face), settings: settings).check()
      return nil
    } catch {
      return error
    }
  }

  @Test("Are read, or refused at a line that they have, whatever the picture", arguments: 1...2)
  func mistakes(seed: UInt64) {
    var random = Random(state: seed)
    var acceptedCount = 0
    for _ in 0..<500 {
      let bytes = Self.mutated(&random)
      let error = Self.error(bytes, of: .face)
      #expect(error == Self.error(bytes, of: .row))
      guard let error else {
        acceptedCount += 1
        // What is read is JSON to others too.
        #expect(throws: Never.self, "\(String(decoding: bytes, as: UTF8.self))") {
          try JSONSerialization.jsonObject(with: Data(bytes))
        }
        continue
      }
      let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      let place = error.sentence.split(separator: ":").dropFirst().prefix(2).compactMap { Int($0) }
      #expect(place.count == 2)
      #expect((1...lineCount).contains(place.first ?? 0))
      #expect((1...bytes.count + 1).contains(place.last ?? 0))
      let message = error.message
      #expect(message.hasPrefix("emoji-rate: error: style.json:"))
      #expect(message.utf8.count { $0 == 0x0A } == 1 && message.hasSuffix("\n"))
    }
    #expect((10...300).contains(acceptedCount))
  }
}
