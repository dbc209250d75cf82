// Stores settings in the form of a style file, according to the table of parameters.
#if !hasFeature(Embedded)
  extension PictureSettings: Codable {
    /// Decodes a style file like the command's `--style`: a value for each parameter that is set.
    ///
    /// Unlike such a file, it may have a scale. Numbers are clamped. Unknown keys and values of another kind
    /// are errors; `$schema` is ignored. Requirements and conflicts are not checked: one parameter overrides
    /// the other, as its documentation says.
    public init(from decoder: any Decoder) throws {
      self.init()
      try read(decoder.container(keyedBy: StorageKey.self))
    }

    /// Encodes all settings that are set.
    public func encode(to encoder: any Encoder) throws {
      var coder = ParameterCoder(
        store: KeyedStore(encoded: encoder.container(keyedBy: StorageKey.self)))
      var settings = self
      settings.visitParameters(&coder)
      if let error = coder.error { throw error }
      var values = encoder.container(keyedBy: StorageKey.self)
      try values.encodeIfPresent(style.drawing, forKey: Self.drawingKey)
    }

    /// The key of a drawing.
    ///
    /// It is no parameter: the command's style file names files, and this stores their content.
    private static var drawingKey: StorageKey { StorageKey("drawing") }

    /// Reads the values of a container, which may have other keys too.
    mutating func read(_ values: StorageKey.Values, besides others: [String] = []) throws {
      let schemaKey = "$schema"
      if values.contains(StorageKey(schemaKey)) {
        let _: String = try values.read(schemaKey, mustBe: "a text")
      }
      style.drawing = try values.decodeIfPresent(Drawing.self, forKey: Self.drawingKey)
      var coder = ParameterCoder(
        store: KeyedStore(values: values),
        known: others + [schemaKey, Self.drawingKey.stringValue])
      visitParameters(&coder)
      if let error = coder.error { throw error }
      for key in values.allKeys where !coder.known.contains(key.stringValue) {
        throw values.error(key.stringValue, "is no parameter of a picture")
      }
    }
  }

  /// Stores parameters in keyed containers.
  private struct KeyedStore: ParameterStore {
    /// The container to decode from.
    var values: StorageKey.Values?
    /// The container to encode to.
    var encoded: KeyedEncodingContainer<StorageKey>?

    static var allowedFlags: String { "true or false" }

    func read<Stored: StoredParameter>(
      _ parameter: Parameter, mustBe allowed: () -> String
    ) throws -> Stored? {
      let name = "\(parameter.name)"
      guard let values, values.contains(StorageKey(name)) else { return nil }
      // With its type said, null is an error; else it would be read as nil.
      let stored: Stored = try values.read(name, mustBe: allowed())
      return stored
    }

    mutating func write(_ value: some StoredParameter, _ parameter: Parameter) throws {
      try encoded?.encode(value, forKey: StorageKey("\(parameter.name)"))
    }

    func error(_ parameter: Parameter, _ problem: String) -> any Error {
      guard let values else { preconditionFailure("Only values that are read are refused.") }
      return values.error("\(parameter.name)", problem)
    }
  }
#endif
