// Stores styles and pictures as settings. Each uses only its own settings, so one style file works for all of
// them. Unset values are left out, missing ones get their defaults, and values out of limits are clamped.
#if !hasFeature(Embedded)
  extension FaceStyle: Codable {
    /// Decodes a face's style from a style file.
    public init(from decoder: any Decoder) throws {
      self = try PictureSettings(from: decoder).faceStyle
    }

    /// Encodes the values that are set.
    public func encode(to encoder: any Encoder) throws {
      try PictureSettings(self).encode(to: encoder)
    }
  }

  extension StarStyle: Codable {
    /// Decodes a row's style from a style file.
    public init(from decoder: any Decoder) throws {
      self = try PictureSettings(from: decoder).starStyle
    }

    /// Encodes the values that are set.
    public func encode(to encoder: any Encoder) throws {
      try PictureSettings(self).encode(to: encoder)
    }
  }

  extension FaceColor: Codable {
    /// Decodes the colour of a style file: `colors`, else `color`, else a range.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: StorageKey.self)
      if let colors = try values.decodeIfPresent(ColorRamp.self, forKey: "colors") {
        self = .ramp(colors)
      } else if let color = try values.decodeIfPresent(CSSColor.self, forKey: "color") {
        self = .fixed(color)
      } else {
        self = .range(try ColorRange(from: decoder))
      }
    }

    /// Encodes `colors`, `color` or the range.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: StorageKey.self)
      switch self {
      case .ramp(let colors): try values.encode(colors, forKey: "colors")
      case .fixed(let color): try values.encode(color, forKey: "color")
      case .range(let range): try range.encode(to: encoder)
      }
    }
  }

  extension ColorRange: Codable {
    private enum CodingKeys: String, CodingKey {
      case low = "low-color"
      case high = "high-color"
      case huePath = "hue-path"
    }

    /// Decodes the range of a style file; missing values get their defaults.
    public init(from decoder: any Decoder) throws {
      self.init()
      let values = try decoder.container(keyedBy: CodingKeys.self)
      low = try values.decodeIfPresent(HSBColor.self, forKey: .low) ?? low
      high = try values.decodeIfPresent(HSBColor.self, forKey: .high) ?? high
      huePath = try values.decodeIfPresent(HuePath.self, forKey: .huePath) ?? huePath
    }

    /// Encodes both colours and the hue path.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(low, forKey: .low)
      try values.encode(high, forKey: .high)
      try values.encode(huePath, forKey: .huePath)
    }
  }

  extension RowLayout: Codable {
    private static var lengths: [(StorageKey, WritableKeyPath<RowLayout, Double?>)] {
      [
        (starSizeParameter, \.starSize), (spacingParameter, \.spacing), (widthParameter, \.width),
        (heightParameter, \.height), (marginParameter, \.margin),
        (minimumStarSizeParameter, \.minimumStarSize),
      ].map { (StorageKey("\($0.name)"), $1) }
    }

    /// Decodes the lengths of a style file.
    public init(from decoder: any Decoder) throws {
      self.init()
      let values = try decoder.container(keyedBy: StorageKey.self)
      for (key, length) in Self.lengths {
        self[keyPath: length] = try values.decodeIfPresent(Double.self, forKey: key)
      }
      guard let text = try values.decodeIfPresent(String.self, forKey: "cells") else {
        return
      }
      cells = Size(text)
      if cells == nil {
        throw values.error("cells", "must be a width and a height such as 200x50")
      }
    }

    /// Encodes the lengths that are set.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: StorageKey.self)
      for (key, length) in Self.lengths {
        try values.encodeIfPresent(self[keyPath: length], forKey: key)
      }
      try values.encodeIfPresent(cells?.spelling, forKey: "cells")
    }
  }

  extension Face: Codable {
    /// Decodes a face from the keys of a style file, plus `rating`.
    public init(from decoder: any Decoder) throws {
      let (settings, values) = try decoder.settings(besides: "rating")
      self = settings.face(Rating.defaultValue)
      rating = try values.decodeIfPresent(Rating.self, forKey: "rating") ?? rating
    }

    /// Encodes the rating, and the style's values that are set.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encode(PictureSettings(style), and: rating, as: "rating")
    }
  }

  extension StarRow: Codable {
    /// Decodes a row from the keys of a style file, plus `rating`.
    public init(from decoder: any Decoder) throws {
      let (settings, values) = try decoder.settings(besides: "rating")
      self = settings.row(Rating.defaultValue)
      rating = try values.decodeIfPresent(Rating.self, forKey: "rating") ?? rating
    }

    /// Encodes the rating, and the row's values that are set.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encode(PictureSettings(self), and: rating, as: "rating")
    }
  }
#endif
