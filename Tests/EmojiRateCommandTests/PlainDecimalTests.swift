import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Plain decimal")
struct PlainDecimalTests {
  @Test(
    "Is the shortest text without an exponent",
    arguments: [
      (0, "0"), (-0.0, "0"), (3.2, "3.2"), (0.1 + 0.2, "0.3"), (-2.5, "-2.5"), (10, "10"),
      (100.05, "100.05"), (0.000000001, "0.000000001"), (1e-10, "0"), (-0.05, "-0.05"),
      (1e13, "10000000000000"), (123_456.789, "123456.789"), (3 * 0.1, "0.3"),
      (9_999_999_999_999.5, "9999999999999.5"), (0.999999999, "0.999999999"),
    ] as [(Double, String)])
  func text(value: Double, text: String) {
    #expect(PlainDecimal(value).text == text)
  }

  @Test("Is the number that its text spells")
  func value() throws {
    // Steps of the golden ratio go everywhere, and to the same places every time.
    for index in 0..<2000 {
      let fraction = (Double(index) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
      let decimal = PlainDecimal((2 * fraction - 1) * 1e6)
      #expect(NumberParameter.decimal(decimal.text) == decimal.value, "\(decimal.text)")
    }
  }
}
