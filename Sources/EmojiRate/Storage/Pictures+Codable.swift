// Stores styles and pictures as settings. Each uses only its own settings, so one style file works for all of
// them. Unset values are left out, missing ones get their defaults, and values out of limits are clamped.
extension PictureSettings: DescribedBySettings, Codable {
  package init(_ settings: PictureSettings, _: Values) { self = settings }
  package var settings: PictureSettings { self }
}

extension FaceStyle: DescribedBySettings, Codable {
  package init(_ settings: PictureSettings, _: Values) { self = settings.faceStyle }
  package var settings: PictureSettings { PictureSettings(self) }
}

extension StarStyle: DescribedBySettings, Codable {
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

  package var others: [(any Encodable)?] { [rating] }
}

extension SVGOptions: DescribedBySettings, Codable {
  package init(_ settings: PictureSettings, _: Values) { self = settings.options }
  package var settings: PictureSettings { PictureSettings { $0.options = self } }
}

extension RowLayout: DescribedBySettings, Codable {
  package init(_ settings: PictureSettings, _: Values) { self = settings.layout }
  package var settings: PictureSettings { PictureSettings { $0.layout = self } }
}

extension FaceColor: DescribedBySettings, Codable {
  package init(_ settings: PictureSettings, _: Values) { self = settings.faceStyle.color }
  package var settings: PictureSettings { PictureSettings { $0.style.color = self } }
}

extension ColorRange: DescribedBySettings, Codable {
  package init(_ settings: PictureSettings, _: Values) throws {
    guard case .range(let range) = settings.faceStyle.color else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "the colour is no range"))
    }
    self = range
  }
  package var settings: PictureSettings { FaceColor.range(self).settings }
}

extension SymbolPath: DescribedBySettings, Codable {
  package init(_ settings: PictureSettings, _ values: Values) throws {
    guard let path = settings.symbolPath else { throw values.error("symbol-path", "is missing") }
    self = path
  }
  package var settings: PictureSettings { PictureSettings { $0.symbolPath = self } }
}

extension Face: StoredAsSettings, Codable {
  package var settings: PictureSettings { PictureSettings(style) }
}

extension StarRow: StoredAsSettings, Codable {
  package var settings: PictureSettings { PictureSettings(self) }
}

extension RatingSummary: StoredAsSettings, Codable {
  package static var otherKeys: [String] { ["counts", "words", "rating"] }

  /// The rating is a number on the scale of the counts, whose symbol shows it in place of the mean.
  package init(_ settings: PictureSettings, _ values: Values) throws {
    self.init(try values.decode(RatingCounts.self, forKey: "counts"), settings: settings)
    words = try values.decodeIfPresent([String].self, forKey: "words") ?? []
    if let shown = try values.decodeIfPresent(Double.self, forKey: "rating") {
      rating = rating(shown)
    }
  }

  package var settings: PictureSettings {
    var settings = PictureSettings(style)
    settings.ratingsLayout = RatingsLayout(rawValue: layout.rawValue)
    (settings.summaryNumbers, settings.bands) = (numbers, bands)
    (settings.symbol, settings.symbolPath, settings.count) = (symbol, symbolPath, count)
    (settings.textColor, settings.options.otherLanguage) = (textColor, language)
    settings.isRightToLeft = isRightToLeft
    return settings
  }

  package var others: [(any Encodable)?] {
    [counts, words.isEmpty ? nil : words, shownValue]
  }
}
