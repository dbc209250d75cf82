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
    #expect(settings.theme == .dusk && settings[.mouthWidth] == 0.5 && settings.showsEyes == false)
    #expect(settings.lowColor == HSBColor(css: "crimson") && settings.huePath == .shorter)
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

  @Test("A colour and a line width of the style are stored under the names of settings")
  func namesOfTheStyle() throws {
    let changes: [(inout PictureSettings) throws -> Void] = [
      { $0.style.color = .fixed("red") },
      { $0.style.color = .ramp(["red", "blue"]) },
      { $0.style = FaceStyle(lineWidth: 4) },
      { ($0.style.color, $0.lowColor) = (.range(ColorRange()), HSBColor(css: "green")) },
      { ($0.style.color, $0.theme) = (.fixed("red"), .dusk) },
      { ($0.style.color, $0.color) = (.fixed("red"), "navy") },
      { ($0.stars.face.color, $0.symbol) = (.fixed("red"), .face) },
    ]
    for change in changes {
      var settings = PictureSettings()
      try change(&settings)
      let stored = try roundTrip(settings)
      let asked = try PictureSettings(query: settings.query())
      for other in [stored, asked] {
        #expect(other.face(3).svg() == settings.face(3).svg())
        // There is one name for the line widths of both.
        guard settings.style.$lineWidth == nil else { continue }
        #expect(other.row(3).svg() == settings.row(3).svg())
      }
    }
    var settings = PictureSettings()
    settings.style.color = .fixed("red")
    #expect(try settings.text(of: "color") == "#ff0000")
  }

  @Test("Settings come back as they were, to the last bit")
  func roundTrips() throws {
    var random = SplitMix64(seed: 77)
    for _ in 0..<300 {
      var settings = PictureSettings(random.starRow())
      for number in FaceNumber.allCases where random.oneIn(2) {
        settings[number] = random.finiteDouble()
      }
      if random.oneIn(2) { settings.theme = .orchid }
      if random.oneIn(2) { settings.color = .hsb(random.hsbColor()) }
      if random.oneIn(2) { settings.lowColor = random.hsbColor() }
      if random.oneIn(2) { settings.layout.cells = Size(width: random.double(), height: 1e4 / 3) }
      if random.oneIn(2) { settings.minimum = random.finiteDouble() }
      if random.oneIn(2) { settings.showsEyes = random.oneIn(2) }
      if random.oneIn(2) {
        settings.style.givenCharacter = FaceCharacter.allCases.randomElement(using: &random)
      }
      if random.oneIn(2) { settings.style.$head = .cat }
      if random.oneIn(2) { settings.style.$mouth = .tongue }
      if random.oneIn(2) {
        settings.style.$extras = FaceExtras(rawValue: .random(in: 0..<1 << 25, using: &random))
      }
      if random.oneIn(2) { settings.style.$paint = .radial }
      if random.oneIn(2) {
        settings.colors = ColorRamp(from: random.hsbColor().sRGB, to: random.hsbColor().sRGB)
        settings.colors?.append(random.hsbColor().sRGB)
      }
      if random.oneIn(2) { settings.style.$ink = .hsb(random.hsbColor()) }
      if random.oneIn(2) { settings.options.language = .simplifiedChinese }
      settings.options.label =
        [.sentence, .decorative, .title("\u{1F600} \"\\\n")][random.integer(0...2)]
      #expect(try roundTrip(settings) == settings)
    }
    #expect(try encode(PictureSettings()) == "{}")
  }

  @Test("What is out of limits is clamped as an assignment is", arguments: [-1e9, 1e9])
  func clamps(value: Double) throws {
    for number in FaceNumber.allCases {
      let name = number.parameter.name
      let style = try decode(FaceStyle.self, "{\"\(name)\": \(value)}")
      #expect(style[number].wrappedValue == number.parameter.clamped(value))
    }
    #expect(try decode(PictureSettings.self, #"{"count": 700}"#).count == 100)
  }

  @Test(
    "What is wrong is an error with the key's name in its path and its text",
    arguments: [
      (#"{"mouth-widht": 0.5}"#, "mouth-widht is no parameter of a picture"),
      (#"{"mouth-width": "wide"}"#, "mouth-width must be a number"),
      (#"{"mouth-width": null}"#, "mouth-width must be a number"),
      (#"{"count": 2.5}"#, "count must be a whole number"),
      (#"{"no-eyes": 1}"#, "no-eyes must be true or false"),
      (#"{"paint": "dark"}"#, "paint must be one of solid, line, tint, linear, radial"),
      (#"{"hue-path": ""}"#, "hue-path must be one of linear, shorter"),
      (#"{"low-color": "redd"}"#, "low-color must be a colour in CSS notation"),
      (#"{"low-color": "currentColor"}"#, "low-color must be a colour in CSS notation"),
      (#"{"low-color": "none"}"#, "low-color must be a colour in CSS notation"),
      (#"{"background": 3}"#, "background must be a colour in CSS notation, or none"),
      (#"{"color": ["red"]}"#, "color must be a colour in CSS notation, or auto"),
      (#"{"cells": "200"}"#, "cells must be a width and a height such as 200x50"),
      (#"{"cells": "0x10x2"}"#, "cells must be a width and a height such as 200x50"),
      (#"{"cells": "nanxinf"}"#, "cells must be a width and a height such as 200x50"),
      (#"{"extras": ["blush", "hat"]}"#, "extras must be words with commas between, or none"),
      (#"{"extras": [1]}"#, "extras must be words with commas between, or none"),
      (#"{"colors": ["red"]}"#, "colors must be two to seven colours with commas between"),
      (#"{"title": false}"#, "title must be a text"),
      (#"{"$schema": 1}"#, "$schema must be a text"),
      (#"{"value": 3}"#, "value is no parameter of a picture"),
    ])
  func errors(json: String, text: String) throws {
    let error = #expect(throws: DecodingError.self) { try decode(PictureSettings.self, json) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == text)
    #expect(context.codingPath.map(\.stringValue) == [String(text.prefix { $0 != " " })])
  }

  @Test("Anything but an object is refused", arguments: ["3", "[]", "\"red\"", "null"])
  func kinds(json: String) {
    #expect(throws: DecodingError.self) { try decode(PictureSettings.self, json) }
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

func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}
