import Foundation
import Testing

@testable import EmojiRate

/// Writes random values and their sentences, which controls make in JavaScript: see Tests/Control/run.
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

  /// A value, its scale and unit, and its sentence in a language.
  private static func vector(_ seed: Int) -> [String: Any] {
    var random = Seeded(state: UInt64(seed))
    let (minimum, maximum) = (
      random.element([0, 0, 0, 1, -5, 0.5]), random.element([5, 5, 10, 7, 100, 1.5])
    )
    let part = min(max(random.part() * 4 / 3 - 1.0 / 6, 0), 1)
    let value = ((minimum + (maximum - minimum) * part) * 100).rounded() / 100
    let rating = Rating(value, minimum: minimum, maximum: maximum)
    let row = StarRow(
      rating, count: random.element([5, 5, 3, 7, 10, 1]),
      symbol: random.element([.star, .heart, .face]))
    let unit = random.index(2) == 0 ? row.unit : .number
    let language = random.element(Language.allCases)
    return [
      "value": rating.value, "maximum": rating.maximum, "language": language.rawValue,
      "unit": unit == .stars ? 1 : unit == .hearts ? 2 : 0,
      "text": rating.sentence(unit: unit, in: language),
    ]
  }

  @Test("Random values have a sentence in every language")
  func vectors() throws {
    let count = 5000
    let path = ProcessInfo.processInfo.environment["EMOJI_RATE_VECTORS"]
    let vectors = (0..<(path == nil ? 20 : count)).map(Self.vector)
    for vector in vectors { #expect(vector["text"] as? String != "") }
    guard let path else { return }
    let phrases = Dictionary(
      uniqueKeysWithValues: Language.allCases.map { ($0.rawValue, $0.phrases) })
    let data = try JSONSerialization.data(
      withJSONObject: ["phrases": phrases, "vectors": vectors], options: .sortedKeys)
    try data.write(to: URL(filePath: path))
  }
}
