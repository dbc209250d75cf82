// How styles and pictures are stored: as settings, of which each takes what is its own. So one style
// file serves all of them. What is usual is left out.
#if !hasFeature(Embedded)
  extension FaceStyle: Codable {
    /// Decodes the style of a face from a style file; what is missing is the default, and what is out of limits
    /// is clamped.
    public init(from decoder: any Decoder) throws {
      self = try PictureSettings(from: decoder).faceStyle
    }

    /// Encodes what differs from the default.
    public func encode(to encoder: any Encoder) throws {
      try PictureSettings(self).encode(to: encoder)
    }
  }

  extension StarStyle: Codable {
    /// Decodes the paint of a row from a style file; what is missing is the default, and what is out of limits
    /// is clamped.
    public init(from decoder: any Decoder) throws {
      self = try PictureSettings(from: decoder).starStyle
    }

    /// Encodes what differs from the default.
    public func encode(to encoder: any Encoder) throws {
      try PictureSettings(self).encode(to: encoder)
    }
  }

  extension FaceColor: Codable {
    /// Decodes what decides a face's colour from a style file.
    public init(from decoder: any Decoder) throws {
      self = try PictureSettings(from: decoder).faceStyle.color
    }

    /// Encodes `color`, or what differs from the default of a range.
    public func encode(to encoder: any Encoder) throws {
      try PictureSettings(self).encode(to: encoder)
    }
  }

  extension ColorRange: Codable {
    /// Decodes a range from a style file; what is missing is the default.
    public init(from decoder: any Decoder) throws {
      var settings = try PictureSettings(from: decoder)
      settings.color = nil
      guard case .range(let range) = settings.faceStyle.color else {
        self.init()
        return
      }
      self = range
    }

    /// Encodes what differs from the default.
    public func encode(to encoder: any Encoder) throws {
      try PictureSettings(FaceColor.range(self)).encode(to: encoder)
    }
  }

  extension RowLayout: Codable {
    /// Decodes the lengths of a layout from a style file; what is missing is the default, and what is out of
    /// limits is clamped.
    public init(from decoder: any Decoder) throws {
      var settings = PictureSettings()
      let values = try decoder.container(keyedBy: StorageKey.self)
      if let kind = values.allKeys.first?.stringValue,
        (try? values.nestedContainer(keyedBy: StorageKey.self, forKey: StorageKey(kind))) != nil
      {
        try settings.readOldLayout(values)
      } else {
        try settings.read(values)
      }
      self = settings.layout
    }

    /// Encodes what differs from the default.
    public func encode(to encoder: any Encoder) throws {
      try PictureSettings(self).encode(to: encoder)
    }
  }

  extension Face: Codable {
    /// Decodes a face from its rating, under `rating`, beside the keys of a style file.
    public init(from decoder: any Decoder) throws {
      let (settings, rating) = try decoder.ratedSettings()
      self.init(
        rating ?? settings.rating(Rating.defaultValue, of: Face.self), style: settings.faceStyle)
    }

    /// Encodes the rating, and what differs from the default of the style.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encode(rating, PictureSettings(style))
    }
  }

  extension StarRow: Codable {
    /// Decodes a row from its rating, under `rating`, beside the keys of a style file.
    public init(from decoder: any Decoder) throws {
      let (settings, rating) = try decoder.ratedSettings()
      self = settings.row(Rating.defaultValue)
      if let rating { self.rating = rating }
    }

    /// Encodes the rating, and what differs from the default of the row.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encode(rating, PictureSettings(self))
    }
  }

  private let ratingKey = StorageKey("rating")

  extension Decoder {
    /// What is said of a picture, and its rating, if there is one.
    fileprivate func ratedSettings() throws -> (PictureSettings, Rating?) {
      let values = try container(keyedBy: StorageKey.self)
      var settings = PictureSettings()
      try settings.read(values, besides: [ratingKey.stringValue])
      let isRated = values.contains(ratingKey)
      return (settings, isRated ? try values.decode(Rating.self, forKey: ratingKey) : nil)
    }
  }

  extension Encoder {
    fileprivate func encode(_ rating: Rating, _ settings: PictureSettings) throws {
      var values = container(keyedBy: StorageKey.self)
      try values.encode(rating, forKey: ratingKey)
      try settings.encode(to: self)
    }
  }
#endif
