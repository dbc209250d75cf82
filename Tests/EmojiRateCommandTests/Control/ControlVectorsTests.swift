import Foundation
import Testing

@testable import EmojiRate

/// Writes random values, times and sentences of Swift, for the control's script to match: see Tests/Control/run.
///
/// Pictures need the scale, the easing and the sentences in Swift. Controls need the first two in JavaScript, and
/// generated ones also the sentences.
@Suite("Control vectors")
struct ControlVectorsTests {
  /// A generator that gives the same numbers everywhere: Steele and others, SplitMix64, OOPSLA 2014.
  private struct Seeded {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      return z ^ z >> 31
    }
    mutating func index(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    mutating func part() -> Double { Double(next() >> 11) / 0x1p53 }
    mutating func element<Element>(_ elements: [Element]) -> Element {
      elements[index(elements.count)]
    }
  }

  private static func vector(_ seed: Int) -> [String: Any] {
    var random = Seeded(state: UInt64(seed))
    let (minimum, maximum) = (
      random.element([0, 0, 0, 1, -5, 0.5]), random.element([5, 5, 10, 7, 100, 1.5])
    )
    let step = random.element([0, 0, 1, 0.5, 0.1, 0.25, 0.75])
    // A quarter are at an end or outside.
    let part = (random.part() * 4 / 3 - 1.0 / 6).clamped(to: random.element([0...1, -9...9]))
    let value = minimum + (maximum - minimum) * part
    let rating = Rating(value, minimum: minimum, maximum: maximum, step: step)
    var look: [String: Any] = ["a": [minimum, maximum, step]]
    var (earned, unit) = (0.0, RatingUnit.number)
    if random.index(2) == 0 {
      let row = StarRow(
        rating, count: random.element([5, 5, 3, 7, 10, 1]),
        symbol: random.element([.star, .heart, .face]))
      (earned, unit) = (row.earned, row.unit)
      look["n"] = row.count
      look["u"] = row.symbol == .star ? 1 : row.symbol == .heart ? 2 : 0
    }
    let time = random.part() * Easing.faceDuration
    let language = random.element(Language.allCases)
    var said = rating
    said.step = 0
    said.value = (rating.value * 100).rounded() / 100
    return [
      "look": look, "value": value, "shown": rating.value, "earned": earned,
      "eased": [
        time / Easing.faceDuration, Easing.progress(at: time, of: Easing.faceDuration),
      ],
      "language": language.rawValue, "spoken": [said.value, sentence(said, unit, language)],
    ]
  }

  private static func sentence(_ rating: Rating, _ unit: RatingUnit, _ language: Language) -> String
  {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = buffer.withUnsafeMutableBytes {
      rating.writeSentence(unit: unit, language: language, into: $0)
    }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  @Test("Random values have a sentence in every language")
  func vectors() throws {
    let count = 5000
    let path = ProcessInfo.processInfo.environment["EMOJI_RATE_VECTORS"]
    let vectors = (0..<(path == nil ? 20 : count)).map(Self.vector)
    for vector in vectors { #expect((vector["spoken"] as? [Any])?.last as? String != "") }
    guard let path else { return }
    let phrases = Dictionary(
      uniqueKeysWithValues: Language.allCases.map { ($0.rawValue, $0.phrases) })
    let data = try JSONSerialization.data(
      withJSONObject: ["phrases": phrases, "vectors": vectors], options: .sortedKeys)
    try data.write(to: URL(filePath: path))
  }
}
