import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("NumberParameter")
struct NumberParameterTests {
  private static let fraction = NumberParameter(
    "part", 0.2...0.7, defaultValue: 0.6, unit: "", "A part.")
  private static let count = NumberParameter(
    "count", 0...6, defaultValue: 2, isWhole: true, "A count.")

  @Test(
    "The nearest allowed value stands for any number",
    arguments: [
      (0.2, 0.2), (0.5, 0.5), (0.7, 0.7), (0.2.nextDown, 0.2), (0.7.nextUp, 0.7), (-1, 0.2),
      (0, 0.2), (-0.0, 0.2), (1, 0.7), (1e308, 0.7), (-1e308, 0.2), (.infinity, 0.7),
      (-.infinity, 0.2), (.leastNonzeroMagnitude, 0.2), (.nan, 0.6), (-.nan, 0.6),
      (.signalingNaN, 0.6),
    ] as [(Double, Double)])
  func clamped(value: Double, expected: Double) {
    #expect(Self.fraction.clamped(value) == expected)
  }

  @Test(
    "Whole numbers clamp too", arguments: [(-1, 0), (0, 0), (6, 6), (7, 6), (.max, 6), (.min, 0)])
  func wholeNumbers(value: Int, expected: Int) {
    #expect(Self.count.clamped(value) == expected)
  }

  @Test("Every number has its limits and its default, and its settings keep to them")
  func limits() throws {
    var (lines, settings) = ("", PictureSettings())
    for row in ParameterScope.all.rows {
      guard let number = row.number else { continue }
      let (low, high) = (number.limits.lowerBound, number.limits.upperBound)
      let texts = [low, high, number.defaultValue].map(NumberParameter.text)
      lines += "\(row.name) \(texts[0])...\(texts[1]), default \(texts[2])\n"
      guard !row.isNamed("cells") else { continue }
      for (given, kept) in [(low - 1, low), (low, low), (high, high), (high + 1, high)] {
        try row.set(NumberParameter.text(given), in: &settings)
        // The default length of a row, and no padding, are stored as ones that are not set.
        let isLength = row.group == .layout && !row.isNamed("width") || row.isNamed("padding")
        let isUnset = isLength && kept == number.defaultValue
        let text = try settings.text(of: "\(row.name)")
        #expect(text == (isUnset ? nil : NumberParameter.text(kept)), "\(row.name)")
      }
    }
    try expectSnapshot(lines: lines, "limits")
  }

  @Test(
    "A number has one text, from which it is read",
    arguments: [
      ("0", 0, "0"), ("-0.0", 0, "0"), ("+03.20", 3.2, "3.2"), (".5", 0.5, "0.5"),
      ("1e3", 1000, "1000"), ("-.000001", -1e-6, "-1e-06"), ("1e15", 1e15, "1000000000000000"),
      ("1e16", 1e16, "1e+16"),
    ])
  func text(text: String, number: Double, spelling: String) {
    #expect(NumberParameter.number(text) == number)
    #expect(NumberParameter.text(number) == spelling)
    #expect(NumberParameter.number(spelling) == number)
  }

  @Test(
    "Reads numbers as people write them",
    arguments: [
      ("0", 0), ("3", 3), ("3.2", 3.2), ("-3.2", -3.2), ("+3", 3), ("3.", 3), (".5", 0.5),
      ("-.5", -0.5), ("007", 7), ("1e3", 1000), ("1E-3", 0.001), ("2.5e+1", 25), ("1e-999", 0),
      ("0.1", 0.1), ("179769313486231570000000000000000000000", 1.7976931348623157e38),
      ("1e999", .infinity), ("-1e999", -.infinity),
    ] as [(String, Double)])
  func reads(text: String, number: Double) { #expect(NumberParameter.decimal(text) == number) }

  @Test(
    "Reads nothing else",
    arguments: [
      "", " ", "-", "+", ".", "-.", "e3", ".e3", "1e", "1e+", "--1", "+-1", "1.2.3", "1e2e3",
      "1e.5",
      " 1", "1 ", "1\n", "\t1", "1x", "3,2", "1_000", "1'000", "50%", "1/2", "0x10", "0x1p4", "1p4",
      "nan", "NaN", "-nan", "nan(1)", "inf", "-inf", "+Infinity", "INFINITY", "٣", "३", "３", "１.5",
      "3\u{301}", "−3", "½", "\u{FEFF}3", "3\u{200B}", "3\0",
    ])
  func refuses(text: String) { #expect(NumberParameter.decimal(text) == nil) }
}
