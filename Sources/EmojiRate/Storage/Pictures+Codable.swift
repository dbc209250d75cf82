// Stores styles and pictures as settings. Each uses only its own settings, so one style file works for all of
// them. Unset values are left out, missing ones get their defaults, and values out of limits are clamped.
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

extension Face: Codable {
  /// Decodes a face from the keys of a style file, plus `rating`.
  public init(from decoder: any Decoder) throws {
    let (settings, values) = try decoder.settings(besides: "rating")
    let rating = try values.rating(of: Self.self, settings)
    self.init(rating, style: settings.faceStyle)
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
    rating = try values.rating(of: Self.self, settings)
  }

  /// Encodes the rating, and the row's values that are set.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(PictureSettings(self), and: rating, as: "rating")
  }
}

extension RatingSummary: Codable {
  /// Decodes a summary from the keys of a style file, plus `counts`.
  public init(from decoder: any Decoder) throws {
    let (settings, values) = try decoder.settings(besides: "counts")
    self.init(try values.decode(RatingCounts.self, forKey: "counts"), settings: settings)
  }

  /// Encodes the counts, and the settings of the summary.
  public func encode(to encoder: any Encoder) throws {
    var settings = PictureSettings(style)
    (settings.ratingsLayout, settings.summaryNumbers) = (
      RatingsLayout(rawValue: layout.rawValue), numbers
    )
    (settings.symbol, settings.symbolPath, settings.count) = (symbol, symbolPath, count)
    (settings.textColor, settings.options.language) = (textColor, language)
    settings.isRightToLeft = isRightToLeft
    try encoder.encode(settings, and: counts, as: "counts")
  }
}

extension KeyedDecodingContainer<StorageKey> {
  /// The rating of a picture: a number on the scale of the settings, or a rating with its own scale.
  fileprivate func rating<Kind: DescribedPicture>(
    of kind: Kind.Type, _ settings: PictureSettings
  ) throws -> Rating {
    if let value = try? decode(Double.self, forKey: "rating") {
      return settings.rating(value, of: kind)
    }
    return try decodeIfPresent(Rating.self, forKey: "rating")
      ?? settings.rating(Rating.defaultValue, of: kind)
  }
}
