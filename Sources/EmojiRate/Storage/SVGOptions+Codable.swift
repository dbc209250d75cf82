#if !hasFeature(Embedded)
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
      if let title { return try ["title": title].encode(to: encoder) }
      try Self.words.first { $1 == self }?.key.encode(to: encoder)
    }
  }
#endif
