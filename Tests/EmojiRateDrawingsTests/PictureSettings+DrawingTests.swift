import EmojiRate
import EmojiRateDrawings
import Foundation
import Testing

@Suite("PictureSettings+Drawing")
struct PictureSettingsDrawingTests {
  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  @Test("The files of a drawing are read by a function, and without one are an error")
  func drawing() throws {
    struct Look: Decodable {
      let settings: PictureSettings
      init(from decoder: any Decoder) throws {
        settings = try PictureSettings(from: decoder) { path in
          "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='\(path)'/></svg>"
        }
      }
    }
    let expected = try Drawing([
      (0, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0H9V9Z'/></svg>"),
      (1, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0H9V5Z'/></svg>"),
    ])
    for json in [
      #""M0 0H9V9Z,M0 0H9V5Z""#, #"["M0 0H9V9Z", "M0 0H9V5Z"]"#,
      #"{"0": "M0 0H9V9Z", "100%": "M0 0H9V5Z"}"#, #"{"0": "M0 0H9V9Z", "10": "M0 0H9V5Z"}"#,
    ] {
      let look = try decode(Look.self, #"{"maximum": 10, "drawing": \#(json)}"#)
      #expect(
        look.settings.face(4).svg()
          == Face(Rating(4, maximum: 10), style: FaceStyle(expected)).svg())
      #expect(look.settings.maximum == 10)
    }
    #expect(throws: DecodingError.self) {
      try decode(PictureSettings.self, #"{"drawing": "a.svg"}"#)
    }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(FaceStyle(expected)) }
  }
}
