// Stores counts, summaries, numbers of rows, animations and paths of one's own.
#if !hasFeature(Embedded)
  extension RatingCounts: Codable {
    private enum CodingKeys: String, CodingKey {
      case counts, number, minimum, maximum, step, sum
    }

    /// Decodes `counts`, or a `number` of ratings whose distribution is unknown.
    ///
    /// Missing values get the defaults of the initializers. `sum` is the sum of all ratings in ten-thousandths,
    /// clamped to the scale; without it, the mean is that of the counts.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let minimum = try values.decodeIfPresent(Double.self, forKey: .minimum) ?? 1
      if let number = try values.decodeIfPresent(Int.self, forKey: .number) {
        self.init(
          mean: .nan, number: number, minimum: minimum,
          maximum: try values.decodeIfPresent(Double.self, forKey: .maximum) ?? 5)
      } else {
        self.init(
          try values.decode([Int].self, forKey: .counts), minimum: minimum,
          step: try values.decodeIfPresent(Double.self, forKey: .step) ?? 1)
      }
      if let sum = try values.decodeIfPresent(Int64.self, forKey: .sum) {
        self.sum = sum.clamped(to: total &* low &* 100...total &* high &* 100)
      }
    }

    /// Encodes the number of ratings of each value if it is known, the scale and the sum.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(minimum, forKey: .minimum)
      try values.encode(sum, forKey: .sum)
      if areSpread {
        try values.encode(counts, forKey: .counts)
        try values.encode(Double(step) / 100, forKey: .step)
      } else {
        try values.encode(number, forKey: .number)
        try values.encode(maximum, forKey: .maximum)
      }
    }
  }

  extension RatingSummary: Codable {
    /// Decodes a summary from the keys of a style file, plus `counts`.
    public init(from decoder: any Decoder) throws {
      let (settings, values) = try decoder.settings(besides: "counts")
      self.init(try values.decode(RatingCounts.self, forKey: "counts"), settings)
    }

    /// Encodes the counts, and the settings of the summary.
    public func encode(to encoder: any Encoder) throws {
      var settings = PictureSettings(style)
      (settings.summaryLayout, settings.summaryNumbers) = (layout, numbers)
      (settings.symbol, settings.symbolPath, settings.count) = (symbol, symbolPath, count)
      (settings.textColor, settings.options.language) = (textColor, language)
      settings.isRightToLeft = isRightToLeft
      try encoder.encode(settings, and: counts, as: "counts")
    }
  }

  extension RowNumber: Codable {
    private enum CodingKeys: String, CodingKey {
      case ratings, color, language
    }

    /// Decodes a number; missing values get their defaults.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(ratings: try values.decodeIfPresent(Int.self, forKey: .ratings))
      $color = try values.decodeIfPresent(CSSColor.self, forKey: .color)
      $language = try values.decodeIfPresent(Language.self, forKey: .language)
    }

    /// Encodes the values that are set.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encodeIfPresent(ratings, forKey: .ratings)
      try values.encodeIfPresent($color, forKey: .color)
      try values.encodeIfPresent($language, forKey: .language)
    }
  }

  extension RatingAnimation: Codable {
    private enum CodingKeys: String, CodingKey {
      case start, duration, repeatCount
    }

    /// Decodes an animation; without `repeatCount` it runs once, and null repeats it forever.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        from: try values.decode(Double.self, forKey: .start),
        duration: try values.decodeIfPresent(Double.self, forKey: .duration),
        repeatCount: values.contains(.repeatCount)
          ? try values.decodeIfPresent(Int.self, forKey: .repeatCount) : 1)
    }

    /// Encodes all three.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(start, forKey: .start)
      try values.encodeIfPresent(duration, forKey: .duration)
      try values.encode(repeatCount, forKey: .repeatCount)
    }
  }

  /// A path as it was given.
  private struct StoredPath: Codable {
    var data: String
    var viewBox: Rect?
    var winding: Paint.Winding?

    /// Makes a path of it; invalid path data throws an error with a description.
    func made<Path>(
      by decoder: any Decoder, _ make: (StoredPath) throws(PathDataError) -> Path
    ) throws -> Path {
      do throws(PathDataError) { return try make(self) } catch {
        throw decoder.error("\(error)")
      }
    }
  }

  extension SymbolPath: Codable {
    /// Decodes the path data and the winding rule.
    public init(from decoder: any Decoder) throws {
      self = try StoredPath(from: decoder).made(by: decoder) { path throws(PathDataError) in
        try SymbolPath(path.data, winding: path.winding ?? .nonZero)
      }
    }

    /// Encodes the path data and the winding rule.
    public func encode(to encoder: any Encoder) throws {
      try StoredPath(data: data, winding: winding).encode(to: encoder)
    }
  }
#endif
