import Testing

@testable import EmojiRate

@Suite("Old form")
struct OldFormTests {
  private let low = #"{"hue": 0.1, "saturation": 0.2, "brightness": 0.3, "alpha": 0.4}"#
  private let lowColor = HSBColor(hue: 0.1, saturation: 0.2, brightness: 0.3, alpha: 0.4)

  @Test("A face as release 0.1 stored it is read")
  func face() throws {
    let json = """
      {"rating":{"maximum":5,"minimum":0,"step":0,"value":4.5},"style":{"color":{"range":
      {"high":{"alpha":1,"brightness":0.9,"hue":0.4583333333333333,"saturation":0.8},
      "huePath":"shorter","low":\(low)}},
      "eyePosition":0.65,"eyeWidth":0.25,"lineWidth":13,"lipWidth":0.75,"mouthPosition":0.4,
      "mouthWidth":0.5,"showsEyes":false}}
      """
    let style = FaceStyle(
      lineWidth: 13, mouthWidth: 0.5, lipWidth: 0.75, mouthPosition: 0.4, eyeWidth: 0.25,
      eyePosition: 0.65, showsEyes: false,
      color: .range(ColorRange(low: lowColor, huePath: .shorter)))
    #expect(try decode(Face.self, json) == Face(Rating(4.5), style: style))
  }

  @Test("A row as release 0.1 stored it is read")
  func row() throws {
    let json = """
      {"count":7,"fillRule":"half","isRightToLeft":true,
      "layout":{"fitted":{"height":9,"margin":2,"minimumSide":3,"spacing":4,"width":99}},
      "rating":{"value":3},"style":{"emptyColor":{"currentColor":true},"fillColor":\(low),
      "lineWidth":1,"strokeColor":\(low)},"symbol":"heart"}
      """
    #expect(
      try decode(StarRow.self, json)
        == StarRow(
          Rating(3), count: 7, symbol: .heart, fillRule: .half,
          layout: .fitted(width: 99, height: 9, margin: 2, spacing: 4, minimumSide: 3),
          isRightToLeft: true,
          style: StarStyle(
            fillColor: .hsb(lowColor), emptyColor: .currentColor, strokeColor: .hsb(lowColor),
            lineWidth: 1)))
  }

  @Test("The parts are read, and what is missing is usual")
  func parts() throws {
    #expect(
      try decode(FaceStyle.self, #"{"lineWidth": 0, "showsEyes": false}"#)
        == FaceStyle(lineWidth: 0, showsEyes: false))
    #expect(
      try decode(FaceStyle.self, "{\"color\": {\"fixed\": \(low)}}")
        == FaceStyle(color: .fixed(.hsb(lowColor))))
    #expect(
      try decode(FaceColor.self, #"{"range": {"huePath": "shorter"}}"#)
        == .range(ColorRange(huePath: .shorter)))
    #expect(
      try decode(FaceColor.self, #"{"fixed": {"currentColor": true}}"#) == .fixed(.currentColor))
    #expect(try decode(ColorRange.self, "{\"low\": \(low)}") == ColorRange(low: lowColor))
    #expect(try decode(StarStyle.self, #"{"lineWidth": 70}"#).lineWidth == 20)
    #expect(try decode(RowLayout.self, #"{"fixed": {"side": 9}}"#) == .fixed(side: 9))
    #expect(try decode(RowLayout.self, #"{"fitted": {"width": 90}}"#) == .fitted(width: 90))
    #expect(
      try decode(RowLayout.self, #"{"cells": {"width": 90, "height": 30}}"#)
        == .cells(width: 90, height: 30))
    #expect(try decode(HSBColor.self, low) == lowColor)
    #expect(
      try decode(HSBColor.self, #"{"hue": 2, "saturation": -1, "brightness": 9, "alpha": 7}"#)
        == HSBColor(hue: 1, saturation: 0, brightness: 1))
    #expect(
      try decode(
        CSSColor.self, #"{"currentColor": false, "hue": 0, "saturation": 1, "brightness": 1}"#)
        == .hsb(HSBColor(hue: 0, saturation: 1, brightness: 1)))
  }

  @Test("A style in the new form may stand where the old one did")
  func mixed() throws {
    #expect(
      try decode(Face.self, #"{"rating": {"value": 1}, "style": {"mouth-width": 0.5}}"#)
        == Face(Rating(1), style: FaceStyle(mouthWidth: 0.5)))
  }

  @Test(
    "What is of another kind, or not known, is refused",
    arguments: [
      #"{"style": {"lineWidth": "thick"}}"#, #"{"style": {"showsEyes": 1}}"#,
      #"{"style": {"color": {"fixed": {"hue": 1}}}}"#, #"{"style": {"color": {"fixed": 3}}}"#,
      #"{"fillRule": "most"}"#, #"{"layout": {}}"#, #"{"layout": {"cells": {"width": 9}}}"#,
      #"{"layout": {"fixed": {}, "fitted": {"width": 9}}}"#, #"{"layout": {"round": {}}}"#,
      #"{"lineWidth": 3, "mouthwidth": 1}"#, #"{"style": 3}"#,
    ])
  func refused(json: String) {
    #expect(throws: DecodingError.self) { try decode(Face.self, json) }
    #expect(throws: DecodingError.self) { try decode(StarRow.self, json) }
  }

  @Test("An error has the whole path to the key")
  func path() {
    let error = #expect(throws: DecodingError.self) {
      try decode(Face.self, #"{"style": {"mouthWidth": "wide"}}"#)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["style", "mouthWidth"])
    #expect(context.debugDescription == "mouthWidth must be a number")
  }
}
