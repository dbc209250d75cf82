#if !hasFeature(Embedded)
  extension SVGOptions: Codable {
    private enum CodingKeys: CodingKey {
      case size, precision, isResponsive, background, label, language
    }

    /// Decodes options; missing ones get their defaults, and values out of limits are clamped.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        size: try values.decodeIfPresent(Double.self, forKey: .size),
        precision: try values.decodeIfPresent(Int.self, forKey: .precision),
        isResponsive: try values.decodeIfPresent(Bool.self, forKey: .isResponsive) ?? false,
        background: try values.decodeIfPresent(CSSColor.self, forKey: .background),
        label: try values.decodeIfPresent(Label.self, forKey: .label) ?? .sentence,
        language: try values.decodeIfPresent(Language.self, forKey: .language) ?? .english)
    }

    /// Encodes all options that are set.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encodeIfPresent(size, forKey: .size)
      try values.encodeIfPresent(precision, forKey: .precision)
      try values.encode(isResponsive, forKey: .isResponsive)
      try values.encodeIfPresent(background, forKey: .background)
      try values.encode(label, forKey: .label)
      try values.encode(language, forKey: .language)
    }
  }

  extension SVGOptions.Label: Codable {
    private static let words = [
      "sentence": SVGOptions.Label.sentence, "notRated": .notRated, "decorative": .decorative,
    ]

    /// Decodes the word `sentence`, `notRated` or `decorative`, or an object with a `title`.
    public init(from decoder: any Decoder) throws {
      if let values = try? decoder.container(keyedBy: StorageKey.self) {
        self = .title(try values.read("title", mustBe: "a text"))
        return
      }
      let word = try String(from: decoder)
      guard let label = Self.words[word] else {
        throw decoder.error(
          "\(word) is none of \(Self.words.keys.sorted().joined(separator: ", "))")
      }
      self = label
    }

    /// Encodes the word, or an object with the title.
    public func encode(to encoder: any Encoder) throws {
      if case .title(let title) = self { return try ["title": title].encode(to: encoder) }
      try Self.words.first { $0.value == self }?.key.encode(to: encoder)
    }
  }
#endif
