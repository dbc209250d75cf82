#if !hasFeature(Embedded)
  extension SVGOptions.Label: Codable {
    private static let words = [
      "sentence": SVGOptions.Label.sentence, "notRated": .notRated, "decorative": .decorative,
    ]

    /// Decodes the word `sentence`, `notRated` or `decorative`, or an object with a `title` and such a word as
    /// `text`.
    public init(from decoder: any Decoder) throws {
      if let values = try? decoder.container(keyedBy: StorageKey.self) {
        self = try values.decodeIfPresent(Self.self, forKey: "text") ?? .sentence
        title = try values.read("title", mustBe: "a text")
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
      let word = isDecorative ? "decorative" : isNotRated ? "notRated" : "sentence"
      guard let title else { return try word.encode(to: encoder) }
      var values = encoder.container(keyedBy: StorageKey.self)
      try values.encode(title, forKey: "title")
      if word != "sentence" { try values.encode(word, forKey: "text") }
    }
  }
#endif
