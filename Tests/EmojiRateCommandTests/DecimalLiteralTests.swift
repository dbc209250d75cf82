import Testing

@testable import EmojiRateCommand

@Suite("DecimalLiteral")
struct DecimalLiteralTests {
  @Test(
    "Reads numbers as people write them",
    arguments: [
      ("0", 0), ("3", 3), ("3.2", 3.2), ("-3.2", -3.2), ("+3", 3), ("3.", 3), (".5", 0.5),
      ("-.5", -0.5), ("007", 7), ("1e3", 1000), ("1E-3", 0.001), ("2.5e+1", 25), ("1e-999", 0),
      ("0.1", 0.1), ("179769313486231570000000000000000000000", 1.7976931348623157e38),
      ("1e999", .infinity), ("-1e999", -.infinity),
    ] as [(String, Double)])
  func reads(text: String, number: Double) { #expect(DecimalLiteral.parse(text) == number) }

  @Test("Keeps the sign of zero, which then compares as zero")
  func negativeZero() { #expect(DecimalLiteral.parse("-0")?.sign == .minus) }

  @Test(
    "Reads nothing else",
    arguments: [
      "", " ", "-", "+", ".", "-.", "e3", ".e3", "1e", "1e+", "--1", "+-1", "1.2.3", "1e2e3",
      "1e.5",
      " 1", "1 ", "1\n", "\t1", "1x", "3,2", "1_000", "1'000", "50%", "1/2", "0x10", "0x1p4", "1p4",
      "nan", "NaN", "-nan", "nan(1)", "inf", "-inf", "+Infinity", "INFINITY", "٣", "३", "３", "１.5",
      "3\u{301}", "−3", "½", "\u{FEFF}3", "3\u{200B}", "3\0",
    ])
  func refuses(text: String) { #expect(DecimalLiteral.parse(text) == nil) }

  @Test("Reads as many digits as there are to the nearest number", arguments: 1...20)
  func nearest(digits: Int) {
    for number in 0..<200 {
      let text = (0..<digits).map { "\(($0 * 7 + number * ($0 + 3)) % 10)" }.joined()
      for point in 0...digits {
        let spelled = text.prefix(point) + "." + text.dropFirst(point)
        #expect(DecimalLiteral.parse(String(spelled)) == Double(spelled), "\(spelled)")
      }
    }
  }

  @Test("Reads a megabyte of digits")
  func long() {
    #expect(DecimalLiteral.parse(String(repeating: "9", count: 1_000_000)) == .infinity)
    #expect(DecimalLiteral.parse("0." + String(repeating: "0", count: 1_000_000) + "1") == 0)
    #expect(DecimalLiteral.parse(String(repeating: "0", count: 1_000_000) + "7") == 7)
    #expect(DecimalLiteral.parse(String(repeating: "9", count: 1_000_000) + "x") == nil)
  }
}
