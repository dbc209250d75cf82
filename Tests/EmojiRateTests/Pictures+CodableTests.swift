import Foundation
import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("Pictures+Codable")
struct PicturesCodableTests {
  /// What the command reads with --style, for a face and for a row.
  private let styleFile = """
    {"theme": "sky", "mouth-width": 0.5, "line-width": 9, "stroke-width": 3, "no-eyes": true, "high-color": "teal",
     "symbol": "heart", "count": 7, "star-size": 20, "fill-color": "#abc", "size": 48,
     "background": "white", "decorative": true}
    """

  @Test("One style file serves a face and a row, and each part takes its own keys")
  func oneFile() throws {
    let range = ColorRange(
      low: HSBColor(red: 0.45, green: 0.78, blue: 1), high: HSBColor(css: "teal")!)
    let faceStyle = FaceStyle(
      lineWidth: 9, mouthWidth: 0.5, color: .range(range)
    ).withoutEyes
    var starStyle = StarStyle(theme: .sky)
    starStyle.fillColor = CSSColor(css: "#abc")!
    starStyle.face = faceStyle
    starStyle.strokeWidth = 3
    #expect(try decode(FaceStyle.self, styleFile) == faceStyle)
    #expect(try decode(Face.self, styleFile) == Face(Rating(), style: faceStyle))
    #expect(try decode(StarStyle.self, styleFile) == starStyle)
    #expect(
      try decode(StarRow.self, styleFile)
        == StarRow(
          Rating(2.5, maximum: 7), count: 7, symbol: .heart, layout: .fixed(starSize: 20),
          style: starStyle))
  }

  @Test("Faces and rows come back as they were, to the last bit, with all their colours")
  func roundTrips() throws {
    var random = SplitMix64(seed: 18)
    for _ in 0..<300 {
      let (face, row) = (random.face(), random.row())
      #expect(try roundTrip(face) == face)
      #expect(try roundTrip(row) == row)
    }
    let dusk = StarStyle(theme: .dusk)
    #expect(try roundTrip(dusk).face.color == dusk.face.color)
  }

  @Test(
    "A character comes back with the colours that it was given", arguments: FaceCharacter.allCases)
  func characterColors(character: FaceCharacter) throws {
    var style = FaceStyle(character)
    for color in [
      .range(ColorRange()), Theme.sky.faceColor, Theme.dusk.headColor, .fixed(.currentColor),
    ] {
      style.color = color
      #expect(try roundTrip(style) == style)
    }
  }

  @Test("What was not set of a style is left out")
  func unset() throws {
    #expect(try encode(FaceStyle()) == "{}")
    #expect(
      try encode(Face(4.5)) == #"{"rating":{"maximum":5,"minimum":0,"step":0,"value":4.5}}"#)
    #expect(
      try encode(FaceStyle(mouthWidth: 0.5).withoutEyes)
        == #"{"eyes":"none","mouth-width":0.5}"#)
    #expect(
      try encode(FaceStyle(color: .fixed(CSSColor(css: "crimson")!))) == ##"{"color":"#dc143c"}"##)
    #expect(
      try encode(
        StarRow(
          Rating(3), count: 3, symbol: .heart, fill: .half, layout: .fitted(width: 90),
          isRightToLeft: true, style: StarStyle(emptyColor: CSSColor(css: "#eee"))))
        == ##"{"count":3,"empty-color":"#eeeeee","fill":"half","##
        + #""rating":{"maximum":5,"minimum":0,"step":0,"value":3},"#
        + #""right-to-left":true,"symbol":"heart","width":90}"#)
    #expect(try encode(StarStyle()) == "{}")
  }
}

@Suite("RatingCounts+Codable")
struct RatingCountsCodableTests {
  /// A model of an app, which stores our values without code of its own.
  private struct Product: Codable, Hashable {
    var counts: RatingCounts
    var summary: RatingSummary
  }

  @Test("A model that contains our values is stored without code")
  func model() throws {
    var summary = RatingSummary(
      RatingCounts(counts: [1, 2, 3], minimum: -1, step: 0.5), layout: .columns, symbol: .face,
      numbers: .count, count: 7, style: StarStyle(fillColor: "crimson", face: .cat))
    (summary.textColor, summary.language, summary.isRightToLeft) = ("teal", .german, true)
    let product = Product(counts: RatingCounts(counts: [12, 5, 3, 40, 80]), summary: summary)
    #expect(try roundTrip(product) == product)
  }

  @Test("Counts keep a mean of their own, and a number that is not spread")
  func counts() throws {
    for counts in [
      RatingCounts(counts: [1, 2, 3], mean: 2.2503), RatingCounts(mean: 4.3, number: 1284),
      RatingCounts(valueCount: 3), RatingCounts(mean: 7, number: 9, minimum: 0, maximum: 10),
      RatingCounts(of: [4.49, 3.1, 1.7]), RatingCounts(mean: 4, number: 0),
      RatingCounts(mean: 4.35),
      RatingCounts(counts: Array(repeating: 999_999_999, count: 21), mean: 3.3333),
    ] {
      #expect(try roundTrip(counts) == counts)
    }
    #expect(try decode(RatingCounts.self, #"{"counts": [1, 2]}"#) == RatingCounts(counts: [1, 2]))
    let mean = try decode(RatingCounts.self, #"{"mean": 4.3, "number": 10}"#)
    #expect(mean == RatingCounts(mean: 4.3, number: 10))
    #expect(try decode(RatingCounts.self, #"{"mean": 4.3}"#) == RatingCounts(mean: 4.3))
    #expect(
      try encode(RatingCounts(counts: [12, 5, 3, 40, 80]))
        == #"{"counts":[12,5,3,40,80],"minimum":1,"step":1}"#)
  }

  @Test("Unknown keys and contradictions are refused")
  func wrongCounts() throws {
    let wrong = [
      #"{"minimum": 1}"#, #"{"number": 3}"#, #"{"counts": ["many"]}"#, #"{"counts": {}}"#,
      #"{"counts": [1, 2], "sum": 9}"#, #"{"counts": [1, 2], "number": 4}"#,
      #"{"counts": [1, 2], "maximum": 5}"#, #"{"counts": [1, 2], "mean": 2.5}"#,
      #"{"mean": 6, "number": 3}"#, #"{"mean": 3, "number": 3, "step": 1}"#,
    ]
    let lines = try wrong.map { json in
      "\(json): \(try #require(problem(RatingCounts.self, json)).debugDescription)\n"
    }
    try expectSnapshot(lines: lines.joined(), "counts-errors")
  }
}

@Suite("StoredAsSettings")
struct PictureSettingsCodableTests {
  @Test("A style file is read by the names of the command")
  func styleFile() throws {
    let settings = try decode(
      PictureSettings.self,
      """
      {"$schema": "style.schema.json", "theme": "dusk", "mouth-width": 0.5, "no-eyes": true,
       "low-color": "crimson", "hue-path": "shorter", "symbol": "heart", "count": 7,
       "cells": "200x50.5", "empty-color": "none", "title": "{value}", "precision": 1,
       "background": "currentColor", "character": "cat", "eyes": "dot",
       "extras": ["blush", "glasses"], "colors": "red, rgb(0, 128, 0),blue", "ink": "#222"}
      """)
    #expect(
      settings.theme == .dusk && settings.style.$mouthWidth == 0.5 && settings.hidesEyes == true)
    #expect(settings.namedColor.low == "crimson" && settings.namedColor.huePath == .shorter)
    #expect(settings.symbol == .heart && settings.count == 7 && settings.options.precision == 1)
    #expect(
      settings.layout.cells == Size(width: 200, height: 50.5) && settings.stars.emptyColor == nil)
    #expect(
      settings.options.label.title == "{value}" && settings.options.background == .currentColor)
    #expect(
      settings.style.givenCharacter == .cat && settings.style.$eyes == .dot
        && settings.style.$paint == nil)
    #expect(
      settings.style.$extras == [.blush, .glasses] && settings.style.$ink == CSSColor(css: "#222"))
    #expect(settings.namedColor.ramp == ColorRamp(list: "#f00,#008000,#00f"))
  }

  @Test("A colour of the style is stored under the names of settings")
  func namesOfTheStyle() throws {
    let changes: [(inout PictureSettings) throws -> Void] = [
      { $0.style.color = .fixed("red") },
      { $0.style.color = .ramp(["red", "blue"]) },
      { $0.style = FaceStyle(lineWidth: 4) },
      { ($0.style.color, $0.namedColor.low) = (.range(ColorRange()), "green") },
      { ($0.style.color, $0.theme) = (.fixed("red"), .dusk) },
      { ($0.style.color, $0.namedColor.fixed) = (.fixed("red"), "navy") },
      { ($0.stars.face.color, $0.symbol) = (.fixed("red"), .face) },
    ]
    for change in changes {
      var settings = PictureSettings()
      try change(&settings)
      let stored = try roundTrip(settings)
      let asked = try PictureSettings(query: settings.query(for: .all), for: .all)
      for other in [stored, asked] {
        #expect(other.face(3).svg() == settings.face(3).svg())
        #expect(other.row(3).svg() == settings.row(3).svg())
      }
    }
    var settings = PictureSettings()
    settings.style.color = .fixed("red")
    #expect(try settings.text(of: "color") == "#ff0000")
  }

  @Test("Settings come back as they were from JSON, from texts by name, and from queries")
  func roundTrips() throws {
    var random = SplitMix64(seed: 77)
    var queried = 0
    for number in 0..<400 {
      let settings = random.settings(oneIn: number % 2 == 0 ? 3 : 40)
      #expect(try roundTrip(settings) == settings)
      var named = PictureSettings()
      for row in ParameterScope.all.rows {
        try row.set(try settings.text(of: "\(row.name)"), in: &named)
      }
      #expect(named == settings)
      // A query has a flag only if it is true, and nothing with what it excludes.
      guard let asked = try? PictureSettings(query: settings.query(for: .all), for: .all) else {
        continue
      }
      #expect(asked.query(for: .all).map(\.name) == settings.query(for: .all).map(\.name))
      #expect(asked.face(3).svg(asked.options) == settings.face(3).svg(settings.options))
      queried += 1
    }
    #expect(queried > 100)
    #expect(try encode(PictureSettings()) == "{}")
  }

  @Test("What is wrong is an error with the key's name in its path and its text")
  func errors() throws {
    let wrong = [
      #"{"mouth-widht": 0.5}"#, #"{"mouth-width": "wide"}"#, #"{"count": 2.5}"#,
      #"{"no-eyes": 1}"#, #"{"paint": "dark"}"#, #"{"low-color": "currentColor"}"#,
      #"{"background": 3}"#, #"{"color": ["red"]}"#, #"{"cells": "200"}"#,
      #"{"cells": "0x10x2"}"#, #"{"cells": "nanxinf"}"#, #"{"extras": ["blush", "hat"]}"#,
      #"{"colors": ["red"]}"#, #"{"title": false}"#, #"{"$schema": 1}"#, #"{"value": 3}"#,
    ]
    var lines = ""
    for json in wrong {
      let context = try #require(problem(PictureSettings.self, json))
      #expect(
        context.codingPath.map(\.stringValue)
          == [String(context.debugDescription.prefix { $0 != " " })])
      lines += "\(json): \(context.debugDescription)\n"
    }
    try expectSnapshot(lines: lines, "style-file-errors")
  }
}

@Suite("Values+Codable")
struct ValuesCodableTests {
  @Test("Missing keys of a rating have their default, and numbers are clamped")
  func ratings() throws {
    #expect(try decode(Rating.self, "{}") == Rating())
    #expect(try decode(Rating.self, #"{"value": 7, "maximum": 10}"#) == Rating(7, maximum: 10))
    #expect(try decode([Rating].self, "[4.5, 9]") == [Rating(4.5), Rating(5)])
    #expect(try decode(Rating.self, #"{"value": 9}"#).value == 5)
    #expect(try decode(Rating.self, #"{"value": 3.3, "step": 0.5}"#).value == 3.5)
    #expect(
      try decode(Rating.self, #"{"minimum": 9, "maximum": 1}"#)
        == Rating(9, minimum: 9, maximum: 10))
  }

  @Test(
    "A rating of another kind is refused", arguments: [#"{"value": "3"}"#, #"{"worth": 3}"#, "[]"])
  func wrongRatings(json: String) {
    #expect(throws: DecodingError.self) { try decode(Rating.self, json) }
  }

  @Test("Colours are stored in CSS notation")
  func colors() throws {
    #expect(
      try encode([CSSColor(css: "crimson")!, .currentColor]) == ##"["#dc143c","currentColor"]"##)
    #expect(try decode([CSSColor].self, #"["currentColor"]"#) == [.currentColor])
    #expect(try decode([HSBColor].self, #"["hsb(360 80% 90%)"]"#) == [ColorRange().low])
  }

  @Test(
    "A text that is no colour is refused", arguments: [#"["redd"]"#, #"["currentColor"]"#, "[3]"])
  func wrongColors(json: String) {
    #expect(throws: DecodingError.self) { try decode([HSBColor].self, json) }
    #expect(throws: DecodingError.self) { try decode([HuePath].self, json) }
  }
}
