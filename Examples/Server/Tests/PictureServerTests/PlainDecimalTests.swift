import Testing

@testable import PictureServer

@Suite("Plain decimals")
struct PlainDecimalTests {
  /// Texts, each with its number and the number's one spelling.
  static let numbers: [(text: String, double: Double, spelling: String)] = [
    ("0", 0, "0"), ("-0.0", 0, "0"), ("3.2", 3.2, "3.2"), ("+03.20", 3.2, "3.2"),
    (".5", 0.5, "0.5"),
    ("5.", 5, "5"), ("-.000001", -0.000001, "-0.000001"), ("1.05", 1.05, "1.05"),
    ("999999999999", 999_999_999_999, "999999999999"),
    ("123456.789012", 123456.789012, "123456.789012"),
    ("0.1000000000", 0.1, "0.1"),
  ]

  @Test("A number is what the standard library reads, and has one spelling", arguments: numbers)
  func reads(text: String, double: Double, spelling: String) throws {
    let decimal = try #require(PlainDecimal(Array(text.utf8)[...]))
    #expect(decimal.double == double)
    var bytes: [UInt8] = []
    decimal.write(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == spelling)
    #expect(PlainDecimal(bytes[...]) == decimal)
  }

  @Test(
    "What is no number, or one of too many digits, is refused",
    arguments: [
      "", ".", "-", "+.", "1e3", "0x1", "nan", "inf", " 1", "1 ", "1,5", "1.2.3", "--1", "１",
      "1234567890123", "0.1234567", "99999999999999999999999999",
    ])
  func refuses(text: String) {
    #expect(PlainDecimal(Array(text.utf8)[...]) == nil)
  }

  @Test("Every number within the limits is read to the nearest Double")
  func nearest() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<10_000 {
      let whole = Int64.random(in: -999_999...999_999, using: &random)
      let text = "\(whole).\(Int64.random(in: 100_000...999_999, using: &random))"
      let decimal = try #require(PlainDecimal(Array(text.utf8)[...]))
      #expect(decimal.double == Double(text))
    }
  }
}
