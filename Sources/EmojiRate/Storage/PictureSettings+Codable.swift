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
    /// A custom path with a view box or the even-odd rule is an object, which the command's files do not have.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: StorageKey.self)
      var settings = named
      try settings.visitValues { parameter, _, value in
        let key = StorageKey("\(parameter.name)")
        switch value {
        case .number(let number): try values.encode(number, forKey: key)
        case .flag(let flag): try values.encode(flag, forKey: key)
        case .text(let text): try values.encode(text, forKey: key)
        case .list(let items): try values.encode(items, forKey: key)
        case nil: break
        }
      }
      try values.encodeIfPresent(style.drawing, forKey: Self.drawingKey)
      if let path = style.headPath, path.viewBox != nil || path.winding != .nonZero {
        try values.encode(path, forKey: Self.headPathKey)
      }
      if let path = symbolPath, path.winding != .nonZero {
        try values.encode(path, forKey: Self.symbolPathKey)
      }
    }

    private static var headPathKey: StorageKey { StorageKey("head-path") }
    private static var symbolPathKey: StorageKey { StorageKey("symbol-path") }

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
      var known = others + [schemaKey, Self.drawingKey.stringValue]
      do {
        try visitValues { parameter, form, value in
          let key = StorageKey("\(parameter.name)")
          known.append(key.stringValue)
          let isObject =
            parameter.isPathData
            && (try? values.nestedContainer(keyedBy: StorageKey.self, forKey: key)) != nil
          if values.contains(key), !isObject { value = try values.read(form, key) }
        }
        if style.headPath == nil {
          style.headPath = try values.decodeIfPresent(FacePath.self, forKey: Self.headPathKey)
        }
        if symbolPath == nil {
          symbolPath = try values.decodeIfPresent(SymbolPath.self, forKey: Self.symbolPathKey)
        }
      } catch let error as QueryError { throw values.error(error.parameter, error.problem) }
      for key in values.allKeys where !known.contains(key.stringValue) {
        throw values.error(key.stringValue, "is no parameter of a picture")
      }
    }
  }

  extension StorageKey.Values {
    /// Reads the value of an existing key, of which null is another form.
    fileprivate func read(
      _ form: ParameterValue.Form, _ key: StorageKey
    ) throws(ParameterValues.OtherForm) -> ParameterValue {
      let value: ParameterValue? =
        switch form {
        case .number: (try? decode(Double.self, forKey: key)).map { .number($0) }
        case .flag: (try? decode(Bool.self, forKey: key)).map { .flag($0) }
        case .text: (try? decode(String.self, forKey: key)).map { .text($0) }
        case .list: (try? decode(StoredList.self, forKey: key)).map { .list($0.items) }
        }
      guard let value else { throw ParameterValues.OtherForm() }
      return value
    }
  }
#endif
