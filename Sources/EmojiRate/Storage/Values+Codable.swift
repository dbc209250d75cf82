// Stores ratings, colours and words.
#if !hasFeature(Embedded)
  extension Rating: Codable {
    private static let names = ["value", "minimum", "maximum", "step"]

    /// Decodes a rating; missing values get the defaults of ``init(_:minimum:maximum:step:)``.
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
    /// Decodes a colour in CSS notation.
    public init(from decoder: any Decoder) throws {
      let text = try String(from: decoder)
      guard let color = CSSColor(css: text) else {
        throw decoder.error("\(text) is no colour in CSS notation")
      }
      self = color
    }

    /// Encodes the CSS notation of exactly this colour.
    public func encode(to encoder: any Encoder) throws { try spelling.encode(to: encoder) }
  }

  extension HSBColor: Codable {
    /// Decodes a colour in CSS notation; `currentColor` is not allowed.
    public init(from decoder: any Decoder) throws {
      guard case .hsb(let color) = try CSSColor(from: decoder) else {
        throw decoder.error("currentColor is not a fixed colour")
      }
      self = color
    }

    /// Encodes the CSS notation of exactly this colour.
    public func encode(to encoder: any Encoder) throws {
      try CSSColor.hsb(self).encode(to: encoder)
    }
  }

  extension SRGBColor: Codable {
    /// Decodes a colour in CSS notation; `currentColor` is not allowed.
    public init(from decoder: any Decoder) throws { self = try HSBColor(from: decoder).sRGB }

    /// Encodes the CSS notation of exactly this colour.
    public func encode(to encoder: any Encoder) throws { try HSBColor(self).encode(to: encoder) }
  }

  extension Keyword {
    /// Decodes a word; an unknown word throws an error with the allowed ones.
    public init(from decoder: any Decoder) throws {
      let word = try String(from: decoder)
      guard let choice = Self(word) else {
        throw decoder.error("\(word) is none of \(Self.words)")
      }
      self = choice
    }

    /// Encodes the word.
    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }

    /// All words, in order, with commas between.
    static var words: String { allCases.map(\.description).joined(separator: ", ") }
  }

  /// A list in a style file: an array of texts, or one text with commas.
  struct StoredList: Decodable {
    let items: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      items = try (try? container.decode([String].self)) ?? [container.decode(String.self)]
    }
  }

  extension ParameterList {
    /// Decodes an array of texts, or one text with commas.
    public init(from decoder: any Decoder) throws {
      let text = try StoredList(from: decoder).items.joined(separator: ",")
      guard let list = Self(list: text) else {
        throw decoder.error("\(text) must be \(Self.allowed)")
      }
      self = list
    }

    /// Encodes an array of texts.
    public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
  }

  extension Size {
    /// Reads a width and a height with an x between.
    package init?(_ text: String) {
      let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map {
        NumberParameter.number(String($0))
      }
      guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else { return nil }
      self.init(width: width, height: height)
    }

    /// The width and the height with an x between.
    package var spelling: String {
      "\(NumberParameter.text(width))x\(NumberParameter.text(height))"
    }
  }
#endif
