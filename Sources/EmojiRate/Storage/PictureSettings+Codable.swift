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
    ///
    /// A custom path with the even-odd rule is an object, and the text "Not rated" is a flag. The
    /// command's files have neither.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: StorageKey.self)
      var settings = named
      try settings.visitValues { parameter, _, value in
        try values.encodeIfPresent(value, forKey: StorageKey("\(parameter.name)"))
      }
      if options.label == .notRated { try values.encode(true, forKey: "not-rated") }
      if style.drawing != nil {
        throw EncodingError.invalidValue(
          self,
          .init(
            codingPath: encoder.codingPath,
            debugDescription: "a drawing is not stored with the settings; store its SVG apart"))
      }
      if let path = symbolPath, path.winding != .nonZero {
        try values.encode(path, forKey: "symbol-path")
      }
    }

    /// Reads the values of a container, which may have other keys too.
    mutating func read(_ values: StorageKey.Values, besides others: [String] = []) throws {
      if values.contains("$schema") { let _: String = try values.read("$schema", mustBe: "a text") }
      if values.contains("drawing") {
        throw values.error("drawing", "is not read here; read it with EmojiRateDrawings")
      }
      if try values.decodeIfPresent(Bool.self, forKey: "not-rated") == true {
        options.label = .notRated
      }
      var known = others + ["$schema", "not-rated"]
      do {
        try visitValues { parameter, _, value in
          let key = StorageKey("\(parameter.name)")
          known.append(key.stringValue)
          guard values.contains(key) else { return }
          if let read = try? values.decode(ParameterValue.self, forKey: key) {
            value = read
          } else if !parameter.isPathData {
            throw ParameterValues.OtherForm()
          }
        }
        if symbolPath == nil {
          symbolPath = try values.decodeIfPresent(SymbolPath.self, forKey: "symbol-path")
        }
      } catch let error as QueryError { throw values.error(error.parameter, error.problem) }
      for key in values.allKeys where !known.contains(key.stringValue) {
        throw values.error(key.stringValue, "is no parameter of a picture")
      }
    }
  }
#endif
