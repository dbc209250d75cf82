import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("Snapshots")
struct SnapshotTests {
  struct Sample: Sendable, CustomStringConvertible {
    let description: String
    let document: String

    init(_ name: String, _ picture: some CanvasPicture, _ options: SVGOptions = SVGOptions()) {
      (description, document) = (name, picture.svg(options))
    }

    init<Base: CanvasPicture>(
      _ name: String, _ picture: MovingPicture<Base>, _ options: SVGOptions = SVGOptions()
    ) {
      (description, document) = (name, picture.svg(options))
    }
  }

  private static func color(_ css: String) -> HSBColor { HSBColor(css: css)! }

  static let samples = faces + rows + moving

  private static let faces: [Sample] = [
    Sample("value-0", Face(0)),
    Sample("value-3.2", Face(3.2)),
    Sample("value-5", Face(5)),
    Sample(
      "translucent",
      Face(
        1.5,
        style: FaceStyle(
          color: .range(ColorRange(low: color("#f008"), high: color("rgb(0 128 0 / 90%)"))))),
      SVGOptions(background: CSSColor(css: "#0001"))),
    Sample(
      "title", Face(3.2),
      SVGOptions(label: .title("\u{201C}Fish & Chips\u{201D} <{value}/{maximum}> \u{1F600}\n\u{7}"))
    ),
  ]

  /// A line a document: its name, and its markup.
  @Test("Documents are what they were")
  func documents() throws {
    let lines = Self.samples.map { "\($0.description) \($0.document)\n" }.joined()
    try expectSnapshot(lines: lines, "documents")
    for sample in Self.samples {
      #expect(ParsedDocument(sample.document) != nil, "\(sample.description)")
    }
  }
}

extension SnapshotTests {
  static let rows: [Sample] = [
    Sample("stars-3.5", StarRow(3.5)),
    Sample(
      "stars-cells-with-ground",
      StarRow(
        Rating(3.25), layout: .cells(width: 200, height: 50),
        style: StarStyle(
          fillColor: CSSColor(css: "yellow"), emptyColor: CSSColor(css: "#8884"),
          strokeColor: CSSColor(css: "black"), lineWidth: 1))),
    Sample(
      "stars-fitted-right-to-left",
      StarRow(
        Rating(1.6), layout: .fitted(width: 320, height: 80, margin: 10, spacing: 5),
        isRightToLeft: true), SVGOptions(language: .simplifiedChinese)),
    Sample("stars-faces", StarRow(Rating(4), symbol: .face)),
  ]

  static let moving: [Sample] = [
    Sample("animated-face", MovingPicture(Face(4.5), RatingAnimation(from: 0.5))),
    Sample(
      "animated-face-forever",
      MovingPicture(
        Face(
          Rating(2, maximum: 10),
          style: FaceStyle(
            showsEyes: false,
            color: .range(
              ColorRange(
                low: HSBColor(css: "#f008")!, high: HSBColor(css: "gold")!, huePath: .shorter)))),
        RatingAnimation(from: 9, duration: 1.5, repeatCount: nil)),
      SVGOptions(size: 48, precision: 0, background: CSSColor(css: "white"))),
    Sample("animated-stars", MovingPicture(StarRow(3.7), RatingAnimation(from: 0))),
    Sample(
      "animated-hearts-half-right-to-left",
      MovingPicture(
        StarRow(
          Rating(1), symbol: .heart, fillRule: .half, isRightToLeft: true,
          style: StarStyle(emptyColor: CSSColor(css: "#ddd"))),
        RatingAnimation(from: 4, repeatCount: 2)), SVGOptions(label: .decorative)),
    Sample(
      "animated-faces",
      MovingPicture(StarRow(Rating(4), symbol: .face), RatingAnimation(from: 1))),
    Sample(
      "animated-gradients",
      MovingPicture(Sun(rating: Rating(5)), RatingAnimation(from: 0))),
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
