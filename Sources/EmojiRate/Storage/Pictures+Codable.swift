// Stores styles and pictures as settings. Each uses only its own settings, so one style file works for all of
// them. Unset values are left out, missing ones get their defaults, and values out of limits are clamped.
extension PictureSettings: StoredAsSettings, Codable {
  package init(_ settings: PictureSettings, _: Values) { self = settings }
  package var settings: PictureSettings { self }
}

extension FaceStyle: StoredAsSettings, Codable {
  package init(_ settings: PictureSettings, _: Values) { self = settings.faceStyle }
  package var settings: PictureSettings { PictureSettings(self) }
}

extension StarStyle: StoredAsSettings, Codable {
  package init(_ settings: PictureSettings, _: Values) { self = settings.starStyle }
  package var settings: PictureSettings { PictureSettings(self) }
}

extension StoredAsSettings where Self: RatedPicture {
  package static var otherKeys: [String] { ["rating"] }

  /// The rating is a number on the scale of the settings, or a rating with its own scale.
  package init(_ settings: PictureSettings, _ values: Values) throws {
    self.init(Rating.defaultValue, settings: settings)
    if let value = try? values.decode(Double.self, forKey: "rating") {
      rating = settings.rating(value, of: Self.self)
    } else if let own = try values.decodeIfPresent(Rating.self, forKey: "rating") {
      rating = own
    }
  }

  package var others: [any Encodable] { [rating] }
}

extension Face: StoredAsSettings, Codable {
  package var settings: PictureSettings { PictureSettings(style) }
}

extension StarRow: StoredAsSettings, Codable {
  package var settings: PictureSettings { PictureSettings(self) }
}

extension RatingSummary: StoredAsSettings, Codable {
  package static var otherKeys: [String] { ["counts"] }

  package init(_ settings: PictureSettings, _ values: Values) throws {
    self.init(try values.decode(RatingCounts.self, forKey: "counts"), settings: settings)
  }

  package var settings: PictureSettings {
    var settings = PictureSettings(style)
    settings.ratingsLayout = RatingsLayout(rawValue: layout.rawValue)
    settings.summaryNumbers = numbers
    (settings.symbol, settings.symbolPath, settings.count) = (symbol, symbolPath, count)
    (settings.textColor, settings.options.language) = (textColor, language)
    settings.isRightToLeft = isRightToLeft
    return settings
  }

  package var others: [any Encodable] { [counts] }
}
