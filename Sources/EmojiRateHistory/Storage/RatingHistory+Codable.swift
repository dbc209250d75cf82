import EmojiRate

extension HistoryPeriod: Codable {}
extension HistoryLayout: Codable {}

extension CalendarDay: Codable {
  /// Decodes a day in ISO 8601, `2025-03-09`, and ignores a time after it.
  public init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let day = CalendarDay(iso8601: text) else {
      throw decoder.error("\(text) is no day such as 2025-03-09")
    }
    self = day
  }

  /// Encodes the day in ISO 8601.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension HistoryAxis: Codable {
  /// Decodes `"automatic"`, `"full"`, or an array of two values.
  public init(from decoder: any Decoder) throws {
    if let ends = try? [Double](from: decoder), ends.count == 2, ends[0] <= ends[1] {
      self = .range(ends[0]...ends[1])
      return
    }
    switch try? String(from: decoder) {
    case "automatic": self = .automatic
    case "full": self = .full
    default: throw decoder.error("the axis must be automatic, full or two values")
    }
  }

  /// Encodes a word, or an array with the two ends of a range.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .automatic: try "automatic".encode(to: encoder)
    case .full: try "full".encode(to: encoder)
    case .range(let range): try [range.lowerBound, range.upperBound].encode(to: encoder)
    }
  }
}

/// Stores a history as its settings, the counts of its periods, and their dates or labels.
///
/// With dates: `{"period": "month", "first": "2025-01-01", "periods": […]}`. With labels:
/// `{"labels": ["1.9", "1.10"], "periods": […]}`.
extension RatingHistory: StoredAsSettings, Codable {
  package static var otherKeys: [String] {
    ["periods", "period", "first", "labels", "until", "axis", "least", "left-out", "rating"]
  }

  package init(_ settings: PictureSettings, _ values: Values) throws {
    let periods = try values.decode([RatingCounts].self, forKey: "periods")
    let times: HistoryTimes
    if let labels = try values.decodeIfPresent([String].self, forKey: "labels") {
      guard labels.count == periods.count else {
        throw values.error("labels", "are \(labels.count), but there are \(periods.count) periods")
      }
      times = .labels(labels)
    } else {
      let period = try values.decode(HistoryPeriod.self, forKey: "period")
      let first = try values.decode(CalendarDay.self, forKey: "first")
      times = .calendar(period, first: period.number(of: first))
    }
    guard periods.allSatisfy({ $0.hasCounts && $0.emptied == periods[0].emptied }) else {
      throw values.error("periods", "must have counts on one scale")
    }
    let history = RatingHistory(
      periods, times, until: try values.decodeIfPresent(CalendarDay.self, forKey: "until"),
      leftOut: try values.decodeIfPresent(Int.self, forKey: "left-out") ?? 0)
    self.init(history, settings: settings)
    axis = try values.decodeIfPresent(HistoryAxis.self, forKey: "axis") ?? .automatic
    least = try values.decodeIfPresent(Int.self, forKey: "least") ?? 1
    if let shown = try values.decodeIfPresent(Double.self, forKey: "rating") {
      rating = summary.rating(shown)
    }
  }

  package var settings: PictureSettings {
    var settings = summary.settings
    settings.summaryNumbers = nil
    settings.ratingsLayout = RatingsLayout(rawValue: layout.rawValue)
    settings.historyPoints = points
    return settings
  }

  package var others: [(any Encodable)?] {
    var labels: [String]?
    var start: (period: HistoryPeriod, day: CalendarDay)?
    switch times {
    case .labels(let all): labels = all
    case .calendar(let period, let first): start = (period, period.firstDay(of: first))
    }
    return [
      periods, start?.period, start?.day, labels, until, axis == .automatic ? nil : axis,
      least > 1 ? least : nil, leftOut > 0 ? leftOut : nil, shownValue,
    ]
  }
}
