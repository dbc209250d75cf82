import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("Fraction")
struct FractionTests {
  @Test(
    "Fractions are compared exactly, also where their nearest numbers are equal",
    arguments: [
      // The first is below the second.
      ((1, 3), (1, 2)), ((4, 1), (41, 10)), ((-1, 2), (-1, 3)), ((-7, 2), (-3, 1)),
      ((0, 5), (1, 9)),
      ((434, 100), (435, 100)), ((4, 1), (4_000_000_000_000_001, 1_000_000_000_000_000)),
      ((999_999_999_999_999_998, 999_999_999_999_999_999), (1, 1)),
      (
        (999_999_999_999_999_997, 999_999_999_999_999_998),
        (999_999_999_999_999_998, 999_999_999_999_999_999)
      ),
    ] as [((Int64, Int64), (Int64, Int64))])
  func order(first: (Int64, Int64), second: (Int64, Int64)) {
    let (first, second) = (Fraction(first.0, first.1), Fraction(second.0, second.1))
    #expect(first < second && !(second < first) && first != second)
  }

  @Test("Equal numbers are equal, whatever their denominators")
  func equal() {
    for (one, other) in [(Fraction(2, 4), Fraction(1, 2)), (Fraction(-6, 3), Fraction(-2, 1))] {
      #expect(one == other && !(one < other) && !(other < one))
    }
    #expect([Fraction(7, 2), Fraction(-7, 2), Fraction(4, 2)].map(\.floor) == [3, -4, 2])
    #expect([Fraction(7, 2), Fraction(-7, 2), Fraction(4, 2)].map(\.ceiling) == [4, -3, 2])
  }
}

@Suite("Decimal")
struct DecimalTests {
  @Test(
    "A number is as short as its value allows",
    arguments: [
      (0, 2, "0"), (-0.0, 2, "0"), (1, 2, "1"), (-1, 2, "-1"), (0.5, 2, ".5"), (-0.5, 2, "-.5"),
      (0.25, 2, ".25"), (0.05, 2, ".05"), (1.5, 2, "1.5"), (1.50, 6, "1.5"), (100, 2, "100"),
      (100, 0, "100"), (-240, 6, "-240"), (1000, 2, "1000"), (999.99, 2, "999.99"),
      (1000.5, 2, "1000.5"), (0.001, 2, "0"), (-0.001, 2, "0"), (-0.004_9, 2, "0"),
      (0.006, 2, ".01"), (0.996, 2, "1"), (-0.996, 2, "-1"), (999.996, 2, "1000"), (0.1, 0, "0"),
      (0.4, 0, "0"), (0.6, 0, "1"), (0.123_456_7, 0, "0"), (0.123_456_7, 1, ".1"),
      (0.123_456_7, 2, ".12"), (0.123_456_7, 3, ".123"), (0.123_456_7, 4, ".1235"),
      (0.123_456_7, 5, ".12346"), (0.123_456_7, 6, ".123457"), (0.000_001, 6, ".000001"),
      (-0.000_001, 6, "-.000001"), (0.100_000_1, 6, ".1"), (12.000_010, 6, "12.00001"),
      (123_456.789, 3, "123456.789"), (1e9, 6, "1000000000"), (10.01, 2, "10.01"),
    ] as [(Double, Int, String)])
  func shortest(value: Double, precision: Int, text: String) {
    #expect(written(value, precision: precision) == text)
  }

  @Test(
    "Halves round to even, as the arithmetic below them does",
    arguments: [
      (0.5, 0, "0"), (1.5, 0, "2"), (2.5, 0, "2"), (-0.5, 0, "0"), (-1.5, 0, "-2"),
      (-2.5, 0, "-2"), (0.25, 1, ".2"), (0.75, 1, ".8"), (0.125, 2, ".12"), (0.375, 2, ".38"),
      (0.0625, 3, ".062"),
    ] as [(Double, Int, String)])
  func halves(value: Double, precision: Int, text: String) {
    #expect(written(value, precision: precision) == text)
  }

  @Test("Every number of few decimals is written as it is spelled", arguments: 0...6)
  func spelled(precision: Int) {
    var random = SplitMix64(seed: 7)
    var unitsPerOne = 1
    for _ in 0..<precision { unitsPerOne *= 10 }
    for round in 0..<3000 {
      let limit = round % 3 == 0 ? 10_000 : round % 3 == 1 ? 252 * unitsPerOne : 2000
      let units = random.integer(-limit...limit)
      let value = Double(units) / Double(unitsPerOne)
      let expected = spelling(units, decimals: precision)
      guard written(value, precision: precision) == expected else {
        Issue.record("\(expected) is written \(written(value, precision: precision))")
        return
      }
    }
  }

  @Test("Whatever a caller's picture draws, something is written and nothing breaks")
  func extremes() throws {
    let values = [
      Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e16,
      -1e19, 1e15, .leastNonzeroMagnitude,
    ]
    for x in values {
      for y in values {
        for precision in [0, 2, 6] {
          let drawing = PaintedElements(
            canvasSize: Size(width: x, height: y),
            paint: Paint(stroke: Stroke(.color(eightBitColor(0)), width: x)),
            elements: [
              .move(to: Point(x, y)),
              .curve(to: Point(y, x), control1: Point(x, x), control2: Point(y, y)),
              .line(to: Point(1, y)), .close,
            ])
          let document = drawing.svg(
            SVGOptions(precision: precision, background: .hsb(HSBColor(eightBitColor(0)))))
          let parsed = try #require(ParsedDocument(document))
          let data = parsed.elements.last?.attributes["d"] ?? "?"
          #expect(data.wholeMatch(of: /[MmLlHhVvCcSsZz0-9 .-]+/) != nil, "\(data)")
        }
      }
    }
  }
}
