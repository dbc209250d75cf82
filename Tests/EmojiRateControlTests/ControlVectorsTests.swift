import Foundation
import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

/// Writes random values and their sentences, which controls make in JavaScript: see Tests/Control/run.
@Suite("Control vectors")
struct ControlVectorsTests {
  /// A value, its scale and unit, and its sentence in a language.
  private static func vector(_ seed: Int) -> [String: Any] {
    var random = SplitMix64(seed: UInt64(seed))
    let (minimum, maximum) = (
      random.element(of: [0, 0, 0, 1, -5, 0.5]), random.element(of: [5, 5, 10, 7, 100, 1.5])
    )
    let part = min(max(random.double() * 4 / 3 - 1.0 / 6, 0), 1)
    let value = ((minimum + (maximum - minimum) * part) * 100).rounded() / 100
    let rating = Rating(value, minimum: minimum, maximum: maximum)
    let row = StarRow(
      rating, count: random.element(of: [5, 5, 3, 7, 10, 1]),
      symbol: random.element(of: [.star, .heart, .face]))
    let unit = random.index(2) == 0 ? row.unit : .number
    let language = random.element(of: Language.allCases)
    return [
      "value": rating.value, "maximum": rating.maximum, "language": language.rawValue,
      "unit": unit == .stars ? 1 : unit == .hearts ? 2 : 0,
      "text": rating.sentence(unit: unit, in: language),
    ]
  }

  private static let path = ProcessInfo.processInfo.environment["EMOJI_RATE_VECTORS"]

  @Test(
    "Random values and their sentences are written", .enabled(if: path != nil, "Nobody reads them"))
  func vectors() throws {
    let path = try #require(Self.path)
    let vectors = (0..<5000).map(Self.vector)
    let phrases = Dictionary(
      uniqueKeysWithValues: Language.allCases.map { ($0.rawValue, $0.phrases) })
    let data = try JSONSerialization.data(
      withJSONObject: ["phrases": phrases, "vectors": vectors], options: .sortedKeys)
    try data.write(to: URL(filePath: path))
  }
}
