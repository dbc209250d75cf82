import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Rating literal")
struct RatingLiteralTests {
  @Test(
    "A number is itself, and a percentage a part of the way through the scale",
    arguments: [
      ("3.2", 3.2), ("-3", -3), ("64%", 2.8), ("0%", -2), ("100%", 5.5), ("-10%", -2.75),
      ("7%", -1.475), ("1e1%", -1.25), ("+50%", 1.75),
    ])
  func value(text: String, value: Double) throws {
    let scale = Rating(0, minimum: -2, maximum: 5.5)
    #expect(try #require(RatingLiteral(text)).value(on: scale) == value)
  }

  @Test("Other texts are none", arguments: ["", "%", "64 %", "%64", "64%%", "x%", "nan%", "4/5"])
  func none(text: String) { #expect(RatingLiteral(text) == nil) }
}
