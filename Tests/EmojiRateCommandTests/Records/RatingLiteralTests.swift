import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Rating literal")
struct RatingLiteralTests {
  @Test(
    "Reads a rating as people write it, on 1…5",
    arguments: [
      ("4", 4), ("4.5", 4.5), ("+4", 4), ("4/5", 4), ("4 / 5", 4), ("2/10", 1),
      ("4 out of 5", 4), ("4.0 out of 5 stars", 4), ("8 OUT OF 10", 4), ("80%", 4), ("80 %", 4),
      ("10%", 0.5), ("4 stars", 4), ("1 star", 1), ("4★", 4), ("3.5 Stars", 3.5), ("★★★★☆", 4),
      ("⭐⭐⭐⭐", 4), ("⭐️⭐️⭐️", 3), ("★★★½", 3.5), ("☆☆☆☆☆", 0), ("=\"5\"", 5), ("'5", 5),
      ("\u{A0}4\u{A0}", 4), ("4\u{A0}stars", 4), ("1e1%", 0.5),
    ])
  func value(text: String, value: Double) throws {
    let scale = Rating(0, minimum: 1, maximum: 5)
    #expect(abs(try #require(RatingLiteral(text)).value(on: scale) - value) < 1e-12)
  }

  @Test("A percentage is a part of the way where the scale has negative values")
  func negative() throws {
    let scale = Rating(0, minimum: -2, maximum: 5.5)
    for (text, value) in [("64%", 2.8), ("0%", -2), ("100%", 5.5), ("-10%", -2.75)] {
      #expect(try #require(RatingLiteral(text)).value(on: scale) == value)
    }
    #expect(try #require(RatingLiteral("50%")).place(on: Rating(minimum: 1, maximum: 5)) == 3)
  }

  @Test("Words are evenly spaced, in any case")
  func words() throws {
    let words = ["bad", "Okay", "good"]
    for (text, value) in [("BAD", 1.0), ("okay", 3), (" Good ", 5)] {
      let rating = try #require(RatingLiteral(text, words: words))
      #expect(rating.value(on: Rating(minimum: 1, maximum: 5)) == value)
    }
    #expect(RatingLiteral("fine", words: words) == nil)
    let thumbs = try #require(RatingLiteral("👍", words: ["👎", "👍"]))
    #expect(thumbs.value(on: Rating(minimum: 1, maximum: 2)) == 2)
  }

  @Test("A decimal comma is read if it is asked for")
  func comma() throws {
    let scale = Rating(minimum: 1, maximum: 5)
    for (text, value) in [("4,5", 4.5), ("4", 4.0), ("3,5/5", 3.5), ("50,5%", 2.525)] {
      #expect(try #require(RatingLiteral(text, hasDecimalComma: true)).value(on: scale) == value)
    }
    for text in ["4.5", "1.000", ","] { #expect(RatingLiteral(text, hasDecimalComma: true) == nil) }
  }

  @Test(
    "Other texts are none",
    arguments: [
      "", "%", "%64", "64%%", "x%", "nan%", "4/0", "4/5/6", "stars", "x stars", "½", "4 of 5",
    ])
  func none(text: String) { #expect(RatingLiteral(text) == nil) }
}
