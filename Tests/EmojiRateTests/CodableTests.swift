import Foundation
import Testing

@testable import EmojiRate

@Suite("Codable")
struct CodableTests {
  private func decode<Value: Decodable>(_ type: Value.Type = Value.self, _ json: String) throws
    -> Value
  {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test("Faces come back as they were")
  func roundTrips() throws {
    var random = SplitMix64(seed: 18)
    for _ in 0..<300 {
      let face = random.face()
      #expect(try roundTrip(face) == face)
      #expect(try roundTrip(face.rating) == face.rating)
      #expect(try roundTrip(face.style) == face.style)
      #expect(try roundTrip(face.style.color) == face.style.color)
    }
    #expect(try roundTrip(HuePath.allCases) == HuePath.allCases)
  }

  @Test("Rows come back as they were")
  func rowRoundTrips() throws {
    var random = SplitMix64(seed: 19)
    for symbol in RowSymbol.allCases {
      for fillRule in FillRule.allCases {
        for _ in 0..<30 {
          let row = StarRow(
            Rating(3.5), count: Int.random(in: 1...100, using: &random), symbol: symbol,
            fillRule: fillRule, layout: random.rowLayout(),
            isRightToLeft: Bool.random(using: &random),
            style: StarStyle(
              fillColor: HSBColor(css: "teal"),
              emptyColor: Bool.random(using: &random) ? HSBColor(css: "#0001") : nil,
              lineWidth: Double.random(in: 0...20, using: &random)))
          #expect(try roundTrip(row) == row)
        }
      }
    }
  }

  @Test("What is missing of a row is the default, and what is too much is clamped")
  func rows() throws {
    #expect(try decode(StarRow.self, "{}") == StarRow(Rating()))
    #expect(try decode(StarStyle.self, "{}") == StarStyle())
    #expect(try decode(StarRow.self, #"{"count": 700}"#).count == 100)
    #expect(try decode(StarStyle.self, #"{"lineWidth": 70}"#).lineWidth == 20)
    #expect(try decode(RowLayout.self, #"{"fixed": {"side": 9}}"#) == .fixed(side: 9))
    #expect(try decode(RowLayout.self, #"{"fitted": {"width": 90}}"#) == .fitted(width: 90))
  }

  @Test(
    "A row that says something else is refused",
    arguments: [
      #"{"symbol": "stars"}"#, #"{"fillRule": 1}"#, #"{"layout": {}}"#,
      #"{"layout": {"cells": {"width": 9}}}"#,
      #"{"layout": {"fixed": {}, "fitted": {"width": 9}}}"#,
    ])
  func badRows(json: String) {
    #expect(throws: DecodingError.self) { try decode(StarRow.self, json) }
  }

  @Test("What is missing is the default")
  func missing() throws {
    #expect(try decode(Face.self, "{}") == Face(Rating()))
    #expect(try decode(Rating.self, "{}") == Rating())
    #expect(try decode(FaceStyle.self, "{}") == FaceStyle())
    #expect(try decode(ColorRange.self, "{}") == ColorRange())
    #expect(try decode(Rating.self, #"{"value": 7, "maximum": 10}"#) == Rating(7, maximum: 10))
    #expect(try decode(Face.self, #"{"rating": {"value": 1}}"#) == Face(1))
    #expect(
      try decode(FaceStyle.self, #"{"lineWidth": 3, "showsEyes": false}"#)
        == FaceStyle(lineWidth: 3, showsEyes: false))
    #expect(
      try decode(HSBColor.self, #"{"hue": 0.5, "saturation": 1, "brightness": 1}"#)
        == HSBColor(hue: 0.5, saturation: 1, brightness: 1))
    #expect(
      try decode(FaceColor.self, #"{"range": {"huePath": "shorter"}}"#)
        == .range(ColorRange(huePath: .shorter)))
  }

  @Test("Decoding clamps as assigning does")
  func clamps() throws {
    #expect(try decode(Rating.self, #"{"value": 9}"#).value == 5)
    #expect(try decode(Rating.self, #"{"value": 3.3, "step": 0.5}"#).value == 3.5)
    #expect(
      try decode(Rating.self, #"{"minimum": 9, "maximum": 1}"#)
        == Rating(9, minimum: 9, maximum: 10))
    #expect(
      try decode(HSBColor.self, #"{"hue": 2, "saturation": -1, "brightness": 9, "alpha": 7}"#)
        == HSBColor(hue: 1, saturation: 0, brightness: 1))
    let names = [
      "lineWidth", "mouthWidth", "lipWidth", "mouthPosition", "eyeWidth", "eyePosition",
    ]
    for (name, parameter) in zip(names, FaceStyleTests.parameters) {
      let low = try decode(FaceStyle.self, "{\"\(name)\": -1e9}")
      #expect(low[keyPath: parameter.property] == parameter.limits.lowerBound)
      let high = try decode(FaceStyle.self, "{\"\(name)\": 1e9}")
      #expect(high[keyPath: parameter.property] == parameter.limits.upperBound)
    }
  }

  @Test("What is stored is the names of the properties")
  func stored() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(Face(4.5)), as: UTF8.self)
    #expect(
      text
        == #"{"rating":{"maximum":5,"minimum":0,"step":0,"value":4.5},"style":{"color":{"range":"#
        + #"{"high":{"alpha":1,"brightness":0.9,"hue":0.4583333333333333,"saturation":0.8},"#
        + #""huePath":"linear","low":{"alpha":1,"brightness":0.9,"hue":1,"saturation":0.8}}},"#
        + #""eyePosition":0.6,"eyeWidth":0.2,"lineWidth":14,"lipWidth":0.7,"mouthPosition":0.35,"#
        + #""mouthWidth":0.6,"showsEyes":true}}"#)
    #expect(HuePath.allCases.map(\.description) == ["linear", "shorter"])
  }

  @Test(
    "A word that is no hue path is refused with those that are",
    arguments: ["diagonal", "", "Linear", "shorter "])
  func badWords(word: String) {
    let error = #expect(throws: DecodingError.self) {
      try decode(ColorRange.self, "{\"huePath\": \"\(word)\"}")
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "\(word) is none of linear, shorter")
    #expect(context.codingPath.map(\.stringValue) == ["huePath"])
  }

  @Test(
    "What is of another kind is refused",
    arguments: [
      #"{"rating": 3}"#, #"{"rating": {"value": "3"}}"#, #"{"style": {"lineWidth": "thick"}}"#,
      #"{"style": {"showsEyes": 1}}"#, #"{"style": {"color": {}}}"#,
      #"{"style": {"color": "red"}}"#,
      #"{"style": {"color": {"fixed": {"hue": 1}}}}"#, "[]", "3",
    ])
  func badKinds(json: String) {
    #expect(throws: DecodingError.self) { try decode(Face.self, json) }
  }

  @Test("The text's colour comes back")
  func currentColor() throws {
    #expect(try roundTrip(HSBColor.currentColor) == .currentColor)
    #expect(try decode(HSBColor.self, #"{"currentColor": true}"#) == .currentColor)
    let color = try decode(
      HSBColor.self, #"{"currentColor": false, "hue": 0, "saturation": 1, "brightness": 1}"#)
    #expect(color == HSBColor(hue: 0, saturation: 1, brightness: 1))
  }
}
