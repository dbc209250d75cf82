import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("Snapshots")
struct SnapshotTests {
  typealias Sample = (name: String, document: String)

  private static func color(_ css: String) -> HSBColor { HSBColor(css: css)! }

  static let samples = faces + rows + moving

  private static let faces: [Sample] = [
    ("value-0", Face(0).svg()),
    ("value-3.2", Face(3.2).svg()),
    ("value-5", Face(5).svg()),
    (
      "translucent",
      Face(
        1.5,
        style: FaceStyle(
          color: .range(ColorRange(low: color("#f008"), high: color("rgb(0 128 0 / 90%)"))))
      ).svg(SVGOptions(background: CSSColor(css: "#0001")))
    ),
    (
      "title",
      Face(3.2).svg(
        SVGOptions(
          label: .title("\u{201C}Fish & Chips\u{201D} <{value}/{maximum}> \u{1F600}\n\u{7}")))
    ),
  ]

  /// A line a document: its name, and its markup.
  @Test("Documents are what they were")
  func documents() throws {
    let lines = Self.samples.map { "\($0.name) \($0.document)\n" }.joined()
    try expectSnapshot(lines: lines, "documents")
    for sample in Self.samples {
      #expect(ParsedDocument(sample.document) != nil, "\(sample.name)")
    }
  }
}

extension SnapshotTests {
  static let rows: [Sample] = [
    ("stars-3.5", StarRow(3.5).svg()),
    (
      "stars-cells-with-ground",
      StarRow(
        Rating(3.25), layout: .cells(width: 200, height: 50),
        style: StarStyle(
          fillColor: CSSColor(css: "yellow"), emptyColor: CSSColor(css: "#8884"),
          strokeColor: CSSColor(css: "black"), strokeWidth: 1)
      ).svg()
    ),
    (
      "stars-fitted-right-to-left",
      StarRow(
        Rating(1.6), layout: .fitted(width: 320, height: 80, margin: 10, spacing: 5),
        isRightToLeft: true
      ).svg(SVGOptions(language: .simplifiedChinese))
    ),
    ("stars-faces", StarRow(Rating(4), symbol: .face).svg()),
  ]

  static let moving: [Sample] = [
    ("animated-face", Face(4.5).svg(animation: RatingAnimation(from: 0.5))),
    (
      "animated-face-forever",
      Face(
        Rating(2, maximum: 10),
        style: FaceStyle(
          color: .range(
            ColorRange(
              low: HSBColor(css: "#f008")!, high: HSBColor(css: "gold")!, huePath: .shorter))
        ).withoutEyes
      ).svg(
        SVGOptions(size: 48, precision: 0, background: CSSColor(css: "white")),
        animation: RatingAnimation(from: 9, duration: 1.5, repeatCount: nil))
    ),
    ("animated-stars", StarRow(3.7).svg(animation: RatingAnimation(from: 0))),
    (
      "animated-hearts-half-right-to-left",
      StarRow(
        Rating(1), symbol: .heart, fill: .half, isRightToLeft: true,
        style: StarStyle(emptyColor: CSSColor(css: "#ddd"))
      ).svg(SVGOptions(label: .decorative), animation: RatingAnimation(from: 4, repeatCount: 2))
    ),
    (
      "animated-faces",
      StarRow(Rating(4), symbol: .face).svg(animation: RatingAnimation(from: 1))
    ),
    ("animated-gradients", Sun(rating: Rating(5)).svg(animation: RatingAnimation(from: 0))),
  ]
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
