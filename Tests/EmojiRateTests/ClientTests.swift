import Foundation
import Testing

// Without @testable, as an app imports it.
import EmojiRate
@testable import EmojiRateTestSupport

/// Code that a developer of a server or an app types first.
@Suite("Client")
struct ClientTests {
  private struct Review {
    var stars: Int
    var score = 4.5
    var count = 2
  }
  private let reviews = [Review(stars: 5), Review(stars: 4), Review(stars: 5)]

  @Test("Ratings are counted, whole or not")
  func counting() {
    let whole = RatingCounts(of: [5, 4, 5])
    #expect(whole.counts == [0, 0, 0, 1, 2])
    #expect(RatingCounts(of: reviews.map(\.stars)) == whole)
    #expect(RatingCounts(of: reviews.lazy.map(\.score)).number == 3)
    #expect(RatingCounts(of: [4.5, 2]).mean == 3.25)
    #expect(RatingCounts(of: [4.5, 2] as [Float]).mean == 3.25)
    let text = RatingSummary(whole, layout: .badge).accessibleText()
    #expect(text == "4.7 out of 5 stars, 3 ratings")
  }

  @Test("Counts have a label, and come from arrays, dictionaries and rows of a database")
  func counts() throws {
    let counts = RatingCounts(counts: [0, 0, 0, 1, 2])
    #expect(counts == RatingCounts(of: [5, 4, 5]))
    #expect(RatingCounts(counts: [5: 2, 4: 1]) == counts)
    let rows: [(Int, Int)] = [(4, 1), (5, 2)]
    #expect(RatingCounts(counts: rows) == counts)
    #expect(RatingCounts(counts: rows.map { (Double($0), $1) }) == counts)
    #expect(RatingCounts(counts: reviews.map { ($0.stars, $0.count) }).number == 6)
    #expect(RatingCounts(counts: [(9, 1), (-2, 3)]).counts == [3, 0, 0, 0, 1])
    #expect(RatingCounts(counts: [1, 2], minimum: 0, step: 0.5).maximum == 0.5)
    #expect(RatingSummary(counts: [1, 2]).counts == RatingCounts(counts: [1, 2]))
    var both = RatingCounts(of: [5])
    try both.merge(RatingCounts(of: [4, 5]))
    #expect(both == counts)
    // A day without a row in the database has the usual scale.
    try both.merge(RatingCounts(counts: []))
    #expect(both == counts && RatingCounts(counts: [3]).counts == [3, 0, 0, 0, 0])
    #expect(throws: RatingCountsError.otherScale) { try both.merge(RatingCounts(counts: [1, 2])) }
  }

  @Test("A row of ten is out of 10, and settings make each kind of picture")
  func settings() throws {
    var settings = PictureSettings()
    try settings.set("count", to: "10")
    for row in [StarRow(7, count: 10), settings.row(7)] {
      #expect(row.accessibleText() == "7 out of 10 stars")
    }
    #expect(settings.face(4).svg() == Face(4).svg())
    let summary = settings.summary(RatingCounts(of: [5, 4]))
    #expect(summary.count == 10 && summary.accessibleText() != nil)
    let error = #expect(throws: ParameterError.self) { try settings.set("theem", to: "dusk") }
    #expect(error?.description.hasPrefix("theem is unknown; there are minimum, ") == true)
    try settings.set("theme", to: "dusk")
    #expect(settings.look(.dark).face(4).svg() != settings.face(4).svg())
    try settings.set("color", to: "navy")
    #expect(settings.look(.dark).face(4).svg() == settings.face(4).svg())
  }

  @Test("Stored values are read as they are written by hand")
  func json() throws {
    for wrong in [#"{"rating": "3"}"#, "3", "[]", #""red""#, "null"] {
      #expect(throws: DecodingError.self) { try decode(Face.self, wrong) }
    }
    for (json, face) in [
      ("{}", Face(2.5)), (#"{"rating": 4.5, "character": "cat"}"#, Face(4.5, style: .cat)),
      (#"{"rating": {"value": 1}}"#, Face(1)), (#"{"maximum": 10}"#, Face(Rating(maximum: 10))),
    ] { #expect(try decode(Face.self, json) == face) }
    let row = try decode(StarRow.self, #"{"rating": 7, "count": 10}"#)
    #expect(row == StarRow(7, count: 10))
    let look = try decode(PictureSettings.self, #"{"maximum": 10, "theme": "dusk"}"#)
    #expect(look.face(7).rating == Rating(7, maximum: 10) && look.theme == .dusk)
  }

  @Test("A rating is a literal, a whole number, a text, or a value out of a maximum")
  func ratings() {
    let stars: Int = 4
    let score: Rating = 4.5
    #expect(Face(stars) == Face(4) && Face(4) == Face(4.0) && Face(score) == Face(4.5))
    #expect(StarRow(stars, count: 10).accessibleText() == "4 out of 10 stars")
    #expect(StarRow(UInt8(7), count: 10) == StarRow(7, count: 10))
    #expect([5, 4.5].map { (rating: Rating) in rating.progress } == [1, 0.9])
    #expect(Rating(7, outOf: 10, step: 0.5) == Rating(7, maximum: 10, step: 0.5))
    #expect(Rating(text: "7.5", outOf: 10) == Rating(7.5, outOf: 10))
    for text in ["nan", "inf", "0x1p2", "", "3 ", "three"] { #expect(Rating(text: text) == nil) }
  }

  @Test("What an app stores comes back as it was", arguments: [0, 1])
  func storing(sample: Int) throws {
    func check<Value: Codable & Equatable>(_ value: Value) throws {
      // Older decoders want an array or an object.
      #expect(try roundTrip([value]) == [value])
    }
    let isFirst = sample == 0
    var summary = RatingSummary(RatingCounts(of: [5, 4]), symbol: .face)
    summary.words = isFirst ? ["bad", "good"] : []
    if isFirst { summary.rating = 2 }
    summary.language = isFirst ? .german : nil
    try check(summary)
    try check(StarStyle(face: FaceStyle(lineWidth: 10), strokeWidth: isFirst ? nil : 3))
    try check(StarRow(3, symbol: .face, fill: .nearestHalf, style: StarStyle(face: .cat)))
    try check(SVGOptions(size: 48, label: isFirst ? .notRated : .title("{value}"), language: .thai))
    var settings = PictureSettings()
    (settings.options.label, settings.stars.face.lineWidth) = (.notRated, 3)
    try check(settings)
    try check(RowLayout.cells(width: 9, height: 8))
    try check(RowLayout.fitted(width: 90, margin: 3))
    for color in [FaceColor.range(ColorRange(low: "red")), .ramp(["red", "blue"]), .fixed("teal")] {
      try check(color)
    }
    try check(ColorRange(high: "navy", huePath: .shorter))
    try check([.glasses, .topHat] as FaceExtras)
    try check(try SymbolPath("M0 0H10V10H0Z", fillRule: isFirst ? .nonzero : .evenOdd))
    try check(RatingAnimation(from: 1, duration: 2, repeatCount: isFirst ? nil : 3))
    try check(RatingCounts(mean: 9999, number: 3, minimum: 0, maximum: 9999))
    try check(RatingCounts(of: [Double](repeating: 9999, count: 7), minimum: 9990, maximum: 9999))
  }

  @Test("Values describe themselves in a few words")
  func descriptions() throws {
    let texts: [(Any, String)] = [
      (RatingCounts(counts: [1, 2, 3]), "1, 2, 3 of 1…3"),
      (RatingCounts(mean: 4.3, number: 1284), "4.3 of 1…5, 1284 ratings"),
      (RatingCounts(mean: 4.3), "4.3 of 1…5"), (CSSColor("crimson"), "#dc143c"),
      (FaceStyle(.cat), "character cat"), (FaceStyle(), "the default"),
      (StarStyle(strokeWidth: 3), "stroke-width 3"),
      (RowLayout.fitted(width: 320, margin: 16), "width 320, margin 16"),
      (FaceColor.fixed("crimson"), "color #dc143c"),
      ([.blush, .glasses] as FaceExtras, "blush, glasses"),
      (SVGOptions(size: 48, label: .notRated), "size 48, not rated"), (Rating(4), "4 out of 5"),
    ]
    for (value, text) in texts { #expect("\(value)" == text) }
  }

  @Test("A server reads the language and the tags of a browser")
  func headers() {
    for (header, language) in [
      ("de-CH, fr;q=0.8, *;q=0.1", .german), ("xx, fr;q=0.8, de;q=0.9", .german),
      ("fr;q=0.5,de;q=0.5", .french), ("zh-TW;q=0.3", .traditionalChinese), ("de;q=0", nil),
      ("*", nil), ("", nil), ("de;q=x, ; q=1, it ; q = 0.2", .italian), (";;,,=", nil),
    ] as [(String, Language?)] {
      #expect(Language(acceptLanguage: header) == language, "\(header)")
    }
    let tag = Face(4).entityTag()
    #expect(tag.text.utf8.count == 18 && tag == Face(4).entityTag())
    #expect(Face(4).entityTag(variant: "png") != tag)
    for (field, isKnown) in [
      (tag.text, true), ("*", true), ("W/\(tag.text)", true),
      ("\"a,b\" , W/\"c\",, \(tag.text)", true),
      (nil, false), ("", false), ("\"a\"", false), ("x \(tag.text)", false),
      ("*, \(tag.text)", false),
      ("\"\(tag.text)", false), (String(tag.text.dropLast()), false),
    ] as [(String?, Bool)] { #expect(tag.matches(field) == isKnown, "\(field ?? "nil")") }
  }

  @Test("Styles have names, themes and colours as literals")
  func styles() {
    #expect(FaceStyle(named: "cat", theme: .dusk) == FaceStyle(.cat, theme: .dusk))
    #expect(FaceStyle(named: "dog") == nil)
    #expect(Face(4, style: .cat).svg() == Face(4, style: FaceStyle(.cat)).svg())
    var dusk = PictureSettings()
    dusk.theme = .dusk
    #expect(Face(4, style: FaceStyle(theme: .dusk)).svg() == dusk.face(4).svg())
    #expect(StarRow(3.5, style: StarStyle(theme: .dusk)).svg() == dusk.row(3.5).svg())
    dusk.stars.face = .bear
    #expect(Face(4, style: FaceStyle(.bear, theme: .dusk)).svg() == dusk.face(4).svg())
    #expect(FaceStyle(color: "crimson").color == .fixed("crimson"))
    #expect(FaceCharacter(rawValue: "cat") == .cat && Language("de_DE") == .german)
    #expect(StarStyle(fillColor: "crimson").fillColor == "crimson")
    #expect(FaceStyle() == .classic && FaceStyle(.classic) == .classic)
  }

  @Test("A query is read from the items of Foundation, without the names of others")
  func query() throws {
    let items = URLComponents(string: "?theme=dusk&no-eyes&utm_source=mail")?.queryItems ?? []
    let settings = try PictureSettings(
      query: items.map { ($0.name, $0.value) }, for: .face, ignoring: { $0.hasPrefix("utm_") })
    #expect(settings.theme == .dusk && settings.face(4).style.eyes == .none)
    let error = #expect(throws: ParameterError.self) {
      try PictureSettings(query: items.map { ($0.name, $0.value) }, for: .face)
    }
    #expect(error?.parameter == "utm_source")
    // A literal, and the text after the question mark.
    let literal = try PictureSettings(query: [("theme", "dusk"), ("no-eyes", nil)], for: .face)
    #expect(literal == settings)
    #expect(try PictureSettings(query: "theme=dusk&no-eyes=on&size=", for: .face) == settings)
    for scope in [ParameterScope.row, .summary] {
      #expect(try PictureSettings(query: "theme=dusk&symbol=heart", for: scope).theme == .dusk)
    }
    #expect(settings.query(for: .face).map(\.name) == ["no-eyes", "theme"])
  }

  @Test("A summary speaks the language of its document, unless it has its own")
  func language() {
    var summary = RatingSummary(counts: [1, 2, 9], layout: .badge)
    let german = SVGOptions(language: .german)
    #expect(summary.accessibleText(german) == "2,7 von 3 Sternen, 12 Bewertungen")
    #expect(summary.svg(german).contains(" lang=\"de\""))
    let inEnglish = summary.svg()
    summary.language = .german
    #expect(summary.svg() == summary.svg(german) && summary.svg() != inEnglish)
    summary.language = .english
    #expect(summary.svg(german) == inEnglish)
    let moving = RatingAnimation(from: 1)
    summary.language = nil
    #expect(summary.svg(german, animation: moving).contains(" lang=\"de\""))
  }

  @Test("A rating of another scale has the same place on that of a summary")
  func shownRating() {
    var summary = RatingSummary(counts: [0, 0, 1, 3, 9], symbol: .face)
    summary.rating = Rating(7, minimum: 1, maximum: 9)
    #expect(summary.rating == Rating(4, minimum: 1))
    summary.rating.value = 2
    #expect(summary.rating.value == 2)
  }

  @Test("A picture in a template is its markup")
  func templates() {
    #expect("<td>\(StarRow(3.5))</td>" == "<td>" + StarRow(3.5).svg() + "</td>")
    #expect("\(Face(4))\(RatingSummary(counts: [1, 2]))".hasSuffix("</svg>"))
  }

  @Test("Ratings are sorted by their place on their scale")
  func sorting() {
    #expect([Rating(4), Rating(1), Rating(3)].sorted() == [Rating(1), Rating(3), Rating(4)])
    #expect(Rating(7, maximum: 10) < Rating(4) && Rating(4) < Rating(9, maximum: 10))
    #expect(Rating(4) < Rating(8, maximum: 10) && !(Rating(4) < Rating(4)))
  }

  @Test("A tag changes with everything that changes the picture")
  func tags() {
    let tag = Face(4).entityTag()
    for other in [
      Face(4.1).entityTag(), Face(4, style: .cat).entityTag(),
      Face(4).entityTag(SVGOptions(size: 20)),
    ] { #expect(other != tag) }
  }
}
