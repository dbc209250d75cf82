import Foundation
import Testing

// Without @testable, as an app imports it.
import EmojiRate

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
  func ratings() {
    let whole = RatingCounts(of: [5, 4, 5])
    #expect(whole.counts == [0, 0, 0, 1, 2])
    #expect(RatingCounts(of: reviews.map(\.stars)) == whole)
    #expect(RatingCounts(of: reviews.lazy.map(\.score)).number == 3)
    #expect(RatingCounts(of: [4.5, 2]).mean == 3.25)
    let text = RatingSummary(whole, layout: .badge).accessibleText()
    #expect(text == "4.7 out of 5 stars, 3 ratings")
  }

  @Test("Counts have a label, and come from arrays, dictionaries and rows of a database")
  func counts() {
    let counts = RatingCounts(counts: [0, 0, 0, 1, 2])
    #expect(counts == RatingCounts(of: [5, 4, 5]))
    #expect(RatingCounts(counts: [5: 2, 4: 1]) == counts)
    let rows: [(Int, Int)] = [(4, 1), (5, 2)]
    #expect(RatingCounts(counts: rows) == counts)
    #expect(RatingCounts(counts: rows.map { (Double($0), $1) }) == counts)
    #expect(RatingCounts(counts: reviews.map { ($0.stars, $0.count) }).number == 6)
    #expect(RatingCounts(counts: [(9, 1), (-2, 3)]).counts == [3, 0, 0, 0, 1])
    #expect(RatingCounts(counts: []).number == 0)
    #expect(RatingSummary(counts: [1, 2]).counts == RatingCounts(counts: [1, 2]))
    var both = RatingCounts(of: [5])
    both.merge(RatingCounts(of: [4, 5]))
    #expect(both == counts && RatingCounts(of: [5]) + RatingCounts(of: [4, 5]) == counts)
  }

  @Test("A row of ten is out of 10, and settings make each kind of picture")
  func settings() throws {
    var settings = PictureSettings()
    settings.count = 10
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

  @Test("Stored values are read as they are written by hand, and contradictions are refused")
  func json() throws {
    func decode<Value: Decodable>(_ json: String) throws -> Value {
      try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    }
    let mean: RatingCounts = try decode(#"{"mean": 4.3, "number": 10}"#)
    #expect(mean.mean == 4.3 && mean.number == 10)
    for stale in [#"{"counts": [9, 1], "sum": 3}"#, #"{"counts": [9, 1], "number": 3}"#] {
      #expect(throws: DecodingError.self) { try decode(stale) as RatingCounts }
    }
    for wrong in [#"{"rating": "3"}"#, "3", "[]", #""red""#, "null"] {
      #expect(throws: DecodingError.self) { try decode(wrong) as Face }
    }
    for (json, face) in [
      ("{}", Face(2.5)), (#"{"rating": 4.5, "character": "cat"}"#, Face(4.5, style: .cat)),
      (#"{"rating": {"value": 1}}"#, Face(1)), (#"{"maximum": 10}"#, Face(Rating(maximum: 10))),
    ] { #expect(try decode(json) == face) }
    #expect(try decode(#"{"rating": 7, "count": 10}"#) == StarRow(7, count: 10))
    let look: PictureSettings = try decode(#"{"maximum": 10, "theme": "dusk"}"#)
    #expect(look.face(7).rating == Rating(7, maximum: 10) && look.theme == .dusk)
  }

  @Test("Styles have names, themes and colours as literals")
  func styles() {
    #expect(Face(4, style: .cat).svg() == Face(4, style: FaceStyle(.cat)).svg())
    #expect(StarRow(3.5, style: .dusk).svg() == StarRow(3.5, style: StarStyle(theme: .dusk)).svg())
    var dusk = PictureSettings()
    dusk.theme = .dusk
    #expect(Face(4, style: FaceStyle(theme: .dusk)).svg() == dusk.face(4).svg())
    #expect(StarRow(3.5, style: .dusk).svg() == dusk.row(3.5).svg())
    dusk.style = .bear
    #expect(Face(4, style: FaceStyle(.bear, theme: .dusk)).svg() == dusk.face(4).svg())
    #expect(FaceStyle(color: "crimson").color == .fixed("crimson"))
    #expect(FaceCharacter(rawValue: "cat") == .cat && Language("de_DE") == .german)
    #expect(StarStyle(fillColor: "crimson").fillColor == "crimson")
    #expect(StarStyle(face: .cat).face == .cat)
  }

  @Test("A query is read from the items of Foundation, without the names of others")
  func query() throws {
    let items = URLComponents(string: "?theme=dusk&no-eyes&utm_source=mail")?.queryItems ?? []
    let settings = try PictureSettings(
      query: items.map { ($0.name, $0.value) }, in: Face.parameters,
      ignoring: { $0.hasPrefix("utm_") })
    #expect(settings.theme == .dusk && settings.face(4).style.eyes == .none)
    let error = #expect(throws: ParameterError.self) {
      try PictureSettings(query: items.map { ($0.name, $0.value) }, in: Face.parameters)
    }
    #expect(error?.parameter == "utm_source")
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
    let tag = Face(4).digest()
    #expect(tag.utf8.count == 16 && tag == Face(4).digest())
    for other in [
      Face(4.1).digest(), Face(4, style: .cat).digest(), Face(4).digest(SVGOptions(size: 20)),
    ] { #expect(other != tag) }
  }

  @Test("A picture is shapes with paints, for a canvas of one's own")
  func shapes() {
    for picture in [Face(4), Face(4, style: .cat)] {
      #expect(picture.shapes.flatMap(\.elements) == picture.pathElements)
      #expect(picture.shapes.allSatisfy { $0.paint.fill != nil || $0.paint.stroke != nil })
    }
  }
}
