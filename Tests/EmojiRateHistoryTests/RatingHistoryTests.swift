import Testing

@testable import EmojiRate
@testable import EmojiRateHistory
@testable import EmojiRateTestSupport

@Suite("RatingHistory")
struct RatingHistoryTests {
  private static let one = RatingCounts(counts: [0, 0, 0, 1, 0])

  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  // MARK: Periods

  @Test("Ratings of one period are added up, in any order, and empty periods between stay")
  func periods() throws {
    let ratings = try [
      (day("2025-03-09"), 5), (day("2025-01-31"), 1), (day("2025-03-01"), 4),
      (day("2025-01-01"), 2),
    ]
    let history = RatingHistory(of: ratings, by: .month)
    #expect(
      history.periods.map(\.counts) == [[1, 1, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 1, 1]])
    #expect(history.rating.value == 4.5)
  }

  @Test("The first and the last day limit the ratings, and add empty periods")
  func limits() throws {
    let ratings = try ["2024-12-31", "2025-02-01", "2025-05-01"].map { (try day($0), 4.0) }
    let history = RatingHistory(
      of: ratings, by: .month, since: try day("2025-01-01"), until: try day("2025-03-31"))
    #expect(history.periods.map(\.number) == [0, 1, 0])
  }

  @Test("More than 400 periods keep the last ones")
  func many() throws {
    let history = RatingHistory(
      of: try [(day("0001-01-01"), 1), (day("9999-12-31"), 5)], by: .day)
    #expect(history.periods.count == 400)
    #expect(history.periods.compactMap(\.number).filter { $0 > 0 } == [1])
    #expect(history.rating.value == 5)
    // Also of more days than are kept at once, the newest first.
    let days = (0..<900).reversed().map { (CalendarDay(number: 20_000 + $0), 4) }
    #expect(
      RatingHistory(of: days, by: .day).periods.map(\.number) == Array(repeating: 1, count: 400))
    let labels = RatingHistory(
      labels: (0..<500).map {
        ("\($0)", $0 == 0 ? RatingCounts(counts: [0, 0, 0, 1000, 0]) : Self.one)
      })
    #expect(labels.periods.count == 400 && labels.total.number == 400)
    #expect(labels.accessibleText() == "4 out of 5 stars (499). First: 4.0 (100). 400 ratings")
  }

  @Test("Days without ratings between the first and the last day are empty periods with dates")
  func nothing() throws {
    let history = RatingHistory(
      of: [(CalendarDay, Double)](), by: .month, since: try day("2025-01-01"),
      until: try day("2025-03-31"))
    #expect(history.periods.map(\.number) == [0, 0, 0])
    #expect(history.canvasSize.height == 152)
    #expect(history.accessibleText() == "Not rated")
  }

  @Test("Consecutive periods begin at the one that has the first day")
  func consecutive() throws {
    let history = RatingHistory(
      consecutive: [Self.one, Self.one, Self.one], from: try day("2025-11-20"), by: .month)
    #expect(history.names == ["2025-11", "2025-12", "2026-01"])
    #expect(history.period == .month)
    let quarters = RatingHistory(
      consecutive: [Self.one, Self.one], from: try day("2025-11-20"), by: .quarter)
    #expect(quarters.names == ["2025-Q4", "2026-Q1"])
    #expect(RatingHistory(labels: [("v2", Self.one)]).names == ["v2"])
  }

  @Test("Counts of another scale, and means without counts, are left out")
  func scales() throws {
    let history = RatingHistory(
      [
        (try day("2025-01-01"), Self.one),
        (try day("2025-02-01"), RatingCounts(mean: 2, number: 9)),
        (try day("2025-03-01"), RatingCounts(counts: [1, 1, 1])),
      ], by: .month)
    #expect(history.total.number == 1 && history.leftOut == 12)
  }

  @Test(
    "The scale is that of the first counts with ratings between the first and the last day",
    arguments: [
      ([2024: RatingCounts(counts: Array(repeating: 1, count: 10))], 0, [20, 0]),
      ([2025: RatingCounts(mean: 4.3)], 1, [20, 0]),
      ([2025: RatingCounts(mean: 4.3, number: 0)], 0, [20, 0]),
      ([2025: RatingCounts(counts: [0, 0, 1])], 20, [1, 0]),
      ([2025: RatingCounts(counts: [0, 0])], 0, [20, 0]),
    ] as [([Int: RatingCounts], Int, [Int])])
  func scaleOfRatings(first: [Int: RatingCounts], leftOut: Int, numbers: [Int]) throws {
    let stars = RatingCounts(counts: [0, 0, 0, 5, 15])
    let days = try first.map { (try #require(CalendarDay($0, 3, 1)), $1) }
    let history = RatingHistory(
      try days + [(day("2025-03-09"), stars)], by: .month, since: try day("2025-03-01"),
      until: try day("2025-04-30"))
    #expect(history.periods.map(\.number) == numbers && history.leftOut == leftOut)
    let labels = RatingHistory(
      labels: days.filter { $0.0.year == 2025 }.map { ("v1", $1) } + [("v2", stars)])
    #expect(labels.total == history.total && labels.leftOut == leftOut)
  }

  @Test("Periods with fewer ratings than the least have no mean")
  func least() {
    var history = RatingHistory.year
    history.least = 45
    #expect(history.accessibleText()?.contains("First: 3.7 (3/2025)") == true)
    history.least = 111
    #expect(history.accessibleText() == "Not rated")
    history.least = -3
    #expect(history.least == 1)
  }

  // MARK: The picture

  /// The shapes whose paint is chosen, in order.
  private func outlines(
    _ history: RatingHistory, where isChosen: (Paint) -> Bool
  ) -> [[Point]] {
    Recording(history).shapes.filter { isChosen($0.paint) }.compactMap(\.outline.path?.points)
  }

  private func lines(_ history: RatingHistory, opacity: Double) -> [[Point]] {
    outlines(history) {
      switch $0.stroke?.brush {
      case .currentColor(let given):
        given == opacity && (opacity < 1 || $0.fill == nil && $0.stroke?.width == 2)
      default: false
      }
    }
  }

  @Test("Rails, line and columns stand where the specification says")
  func trend() throws {
    let history = RatingHistory.year
    #expect(history.canvasSize == Size(width: 360, height: 172))
    // 36.93 are taken by the number of ratings, so the chart begins at 45, with rails for 5, 4 and 3.
    let rails = try #require(lines(history, opacity: 0.15).first)
    #expect(rails.map(\.y).map { ($0 * 10).rounded() / 10 } == [32, 32, 68, 68, 104, 104])
    #expect(abs(rails[0].x - 46) < 1e-6 && abs(rails[1].x - 359) < 1e-6)
    let line = try #require(lines(history, opacity: 1).first)
    #expect(line.count == 12)
    #expect(abs(line[0].x - 61) < 1e-6 && abs(line[11].x - 344) < 1e-6)
    #expect(abs(line[0].y - (32 + 36 * 1.1)) < 1e-6 && abs(line[10].y - (32 + 36 * 0.5)) < 1e-6)
    let columns = try #require(lines(history, opacity: 0.5).first)
    #expect(columns.count == 24)
    #expect(abs(columns[18].y - 156) < 1e-6 && abs(columns[19].y - 140) < 1e-6)
  }

  @Test(
    "The window shows at least half of the scale around the means, and all of them",
    arguments: [
      ([39, 45], 2...4), ([10, 12], 0...2), ([50, 50], 2...4), ([14, 49], 0...4),
      ([30, 30], 1...3),
      ([20, 30], 0...2),
    ])
  func window(means: [Int], window: ClosedRange<Int>) {
    let history = RatingHistory(
      labels: means.enumerated().map {
        ("\($0.offset)", RatingCounts(tenths: $0.element, number: 10))
      })
    #expect(HistoryFacts(history).window == window)
  }

  @Test("An axis is widened to values and means, and never cuts one")
  func axis() {
    var history = RatingHistory.year
    history.axis = .full
    #expect(HistoryFacts(history).window == 0...4)
    history.axis = .range(2...5)
    #expect(HistoryFacts(history).window == 1...4)
    history.axis = .range(4.2...4.3)
    #expect(HistoryFacts(history).window == 2...4)
    history.axis = .range(-1e300...1e300)
    #expect(HistoryFacts(history).window == 0...4)
  }

  /// The counts of four months from 2025-01 on.
  private func months(_ counts: [[Int]]) throws -> RatingHistory {
    RatingHistory(
      consecutive: counts.map { RatingCounts(counts: $0) }, from: try day("2025-01-01"), by: .month)
  }

  @Test("Means are compared and placed exactly; only digits are rounded")
  func exact() throws {
    // 4, 4.34, 4.26 and 4: the highest digits are 4.3 twice.
    let history = try months(
      [[0, 0, 0, 100, 0], [0, 0, 0, 66, 34], [0, 0, 0, 74, 26], [0, 0, 0, 100, 0]])
    #expect(history.accessibleText()?.contains("highest: 4.3 (2/2025)") == true)
    let line = try #require(lines(history, opacity: 1).first)
    // One value is 36 high.
    let heights = line.map { (line[0].y - $0.y) / 36 }
    for (height, mean) in zip(heights, [0, 0.34, 0.26, 0]) { #expect(abs(height - mean) < 1e-9) }
    var faces = history
    (faces.symbol, faces.points) = (.face, .faces)
    let february = HistoryFacts(faces).facts(1)
    #expect(february.meanFace.rating.value == 4.34)
    #expect(faces.rating.value == 4 && faces.moving(from: 1, part: 1).svg() == faces.svg())
  }

  @Test("A trend of equal numbers of ratings has their number beside its axis")
  func equalNumbers() throws {
    let history = try months([[0, 0, 0, 50, 50], [0, 0, 0, 40, 60]])
    #expect(history.canvasSize.height == 152)
    // The widest label is a person and 200; a digit alone would give 15.
    let rails = try #require(lines(history, opacity: 0.15).first)
    #expect(abs(rails[0].x - 46) < 1e-6)
  }

  @Test("The stars at the ends of a trend are filled by their means")
  func starsAtEnds() throws {
    // A star that is filled in part has an outline of its own for that part.
    for (counts, parts) in [([0, 0, 0, 0, 9], 0), ([9, 0, 0, 0, 0], 2)] {
      let markup = try months([counts, counts]).svg()
      #expect(markup.split(separator: " stroke=\"none\"").count == parts + 1)
    }
  }

  @Test("The line of a scale of two values is the share of the higher one")
  func share() throws {
    let history = try months([[25, 75], [22, 78], [20, 80], [16, 84]])
    #expect(
      history.accessibleText() == "84% (4/2025). First: 75% (1/2025). 400 ratings")
    let line = try #require(lines(history, opacity: 1).first)
    for (point, share) in zip(line, [0.75, 0.78, 0.8, 0.84]) {
      #expect(abs(point.y - (104 - 72 * share)) < 1e-6)
    }
  }

  @Test(
    "A quarter is drawn as 2024-Q4, as Q4 where the year is known, and by its last day if it is not over"
  )
  func quarters() throws {
    let times = HistoryTimes.calendar(.quarter, first: 2024 * 4 + 3)
    func text(_ index: Int, until: CalendarDay? = nil, after base: Int? = nil) -> String? {
      times.text(index, until: until, after: base).map { text in
        String(decoding: (0..<text.count).map { text[$0] }, as: UTF8.self)
      }
    }
    #expect(text(0) == "2024-Q4" && text(1, after: 0) == "2025-Q1" && text(3, after: 1) == "Q3")
    #expect(text(1, until: try day("2025-02-14")) == "2025-02-14")
    let history = RatingHistory(
      consecutive: [Self.one, Self.one], from: try day("2024-10-01"), by: .quarter)
    #expect(
      history.accessibleText() == "4 out of 5 stars (2025-Q1). First: 4.0 (2024-Q4). 2 ratings")
  }

  @Test("A gap is bridged by a pale line; so is the way to a period that is not over")
  func gaps() throws {
    let months = RatingHistory.months.enumerated().filter { ![3, 4].contains($0.offset) }.map(
      \.element)
    let history = RatingHistory(months, by: .month, until: try day("2025-12-30"))
    let pale = lines(history, opacity: 0.5)[0]
    // From March to June and from November to December.
    #expect(pale.count == 4)
    #expect(lines(history, opacity: 1)[0].count == 9)
  }

  @Test("The lowest and the highest mean are those that neither end has, the latest of equal ones")
  func extremes() {
    let facts = HistoryFacts(.year)
    #expect(facts.low == 2 && facts.high == 10)
    let flat = HistoryFacts(
      RatingHistory(labels: (1...4).map { ("\($0)", RatingCounts(tenths: 40, number: 10)) }))
    #expect(flat.low == nil && flat.high == nil)
    let twice = HistoryFacts(
      RatingHistory(
        labels: [40, 30, 50, 30, 50, 40].enumerated().map {
          ("\($0.offset)", RatingCounts(tenths: $0.element, number: 10))
        }))
    #expect(twice.low == 3 && twice.high == 4)
  }

  @Test("No coordinate leaves the canvas, whatever the history")
  func canvas() {
    var random = SplitMix64(seed: 0)
    for _ in 0..<60 {
      let history = random.history()
      let size = history.canvasSize
      for shape in Recording(history).shapes {
        for point in shape.outline.path?.points ?? [shape.outline.box.center] {
          #expect(
            (-1...size.width + 1).contains(point.x) && (-1...size.height + 1).contains(point.y),
            "\(history) \(point)")
        }
      }
      #expect(ParsedDocument(history.svg()) != nil)
    }
  }

  @Test("A mirrored history has its time from the right, and its texts as they are")
  func mirrored() throws {
    var history = RatingHistory.year
    let line = try #require(lines(history, opacity: 1).first)
    history.isRightToLeft = true
    let mirrored = try #require(lines(history, opacity: 1).first)
    for (point, other) in zip(line, mirrored) { #expect(abs(360 - point.x - other.x) < 1e-5) }
  }

  @Test(
    "A motion starts with columns of 1 and the last symbol at the start, and ends with the picture")
  func motion() {
    var history = RatingHistory.year
    history.symbol = .face
    let start = history.moving(from: 1, part: 0)
    #expect(start.rating.value == 1)
    history.rating = Rating(1, minimum: 0, maximum: 2)
    #expect(history.rating.value == 3)
    history = .year
    history.symbol = .face
    let columns = lines(start, opacity: 0.5)[0]
    #expect(
      stride(from: 0, to: 24, by: 2).allSatisfy {
        abs(columns[$0].y - columns[$0 + 1].y - 1) < 1e-6
      })
    #expect(history.moving(from: 1, part: 1).svg() == history.svg())
    #expect(history.svg(animation: RatingAnimation(from: 1)).contains("<animate"))
  }

  @Test("A year in every layout, with every symbol and every kind of points, is what it was")
  func snapshots() throws {
    var lines = ""
    for layout in HistoryLayout.allCases {
      for symbol in RowSymbol.allCases {
        for points in HistoryPoints.allCases {
          var history = RatingHistory.year
          (history.layout, history.symbol, history.points) = (layout, symbol, points)
          if symbol == .face { history.style.face = FaceStyle(.sunny) }
          history.isRightToLeft = points == .ends
          lines += "\(layout) \(symbol) \(points)\n\(history.svg())\n"
        }
      }
    }
    try expectSnapshot(lines: lines, "histories")
  }

  @Test("Days in a calendar are what they were, over a new year and with days that have no mean")
  func calendars() throws {
    let counts = (0..<40).map { index -> RatingCounts in
      let ratings: [Int] = index % 7 == 3 ? [] : [1 + index * 3 % 5, 4]
      return RatingCounts(of: ratings)
    }
    var history = RatingHistory(consecutive: counts, from: try day("2025-11-28"), by: .day)
    history.layout = .calendar
    var lines = ""
    for symbol in RowSymbol.allCases {
      history.symbol = symbol
      lines += "\(symbol)\n\(history.svg())\n"
    }
    try expectSnapshot(lines: lines, "calendars")
  }
}

extension RatingCounts {
  /// Ratings from 1 to 5 whose mean is exactly `tenths` tenths.
  ///
  /// - Parameter number: A multiple of ten.
  init(tenths: Int, number: Int) {
    var bins = [0, 0, 0, 0, 0]
    let share = tenths % 10 * number / 10
    bins[tenths / 10 - 1] = number - share
    if share > 0 { bins[tenths / 10] = share }
    self.init(counts: bins)
  }
}

extension RatingHistory {
  /// A year by month: the lowest mean in March, the highest in November, 820 ratings.
  static var year: RatingHistory { RatingHistory(months, by: .month) }

  static var months: [(CalendarDay, RatingCounts)] {
    let means = [39, 38, 37, 39, 40, 39, 41, 42, 41, 43, 45, 44]
    let numbers = [40, 30, 50, 60, 40, 80, 70, 60, 90, 110, 90, 100]
    return means.indices.map {
      (CalendarDay(2025, $0 + 1, 28)!, RatingCounts(tenths: means[$0], number: numbers[$0]))
    }
  }
}
