import Testing

@testable import EmojiRate

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

  /// Where a number is kept, with limits that are written down here: those of the first six numbers and of the
  /// sensitivity are the original control's.
  struct Place: Sendable, CustomTestStringConvertible {
    let parameter: NumberParameter
    let name: String
    let limits: ClosedRange<Double>
    let defaultValue: Double
    /// What is kept of a number; nil is the default.
    let keep: @Sendable (Double) -> Double?
    var testDescription: String { name }

    init(
      _ parameter: NumberParameter, _ name: String, _ limits: ClosedRange<Double>,
      _ defaultValue: Double, _ keep: @escaping @Sendable (Double) -> Double?
    ) {
      (self.parameter, self.name, self.limits) = (parameter, name, limits)
      (self.defaultValue, self.keep) = (defaultValue, keep)
    }

    /// A number of a face, by its case and by its name.
    init(
      _ number: FaceNumber, _ name: String, _ limits: ClosedRange<Double>, _ defaultValue: Double,
      _ path: WritableKeyPath<FaceStyle, Double> & Sendable
    ) {
      self.init(number.parameter, name, limits, defaultValue) {
        var (one, other) = (FaceStyle(), FaceStyle())
        one[keyPath: path] = $0
        other[number] = $0
        return one == other ? one[number] : .nan
      }
    }

    /// A length of a layout.
    init(
      _ parameter: NumberParameter, _ name: String, _ limits: ClosedRange<Double>,
      _ defaultValue: Double, of path: WritableKeyPath<RowLayout, Double?> & Sendable
    ) {
      self.init(parameter, name, limits, defaultValue) {
        var layout = RowLayout()
        layout[keyPath: path] = $0
        return layout[keyPath: path]
      }
    }
  }

  static let places: [Place] = [
    Place(.lineWidth, "line-width", 0.5...20, 14, \.lineWidth),
    Place(.mouthWidth, "mouth-width", 0.2...0.7, 0.6, \.mouthWidth),
    Place(.lipWidth, "lip-width", 0.2...0.9, 0.7, \.lipWidth),
    Place(.mouthPosition, "mouth-position", 0.1...0.5, 0.35, \.mouthPosition),
    Place(.eyeWidth, "eye-width", 0.1...0.3, 0.2, \.eyeWidth),
    Place(.eyePosition, "eye-position", 0.6...0.8, 0.6, \.eyePosition),
    Place(.morph, "morph", 0...1, 1, \.morph),
    Place(.extraScale, "extra-scale", 0...2, 1, \.extraScale),
    Place(.rimWidth, "rim-width", 0...20, 8, \.rimWidth),
    Place(RowLayout.starSizeParameter, "star-size", 1...10_000, 44, of: \.starSize),
    Place(RowLayout.spacingParameter, "spacing", 0...10_000, 8, of: \.spacing),
    Place(RowLayout.widthParameter, "width", 1...10_000, 1, of: \.width),
    Place(RowLayout.heightParameter, "height", 0...10_000, 0, of: \.height),
    Place(RowLayout.marginParameter, "margin", 0...10_000, 0, of: \.margin),
    Place(
      RowLayout.minimumStarSizeParameter, "minimum-star-size", 1...10_000, 1, of: \.minimumStarSize),
    Place(StarStyle.lineWidthParameter, "line-width", 0...20, 2) {
      var style = StarStyle()
      style.lineWidth = $0
      return style == StarStyle(lineWidth: $0) ? style.lineWidth : .nan
    },
    Place(SVGOptions.sizeParameter, "size", 1...10_000, 240) {
      var options = SVGOptions()
      options.size = $0
      return options == SVGOptions(size: $0) ? options.size : .nan
    },
    Place(SVGOptions.precisionParameter, "precision", 0...6, 2) {
      var options = SVGOptions()
      options.precision = Int(exactly: $0)
      return options == SVGOptions(precision: Int(exactly: $0))
        ? options.precision.map(Double.init) : .nan
    },
    Place(StarRow.countParameter, "count", 1...100, 5) {
      var row = StarRow(3)
      row.count = Int(exactly: $0) ?? 5
      return row.count == StarRow(3, count: Int(exactly: $0)).count ? Double(row.count) : .nan
    },
  ]

  @Test(
    "Every number has its limits, and is clamped to them wherever it is kept", arguments: places)
  func limits(place: Place) {
    #expect("\(place.parameter.name)" == place.name)
    #expect(place.parameter.limits == place.limits)
    #expect(place.parameter.defaultValue == place.defaultValue)
    let (low, high) = (place.limits.lowerBound, place.limits.upperBound)
    for (given, kept) in [
      (low, low), (low - 1, low), (-1e9, low), (high, high), (high + 1, high), (1e9, high),
      (.nan, place.defaultValue),
    ] {
      #expect((place.keep(given) ?? place.defaultValue) == kept)
    }
  }

  @Test("A parameter that counts has whole limits and a whole default")
  func whole() {
    let whole = Self.places.map(\.parameter).filter(\.isWhole)
    #expect(whole.map { "\($0.name)" } == ["precision", "count"])
    for number in whole.flatMap({ [$0.limits.lowerBound, $0.limits.upperBound, $0.defaultValue] }) {
      #expect(number == number.rounded())
    }
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

  @Test("A number is finite")
  func infinite() { #expect(NumberParameter.number("1e999") == nil) }

  @Test(
    "Reads numbers as people write them",
    arguments: [
      ("0", 0), ("3", 3), ("3.2", 3.2), ("-3.2", -3.2), ("+3", 3), ("3.", 3), (".5", 0.5),
      ("-.5", -0.5), ("007", 7), ("1e3", 1000), ("1E-3", 0.001), ("2.5e+1", 25), ("1e-999", 0),
      ("0.1", 0.1), ("179769313486231570000000000000000000000", 1.7976931348623157e38),
      ("1e999", .infinity), ("-1e999", -.infinity),
    ] as [(String, Double)])
  func reads(text: String, number: Double) { #expect(NumberParameter.decimal(text) == number) }

  @Test("Keeps the sign of zero, which then compares as zero")
  func negativeZero() { #expect(NumberParameter.decimal("-0")?.sign == .minus) }

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

  @Test("Reads as many digits as there are to the nearest number", arguments: 1...20)
  func nearest(digits: Int) {
    for number in 0..<200 {
      let text = (0..<digits).map { "\(($0 * 7 + number * ($0 + 3)) % 10)" }.joined()
      for point in 0...digits {
        let spelled = text.prefix(point) + "." + text.dropFirst(point)
        #expect(NumberParameter.decimal(String(spelled)) == Double(spelled), "\(spelled)")
      }
    }
  }

  @Test("Reads a megabyte of digits")
  func long() {
    #expect(NumberParameter.decimal(String(repeating: "9", count: 1_000_000)) == .infinity)
    #expect(NumberParameter.decimal("0." + String(repeating: "0", count: 1_000_000) + "1") == 0)
    #expect(NumberParameter.decimal(String(repeating: "0", count: 1_000_000) + "7") == 7)
    #expect(NumberParameter.decimal(String(repeating: "9", count: 1_000_000) + "x") == nil)
  }
}
