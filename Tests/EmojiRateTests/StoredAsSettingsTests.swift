import Foundation
import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

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
    #expect(settings.lowColor == "crimson" && settings.huePath == .shorter)
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
    #expect(settings.colors == ColorRamp(list: "#f00,#008000,#00f"))
  }

  @Test("A colour of the style is stored under the names of settings")
  func namesOfTheStyle() throws {
    let changes: [(inout PictureSettings) throws -> Void] = [
      { $0.style.color = .fixed("red") },
      { $0.style.color = .ramp(["red", "blue"]) },
      { $0.style = FaceStyle(lineWidth: 4) },
      { ($0.style.color, $0.lowColor) = (.range(ColorRange()), "green") },
      { ($0.style.color, $0.theme) = (.fixed("red"), .dusk) },
      { ($0.style.color, $0.color) = (.fixed("red"), "navy") },
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

func decode<Value: Decodable>(_ type: Value.Type = Value.self, _ json: String) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}

/// As text, with the keys in alphabetical order.
func encode(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// What the error says that a text of JSON is refused with.
func problem<Value: Decodable>(_ type: Value.Type, _ json: String) -> DecodingError.Context? {
  let error = #expect(throws: DecodingError.self) { try decode(type, json) }
  guard case .dataCorrupted(let context) = error else { return nil }
  return context
}

func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}
