// How ratings, colours and words are stored.
#if !hasFeature(Embedded)
  extension Rating: Codable {
    private static let names = ["value", "minimum", "maximum", "step"]

    /// Decodes a rating; what is missing is as in ``init(_:minimum:maximum:step:)``.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: StorageKey.self)
      for key in values.allKeys where !Self.names.contains(key.stringValue) {
        throw values.error(key.stringValue, "is no number of a rating")
      }
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

  extension CSSColor: Codable {
    /// Decodes a colour in CSS notation; as release 0.1 stored it, by its components, it is still read.
    public init(from decoder: any Decoder) throws {
      if let values = try? decoder.container(keyedBy: StorageKey.self) {
        let currentColor = StorageKey("currentColor")
        if values.contains(currentColor), try values.decode(Bool.self, forKey: currentColor) {
          self = .currentColor
        } else {
          self = .hsb(try HSBColor(oldForm: values))
        }
        return
      }
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let color = CSSColor(css: text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(text) is no colour in CSS notation")
      }
      self = color
    }

    /// Encodes the notation that says exactly this colour.
    public func encode(to encoder: any Encoder) throws { try spelling.encode(to: encoder) }
  }

  extension HSBColor: Codable {
    /// Decodes a colour in CSS notation, but not that of the text around.
    public init(from decoder: any Decoder) throws {
      guard case .hsb(let color) = try CSSColor(from: decoder) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "currentColor is no colour of its own"))
      }
      self = color
    }

    /// Encodes the notation that says exactly this colour.
    public func encode(to encoder: any Encoder) throws {
      try CSSColor.hsb(self).encode(to: encoder)
    }
  }

  extension HuePath: Codable {}
  extension FillRule: Codable {}
  extension RowSymbol: Codable {}
  extension Theme: Codable {}
  extension Language: Codable {}

  extension Keyword where Self: Decodable {
    /// Decodes the word; any other is an error that names those there are.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let word = try container.decode(String.self)
      guard let choice = Self(keyword: word) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(word) is none of \(Self.words)")
      }
      self = choice
    }
  }

  extension Keyword where Self: Encodable {
    /// Encodes the word.
    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
  }

  extension Keyword {
    /// All words, in their order, with commas between.
    static var words: String { allCases.map(\.description).joined(separator: ", ") }
  }
#endif
