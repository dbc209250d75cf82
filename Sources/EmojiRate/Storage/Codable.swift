// How ratings and styles are stored: by the names of their properties, each of which may be left out
// and is then the default. Decoding clamps as assigning does.
#if !hasFeature(Embedded)
  extension Rating: Codable {
    private enum CodingKeys: String, CodingKey { case value, minimum, maximum, step }

    /// Decodes a rating; what is missing is as in ``init(_:minimum:maximum:step:)``.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func number(_ key: CodingKeys) throws -> Double? {
        try container.decodeIfPresent(Double.self, forKey: key)
      }
      self.init(
        try number(.value) ?? Rating.defaultValue, minimum: try number(.minimum) ?? 0,
        maximum: try number(.maximum) ?? 5, step: try number(.step) ?? 0)
    }

    /// Encodes all four numbers.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(value, forKey: .value)
      try container.encode(minimum, forKey: .minimum)
      try container.encode(maximum, forKey: .maximum)
      try container.encode(step, forKey: .step)
    }
  }

  extension FaceStyle: Codable {
    private enum CodingKeys: String, CodingKey {
      case lineWidth, mouthWidth, lipWidth, mouthPosition, eyeWidth, eyePosition, showsEyes, color
    }

    /// Decodes a style; what is missing keeps its default, what is out of limits is clamped.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
        try container.decodeIfPresent(Value.self, forKey: key)
      }
      let defaults = FaceStyle()
      self.init(
        lineWidth: try value(.lineWidth), mouthWidth: try value(.mouthWidth),
        lipWidth: try value(.lipWidth), mouthPosition: try value(.mouthPosition),
        eyeWidth: try value(.eyeWidth), eyePosition: try value(.eyePosition),
        showsEyes: try value(.showsEyes) ?? defaults.showsEyes,
        color: try value(.color) ?? defaults.color)
    }

    /// Encodes everything.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(lineWidth, forKey: .lineWidth)
      try container.encode(mouthWidth, forKey: .mouthWidth)
      try container.encode(lipWidth, forKey: .lipWidth)
      try container.encode(mouthPosition, forKey: .mouthPosition)
      try container.encode(eyeWidth, forKey: .eyeWidth)
      try container.encode(eyePosition, forKey: .eyePosition)
      try container.encode(showsEyes, forKey: .showsEyes)
      try container.encode(color, forKey: .color)
    }
  }

  extension Face: Codable {
    private enum CodingKeys: String, CodingKey { case rating, style }

    /// Decodes a face; what is missing is the default.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try container.decodeIfPresent(Rating.self, forKey: .rating) ?? Rating(),
        style: try container.decodeIfPresent(FaceStyle.self, forKey: .style) ?? FaceStyle())
    }

    /// Encodes the rating and the style.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(rating, forKey: .rating)
      try container.encode(style, forKey: .style)
    }
  }

  extension FaceColor: Codable {
    private enum CodingKeys: String, CodingKey { case range, fixed }

    /// Decodes `{"fixed": …}` or, where there is no such key, `{"range": …}`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let color = try container.decodeIfPresent(HSBColor.self, forKey: .fixed) {
        self = .fixed(color)
      } else {
        self = .range(try container.decode(ColorRange.self, forKey: .range))
      }
    }

    /// Encodes the one of the two that it is.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .range(let range): try container.encode(range, forKey: .range)
      case .fixed(let color): try container.encode(color, forKey: .fixed)
      }
    }
  }

  extension ColorRange: Codable {
    private enum CodingKeys: String, CodingKey { case low, high, huePath }

    /// Decodes a range; what is missing keeps its default.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let defaults = ColorRange()
      self.init(
        low: try container.decodeIfPresent(HSBColor.self, forKey: .low) ?? defaults.low,
        high: try container.decodeIfPresent(HSBColor.self, forKey: .high) ?? defaults.high,
        huePath: try container.decodeIfPresent(HuePath.self, forKey: .huePath) ?? defaults.huePath)
    }

    /// Encodes both ends and the way between them.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(low, forKey: .low)
      try container.encode(high, forKey: .high)
      try container.encode(huePath, forKey: .huePath)
    }
  }

  extension HSBColor: Codable {
    private enum CodingKeys: String, CodingKey {
      case hue, saturation, brightness, alpha, currentColor
    }

    /// Decodes a colour, clamped; without alpha it is opaque.
    ///
    /// `{"currentColor": true}` is ``currentColor``.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if try container.decodeIfPresent(Bool.self, forKey: .currentColor) == true {
        self = .currentColor
        return
      }
      self.init(
        hue: try container.decode(Double.self, forKey: .hue),
        saturation: try container.decode(Double.self, forKey: .saturation),
        brightness: try container.decode(Double.self, forKey: .brightness),
        alpha: try container.decodeIfPresent(Double.self, forKey: .alpha) ?? 1)
    }

    /// Encodes all four components, or `currentColor` alone.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      if isCurrentColor { return try container.encode(true, forKey: .currentColor) }
      try container.encode(hue, forKey: .hue)
      try container.encode(saturation, forKey: .saturation)
      try container.encode(brightness, forKey: .brightness)
      try container.encode(alpha, forKey: .alpha)
    }
  }
#endif
