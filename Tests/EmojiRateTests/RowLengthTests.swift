import Testing

@testable import EmojiRate

@Suite("RowLength")
struct RowLengthTests {
  @Test(
    "Limits and usual values",
    arguments: [
      (.starSize, "star-size", 1...10_000, 44), (.spacing, "spacing", 0...10_000, 8),
      (.width, "width", 1...10_000, 1), (.height, "height", 0...10_000, 0),
      (.margin, "margin", 0...10_000, 0),
      (.minimumStarSize, "minimum-star-size", 1...10_000, 1),
    ] as [(RowLength, String, ClosedRange<Double>, Double)])
  func table(length: RowLength, name: String, limits: ClosedRange<Double>, defaultValue: Double) {
    let parameter = length.parameter
    #expect("\(parameter.name)" == name)
    #expect(parameter.limits == limits)
    #expect(parameter.defaultValue == defaultValue)
    #expect("\(parameter.unit)" == "pixels")
  }

  @Test("There are as many as the table has rows")
  func count() {
    #expect(RowLength.allCases.map(\.rawValue) == Array(0..<6))
  }
}
