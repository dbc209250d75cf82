// Stores ratings, colours and words.
extension Rating: Codable {
  private static let names = ["value", "minimum", "maximum", "step"]

  /// Decodes a number, or an object; missing values get the defaults of
  /// ``init(_:minimum:maximum:step:)``.
  public init(from decoder: any Decoder) throws {
    if let value = try? decoder.singleValueContainer().decode(Double.self) {
      self.init(value)
      return
    }
    let values = try decoder.container(keyedBy: StorageKey.self)
    try values.checkKeys(Self.names)
    let numbers = try Self.names.map { name in
      values.contains(StorageKey(name)) ? try values.read(name, mustBe: "a number") : Double.nan
    }
    self.init(numbers[0], minimum: numbers[1], maximum: numbers[2], step: numbers[3])
  }

  /// Encodes all four numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StorageKey.self)
    for (name, number) in zip(Self.names, [value, minimum, maximum, step]) {
      try container.encode(number, forKey: StorageKey(name))
    }
  }
}

extension Rating {
  /// Reads a rating in digits, such as `3.2` of an address, on a scale from 0; nil for other texts, such as `nan`.
  public init?(text: String, outOf maximum: Double = 5, step: Double = 0) {
    guard let value = NumberParameter.number(text) else { return nil }
    self.init(value, outOf: maximum, step: step)
  }
}

extension CSSNotation {
  /// Decodes a colour in CSS notation.
  public init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let color = Self(css: text) else {
      let isInvalid = CSSColor(css: text) == nil
      throw decoder.error(
        "\(text) is \(isInvalid ? "no colour in CSS notation" : "not a fixed colour")")
    }
    self = color
  }

  /// Encodes the CSS notation of exactly this colour.
  public func encode(to encoder: any Encoder) throws { try cssColor.spelling.encode(to: encoder) }
}

extension CSSColor: Codable {}
extension HSBColor: Codable {}
extension SRGBColor: Codable {}

extension FaceBrows: Codable {}
extension FaceCharacter: Codable {}
extension FaceExpression: Codable {}
extension FaceExtra: Codable {}
extension FaceEyes: Codable {}
extension FaceHead: Codable {}
extension FaceMouth: Codable {}
extension FacePaint: Codable {}
extension FillRule: Codable {}
extension HistoryPoints: Codable {}
extension HuePath: Codable {}
extension Language: Codable {}
extension RowSymbol: Codable {}
extension StarFill: Codable {}
extension SummaryLayout: Codable {}
extension SummaryNumbers: Codable {}
extension Theme: Codable {}

// Stores lists as arrays of words.
extension ParameterList {
  /// Decodes an array of texts, or a text with commas between.
  public init(from decoder: any Decoder) throws {
    let text =
      try (try? [String](from: decoder))?.joined(separator: ",") ?? String(from: decoder)
    guard let list = Self(list: text) else { throw decoder.error("\(text) is not \(Self.allowed)") }
    self = list
  }

  /// Encodes an array of texts.
  public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}

extension ColorRamp: Codable {}
extension FaceExtras: Codable {}

extension RatingAnimation: StoredAsObject, Codable {
  package static var keys: [String] { ["from", "duration", "repeat-count"] }

  package init(_ values: Values) throws {
    let isForever = try values.contains("repeat-count") && values.decodeNil(forKey: "repeat-count")
    self.init(
      from: try values.decode(Double.self, forKey: "from"),
      duration: try values.decodeIfPresent(Double.self, forKey: "duration"),
      repeatCount: isForever
        ? nil : try values.decodeIfPresent(Int.self, forKey: "repeat-count") ?? 1)
  }

  package func encode(into values: inout KeyedEncodingContainer<StorageKey>) throws {
    try values.encode(start, forKey: "from")
    try values.encodeIfPresent(duration, forKey: "duration")
    try values.encode(repeatCount, forKey: "repeat-count")
  }
}

extension RatingCounts: StoredAsObject, Codable {
  package static var keys: [String] { ["counts", "mean", "number", "minimum", "maximum", "step"] }

  package init(_ values: Values) throws {
    func number(_ name: String) throws -> Double? {
      try values.contains(StorageKey(name)) ? values.read(name, mustBe: "a number") : nil
    }
    let (minimum, maximum) = (try number("minimum") ?? 1, try number("maximum"))
    let given: Int? =
      try values.contains("number") ? values.read("number", mustBe: "a whole number") : nil
    if values.contains("counts") {
      let counts: [Int] = try values.read("counts", mustBe: "an array of whole numbers")
      self.init(counts: counts, minimum: minimum, step: try number("step") ?? 1)
      if let given, Int64(given) != total {
        throw values.error("number", "is \(given), but the counts add up to \(total)")
      }
      if let maximum, maximum != self.maximum {
        throw values.error(
          "maximum",
          "is \(NumberParameter.text(maximum)), but the counts end at \(NumberParameter.text(self.maximum))"
        )
      }
    } else {
      guard given != nil || values.contains("mean") else {
        throw values.error("counts", "is missing; give counts or mean")
      }
      if values.contains("step") { throw values.error("step", "requires counts; give both") }
      guard given == 0 || values.contains("mean") else {
        throw values.error("number", "requires mean or counts; give one of them")
      }
      self.init(mean: .nan, number: given, minimum: minimum, maximum: maximum ?? 5)
    }
    guard let mean = try number("mean") else { return }
    guard mean >= self.minimum, mean <= self.maximum else {
      throw values.error(
        "mean",
        "is \(NumberParameter.text(mean)), but the scale goes from \(NumberParameter.text(self.minimum)) to \(NumberParameter.text(self.maximum))"
      )
    }
    sum = Int64((mean * 10_000 * Double(total)).rounded())
  }

  /// Encodes the scale, the number of ratings of each value if it is known, and the mean if it is not theirs.
  package func encode(into values: inout KeyedEncodingContainer<StorageKey>) throws {
    try values.encode(minimum, forKey: "minimum")
    if hasCounts {
      try values.encode(counts, forKey: "counts")
      try values.encode(step, forKey: "step")
      let own = (0..<valueCount).reduce(0) { $0 + self[$1] * hundredths($1) * 100 }
      guard sum != own else { return }
    } else {
      try values.encode(maximum, forKey: "maximum")
    }
    if hasNumber { try values.encode(number, forKey: "number") }
    try values.encodeIfPresent(mean, forKey: "mean")
  }
}
