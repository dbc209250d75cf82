#if !hasFeature(Embedded)
  /// A key with any name.
  struct StorageKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringLiteral name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    typealias Values = KeyedDecodingContainer<StorageKey>
  }

  extension Decoder {
    /// The settings of a picture, and all values, which contain another one with a key of its own.
    func settings(besides key: String) throws -> (PictureSettings, StorageKey.Values) {
      let values = try container(keyedBy: StorageKey.self)
      var settings = PictureSettings()
      try settings.read(values, besides: [key])
      return (settings, values)
    }

    /// The error for a value.
    package func error(_ text: String) -> DecodingError {
      .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: text))
    }
  }

  extension Encoder {
    /// Encodes settings, and another value with a key of its own.
    func encode(_ settings: PictureSettings, and value: some Encodable, as key: StorageKey) throws {
      var values = container(keyedBy: StorageKey.self)
      try values.encode(value, forKey: key)
      try settings.encode(to: self)
    }
  }

  extension KeyedDecodingContainer<StorageKey> {
    /// The error for a value, with its key in the path and the text.
    package func error(_ name: String, _ problem: String) -> DecodingError {
      .dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath + [StorageKey(name)], debugDescription: "\(name) \(problem)"))
    }

    /// Reads the value of an existing key; a value of another kind throws an error with the allowed values.
    func read<Value: Decodable>(_ name: String, mustBe allowed: String) throws -> Value {
      guard let value = try? decode(Value.self, forKey: StorageKey(name)) else {
        throw error(name, "must be \(allowed)")
      }
      return value
    }
  }
#endif
