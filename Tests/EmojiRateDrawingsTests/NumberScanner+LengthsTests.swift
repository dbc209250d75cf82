import EmojiRate
import Testing

@testable import EmojiRateDrawings

@Suite("NumberScanner+Lengths")
struct NumberScannerLengthsTests {
  @Test("reads numbers with space, commas or nothing between")
  func numbers() {
    #expect(NumberScanner.numbers(" 1,2 -3.5+4.e1 .5.5") == [1, 2, -3.5, 40, 0.5, 0.5])
    #expect(NumberScanner.numbers("") == [])
    for text in ["nan", "inf", "1e308", "1 x", "0x10", "1e10", "1,,2"] {
      #expect(NumberScanner.numbers(text) == nil, "\(text)")
    }
  }

  @Test("reads lengths in pixels and other units")
  func lengths() {
    #expect(NumberScanner.length("72pt", of: nil) == 96)
    #expect(NumberScanner.length("1in", of: nil) == 96)
    #expect(NumberScanner.length("2.54cm", of: nil) == 96)
    #expect(NumberScanner.length("25.4mm", of: nil) == 96)
    #expect(NumberScanner.length("1pc", of: nil) == 16)
    #expect(NumberScanner.length(" 3px ", of: nil) == 3)
    #expect(NumberScanner.length("50%", of: 8) == 4)
    for text in ["50%", "2em", "px", "1 px 2", "NaN"] {
      #expect(NumberScanner.length(text, of: nil) == nil)
    }
    #expect(NumberScanner.part("150%") == 1)
    #expect(NumberScanner.part("-1") == 0)
  }
}
