import Testing

@testable import EmojiRate

@Suite("NumberParameter")
struct NumberParameterTests {
  private static let fraction = NumberParameter(
    "part", 0.2...0.7, defaultValue: 0.6, unit: "", "A part.")
  private static let count = NumberParameter(
    "count", 0...6, defaultValue: 2, isWhole: true, "A count.")

  /// Every parameter that the library has.
  static let all: [NumberParameter] =
    FaceNumber.allCases.map(\.parameter) + RowLength.allCases.map(\.parameter) + [
      StarStyle.lineWidthParameter, StarRow.countParameter, SVGOptions.sizeParameter,
      SVGOptions.precisionParameter, ControlSurface.sensitivityParameter,
    ]

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

  @Test("What is usual is allowed, and is what stands for what is not a number")
  func defaultValue() {
    for parameter in Self.all {
      #expect(parameter.limits.contains(parameter.defaultValue), "\(parameter.name)")
      #expect(parameter.clamped(.nan) == parameter.defaultValue, "\(parameter.name)")
    }
  }

  @Test("A parameter that counts has whole limits, and a whole number is usual")
  func whole() {
    let whole = Self.all.filter(\.isWhole)
    #expect(whole.map { "\($0.name)" } == ["count", "precision"])
    for number in whole.flatMap({ [$0.limits.lowerBound, $0.limits.upperBound, $0.defaultValue] }) {
      #expect(number == number.rounded())
    }
  }

  @Test("A name is lower-case words with hyphens, and what it means a sentence")
  func words() {
    for parameter in Self.all {
      let name = "\(parameter.name)"
      #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(name)")
      let summary = "\(parameter.summary)"
      #expect(summary.hasSuffix(".") && summary.first?.isUppercase == true, "\(name)")
      #expect(!"\(parameter.unit)".hasSuffix("."), "\(name)")
    }
    #expect(Set(FaceNumber.allCases.map { "\($0.parameter.name)" }).count == 9)
    #expect(Set(RowLength.allCases.map { "\($0.parameter.name)" }).count == 6)
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
    "What is no number in digits is nil",
    arguments: ["", ".", "-", "0x1", "nan", "inf", "1e999", " 1", "1,5", "1.2.3", "--1", "１"])
  func noNumber(text: String) { #expect(NumberParameter.number(text) == nil) }
}
