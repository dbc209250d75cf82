import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("RatingSummary")
struct RatingSummaryTests {
  static let counts = [31, 25, 103, 308, 817]

  /// What a picture is drawn of, as a moving picture sees it: shapes with the paint of each.
  private func shapes(_ summary: RatingSummary) -> [Recording.Shape] { Recording(summary).shapes }

  /// The left, right, top and bottom end of a shape's points.
  private func box(_ shape: Recording.Shape) -> (
    left: Double, right: Double, top: Double, bottom: Double
  ) {
    let (xs, ys) = (shape.outline.points.map(\.x), shape.outline.points.map(\.y))
    return (xs.min()!, xs.max()!, ys.min()!, ys.max()!)
  }

  /// The boxes of the bars, from the first drawn: what is filled and has a line of 1.
  private func bars(_ summary: RatingSummary) -> [(
    left: Double, right: Double, top: Double, bottom: Double
  )] {
    shapes(summary).filter { $0.paint.fill != nil && $0.paint.stroke?.width == 1 }.map(box)
  }

  @Test("A custom symbol replaces the stars in every layout, and is counted in steps")
  func symbolPath() throws {
    var settings = PictureSettings()
    settings.symbolPath = try SymbolPath("M12 2L22 20H2z")
    for layout in SummaryLayout.allCases {
      settings.ratingsLayout = RatingsLayout(word: layout.rawValue)
      let summary = RatingSummary(RatingCounts(counts: [12, 5, 3, 40, 80]), settings: settings)
      #expect(summary.unit == .number)
      var plain = summary
      plain.symbolPath = nil
      // Bars and columns name their values by numbers.
      let hasSymbols =
        summary.svg(SVGOptions(label: .decorative)) != plain.svg(SVGOptions(label: .decorative))
      #expect(hasSymbols, "\(layout)")
    }
  }

  @Test("The bars of a full summary stand where the specification says")
  func full() throws {
    let summary = RatingSummary(counts: Self.counts)
    #expect(summary.canvasSize == Size(width: 360, height: 110))
    let bars = bars(summary)
    #expect(bars.count == 5)
    // 132 + 24.8 + 10, half of the line inside; 149.405 is the length of 100 %.
    let shares = [817.0, 308, 103, 25, 31]
    for (index, bar) in bars.enumerated() {
      let width = max(149.405 * shares[index] / 1284, 3)
      #expect(abs(bar.left - 167.3) < 1e-6)
      #expect(abs(bar.right - bar.left - (width - 1)) < 1e-6)
      #expect(abs(bar.top - (Double(index) * 24 + 1.5)) < 1e-6)
      #expect(abs(bar.bottom - bar.top - 11) < 1e-6)
    }
  }

  @Test("The lengths of bars and posts are the shares, and what has a rating is seen")
  func lengths() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<50 {
      let counts = (0..<random.integer(2...21)).map { _ in random.integer(0...2000) }
      let given = counts.filter { $0 > 0 }
      guard let most = given.max() else { continue }
      let posts = bars(RatingSummary(RatingCounts(counts: counts), layout: .columns))
      #expect(posts.count == given.count)
      for (post, count) in zip(posts, given) {
        let height = max(84 * Double(count) / Double(most), 3)
        #expect(abs(post.bottom - post.top - (height - 1)) < 1e-6)
      }
      let parts = bars(RatingSummary(RatingCounts(counts: counts), layout: .stack))
      #expect(parts.count == given.count)
      let room = parts.map { $0.right - $0.left + 1 }
      #expect(abs(room.reduce(0, +) + Double(2 * (parts.count - 1)) - 200) < 1e-6)
      #expect(room.allSatisfy { $0 > 4 - 1e-6 })
      // Those that are wide enough by themselves have one scale.
      let wide = zip(room, given).filter { $0.0 > 4 + 1e-6 }
      for (width, count) in wide {
        #expect(abs(width / Double(count) - wide[0].0 / Double(wide[0].1)) < 1e-6)
      }
    }
  }

  @Test("Counts at bars have the room of the widest, shares always that of 100%, and none has none")
  func numberRoom() {
    let counts = RatingCounts(counts: [0, 0, 0, 0, 123_456])
    func end(_ numbers: SummaryNumbers) -> Double {
      bars(RatingSummary(counts, layout: .bars, numbers: numbers))[0].right + 0.5
    }
    #expect(abs(end(.count) - (228 - 8 - DigitText("123,456", height: 10).width)) < 1e-6)
    #expect(abs(end(.percent) - (228 - 8 - DigitText("100%", height: 10).width)) < 1e-6)
    #expect(abs(end(.none) - 228) < 1e-6)
  }

  @Test(
    "Nothing stands outside of the canvas, whatever the counts", arguments: SummaryLayout.allCases)
  func inside(layout: SummaryLayout) {
    var random = SplitMix64(seed: 5)
    for _ in 0..<60 {
      var summary = RatingSummary(random.counts(), layout: layout)
      summary.symbol = RowSymbol.allCases[random.integer(0...2)]
      summary.numbers = SummaryNumbers.allCases[random.integer(0...2)]
      summary.language = Language.allCases[random.integer(0...26)]
      summary.isRightToLeft = random.oneIn(3)
      let size = summary.canvasSize
      for point in summary.pathElements.pointsOnCurves {
        guard point.x > -0.2, point.x < size.width + 0.2, point.y > -1, point.y < size.height + 1
        else {
          Issue.record("\(point) of \(size): \(summary)")
          return
        }
      }
    }
  }

  @Test("Read from the right, bars start at the right")
  func rightToLeft() {
    var summary = RatingSummary(counts: Self.counts)
    let fromLeft = bars(summary)
    summary.isRightToLeft = true
    for (one, other) in zip(fromLeft, bars(summary)) {
      #expect(
        abs(one.left - (360 - other.right)) < 1e-6 && abs(one.right - (360 - other.left)) < 1e-6)
      #expect(abs(one.top - other.top) < 1e-6)
    }
  }

  @Test("Counts that are not spread are a badge in every layout")
  func notSpread() {
    let counts = RatingCounts(mean: 4.3, number: 1284)
    let badge = RatingSummary(counts, layout: .badge)
    for layout in SummaryLayout.allCases {
      #expect(RatingSummary(counts, layout: layout).svg() == badge.svg())
    }
  }

  @Test("A mean alone is a badge that ends at its symbols", arguments: RowSymbol.allCases)
  func meanAlone(symbol: RowSymbol) {
    let alone = RatingSummary(RatingCounts(mean: 4.3), symbol: symbol)
    let numbered = RatingSummary(RatingCounts(mean: 4.3, number: 1284), symbol: symbol)
    let (shapes, all) = (Recording(alone).shapes, Recording(numbered).shapes)
    #expect(shapes == Array(all[..<shapes.count]) && shapes.count < all.count)
    for point in alone.pathElements.pointsOnCurves {
      #expect(point.x > -0.5 && point.x < alone.canvasSize.width + 0.5)
    }
    #expect(alone.accessibleText() == "4.3 out of 5" + (symbol == .face ? "" : " \(symbol)s"))
  }

  @Test(
    "Columns have their shares where there is room, and the highest one has it always",
    arguments: [
      ([40, 5, 10, 5, 40], [0, 1, 2, 3, 4]), ([0, 1, 0, 2, 0], [1, 3]),
      ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [10]),
    ])
  func columnShares(counts: [Int], labelled: [Int]) {
    let summary = RatingSummary(counts: counts, layout: .columns)
    let points = shapes(summary).flatMap(\.outline.points)
    let (posts, pitch) = (bars(summary), 264 / Double(counts.count))
    let shown = counts.indices.filter { index in
      let columns = Double(index) * pitch..<Double(index + 1) * pitch
      guard
        let post = posts.first(where: { columns.contains(($0.left + $0.right) / 2) })
      else { return false }
      return points.contains {
        columns.contains($0.x) && (post.top - 12...post.top - 4).contains($0.y)
          && abs($0.x - (post.left + post.right) / 2) < pitch / 3
      }
    }
    #expect(shown == labelled)
  }

  @Test("Without ratings there are no bars, and no shares", arguments: SummaryLayout.allCases)
  func empty(layout: SummaryLayout) {
    for symbol in RowSymbol.allCases {
      let summary = RatingSummary(counts: [0, 0, 0, 0, 0], layout: layout, symbol: symbol)
      #expect(bars(summary).isEmpty)
      #expect(summary.accessibleText() == "Not rated")
      #expect(ParsedDocument(summary.svg()) != nil)
    }
  }

  @Test("The number of symbols is the scale's, or the one that is set")
  func symbolCount() {
    #expect(RatingSummary(counts: [1, 1, 1]).symbolCount == 3)
    #expect(RatingSummary(RatingCounts(counts: [1, 1, 1], minimum: 0, step: 5)).symbolCount == 5)
    var summary = RatingSummary(counts: Self.counts)
    summary.count = 11
    #expect(summary.symbolCount == 10)
    summary.count = nil
    #expect(summary.symbolCount == 5)
  }

  @Test("Bars have a contrast of 3 to 1 with white, and with a dark page")
  func contrast() {
    let pages = [0xFFFFFF, 0x0D1117].map { HSBColor(eightBitColor($0)) }
    let faces = FaceCharacter.allCases.map { StarStyle(face: FaceStyle($0)) }
    for (style, symbol) in faces.map({ ($0, RowSymbol.face) }) + [(StarStyle(), .star)] {
      var summary = RatingSummary(
        RatingCounts(counts: Array(repeating: 1, count: 21)), symbol: symbol)
      summary.style = style
      for (page, color) in pages.enumerated() {
        // The original's blue is as dark as its faces are.
        if page == 1, symbol == .face, style.face.character == .classic { continue }
        for index in 0..<21 {
          let paint = SummaryFacts(summary).bar(index)
          let best = [paint.fill, paint.stroke?.brush].map { brush -> Double in
            guard case .color(let bar)? = brush else { return 21 }
            return ColorVision.contrast(HSBColor(bar), color)
          }.max()!
          #expect(best >= 3, "\(style.face.character) \(index) on \(page)")
        }
      }
    }
  }

  @Test("Digits have the page's own contrast, 4.5 to 1 and more in either scheme")
  func ink() throws {
    #expect(RatingSummary(counts: Self.counts).textColor == .currentColor)
    for (text, page) in [(0x1D1A20, 0xFFFFFF), (0xF2EFF3, 0x0D1117)] {
      let ratio = ColorVision.contrast(HSBColor(eightBitColor(text)), HSBColor(eightBitColor(page)))
      #expect(ratio >= 4.5)
    }
  }

  @Test("A moving summary's bars grow, its digits stand still, and it ends as it is")
  func moving() {
    for layout in SummaryLayout.allCases {
      for symbol in RowSymbol.allCases {
        let summary = RatingSummary(counts: Self.counts, layout: layout, symbol: symbol)
        #expect(summary.moving(from: 1, part: 1).svg() == summary.svg())
        let (start, half) = (summary.moving(from: 1, part: 0), summary.moving(from: 1, part: 0.5))
        #expect(Recording(start).isUniform(with: Recording(summary)), "\(layout) \(symbol)")
        for (bar, end) in zip(bars(half), bars(summary)) {
          #expect(bar.right - bar.left <= end.right - end.left + 1e-6)
          #expect(bar.bottom - bar.top <= end.bottom - end.top + 1e-6)
        }
        func digits(_ summary: RatingSummary) -> [Recording.Shape] {
          shapes(summary).filter { $0.paint.fill == nil && $0.paint.stroke?.brush == .currentColor }
        }
        #expect(digits(start) == digits(summary))
      }
    }
    let markup = MovingPicture(RatingSummary(counts: Self.counts), RatingAnimation(from: 4.4)).svg()
    #expect(markup.contains("dur=\"600ms\"") && ParsedDocument(markup) != nil)
  }
}

extension SplitMix64 {
  /// Counts of any scale, as often few as many.
  mutating func counts() -> RatingCounts {
    let most = [1, 20, 5000, 1_000_000, 999_999_999][integer(0...4)]
    let counts = (0..<integer(2...21)).map { _ in oneIn(4) ? 0 : integer(0...most) }
    let steps = [0.05, 0.5, 1, 2.5, 10]
    return RatingCounts(
      counts: counts, minimum: Double(integer(-3...3)) / 2, step: steps[integer(0...4)])
  }
}
