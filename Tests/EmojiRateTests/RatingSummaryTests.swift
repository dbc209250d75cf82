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
    let box = shape.outline.box
    return (box.left, box.right, box.top, box.bottom)
  }

  /// The boxes of the bars, from the first drawn: what is filled and has a line of 1.
  private func bars(_ summary: RatingSummary) -> [(
    left: Double, right: Double, top: Double, bottom: Double
  )] {
    shapes(summary).filter { $0.paint.fill != nil && $0.paint.stroke?.width == 1 }.map(box)
  }

  @Test("A badge is exact below a million")
  func millions() {
    let widths = [999_999, 1_000_000, 9_000_000].map {
      RatingSummary(RatingCounts(mean: 4, number: $0)).canvasSize.width
    }
    #expect(widths[0] > widths[1] && widths[1] == widths[2])
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

  @Test(
    "Nothing stands outside of the canvas, whatever the counts", arguments: SummaryLayout.allCases)
  func inside(layout: SummaryLayout) {
    var random = SplitMix64(seed: 5)
    for _ in 0..<60 {
      var summary = random.summary()
      summary.layout = layout
      let size = summary.canvasSize
      for point in summary.shapes.flatMap(\.elements).spots {
        guard point.x > -0.2, point.x < size.width + 0.2, point.y > -1, point.y < size.height + 1
        else {
          Issue.record("\(point) of \(size): \(summary)")
          return
        }
      }
    }
  }

  @Test("Faces, stars and the mark of columns show the exact mean; only digits are rounded")
  func exactMean() throws {
    var summary = RatingSummary(counts: [0, 0, 0, 66, 34], layout: .columns)
    let facts = SummaryFacts(summary)
    #expect(facts.mean.string == "4.3" && summary.rating.value == 4.3)
    #expect(summary.accessibleText()?.hasPrefix("4.3 out of 5 stars") == true)
    #expect(abs(facts.row(count: 5, side: 18, spacing: 2).placed.earned - 4.34) < 1e-9)
    // A column is 52.8 wide, so the middle of the value 1 is at 26.4.
    let mark = try #require(shapes(summary).first { $0.paint.stroke?.width == 2 })
    #expect(abs(box(mark).left - (26.4 + 52.8 * 3.34)) < 1e-6)
    summary.symbol = .face
    #expect(SummaryFacts(summary).meanFace.rating.value == 4.34)
  }

  @Test("Without ratings there are no bars, and it says so", arguments: SummaryLayout.allCases)
  func empty(layout: SummaryLayout) {
    for symbol in RowSymbol.allCases {
      let summary = RatingSummary(counts: [0, 0, 0, 0, 0], layout: layout, symbol: symbol)
      #expect(bars(summary).isEmpty)
      #expect(summary.accessibleText() == "Not rated")
      #expect(ParsedDocument(summary.svg()) != nil)
    }
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

  @Test("A moving summary's bars grow, its digits stand still, and it ends as it is")
  func moving() {
    for layout in SummaryLayout.allCases {
      for symbol in RowSymbol.allCases {
        let summary = RatingSummary(counts: Self.counts, layout: layout, symbol: symbol)
        #expect(summary.moving(from: 1, part: 1).svg() == summary.svg())
        let (start, half) = (summary.moving(from: 1, part: 0), summary.moving(from: 1, part: 0.5))
        #expect(Recording(start).isUniform(with: Recording(summary)), "\(layout) \(symbol)")
        let hasBars = layout != .badge && symbol != .face
        #expect(!hasBars || bars(summary).count == 5, "\(layout) \(symbol)")
        let growth = zip(bars(half), bars(summary)).map { bar, end in
          max(
            end.right - end.left - (bar.right - bar.left),
            end.bottom - end.top - (bar.bottom - bar.top))
        }
        #expect(!hasBars || growth.max()! > 1, "\(layout) \(symbol)")
        for (bar, end) in zip(bars(half), bars(summary)) {
          #expect(bar.right - bar.left <= end.right - end.left + 1e-6)
          #expect(bar.bottom - bar.top <= end.bottom - end.top + 1e-6)
        }
        func digits(_ summary: RatingSummary) -> [Recording.Shape] {
          shapes(summary).filter { $0.paint.fill == nil && $0.paint.stroke?.brush == .currentColor }
        }
        #expect(digits(start) == digits(summary) && !digits(summary).isEmpty)
      }
    }
    let markup = RatingSummary(counts: Self.counts).svg(animation: RatingAnimation(from: 4.4))
    #expect(markup.contains("dur=\"600ms\"") && ParsedDocument(markup) != nil)
  }
}

@Suite("Snapshots of summaries")
struct SummarySnapshotTests {
  @Test("Every layout of every symbol is what it was")
  func summaries() throws {
    var lines = ""
    for layout in SummaryLayout.allCases {
      for symbol in RowSymbol.allCases {
        var summary = RatingSummary(
          counts: [31, 25, 103, 308, 817], layout: layout, symbol: symbol)
        if symbol == .face { summary.style.face = FaceStyle(.sunny) }
        lines += "\(layout) \(symbol) \(summary.svg())\n"
      }
    }
    try expectSnapshot(lines: lines, "summaries")
  }
}
