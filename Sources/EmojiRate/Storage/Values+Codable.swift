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

extension CSSNotation {
  /// Decodes a colour in CSS notation.
  public init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let color = Self(css: text) else {
      let isFixed = CSSColor(css: text) == nil
      throw decoder.error(
        "\(text) is \(isFixed ? "no colour in CSS notation" : "not a fixed colour")")
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
extension HuePath: Codable {}
extension Language: Codable {}
extension RowSymbol: Codable {}
extension SummaryLayout: Codable {}
extension SummaryNumbers: Codable {}
extension Theme: Codable {}
