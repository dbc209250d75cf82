import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("SVGOptions")
struct SVGOptionsTests {
  @Test("The width of a high and narrow picture is the smallest that can be written, not 0")
  func narrow() throws {
    let row = StarRow(3, count: 1, layout: .cells(width: 1, height: 10_000))
    for (precision, width) in [(nil, ".01"), (0, ".01"), (3, ".001"), (6, ".0001")] {
      let options = SVGOptions(size: 1, precision: precision)
      let parsed = try #require(ParsedDocument(row.svg(options)))
      #expect(parsed.root.attributes["width"] == width)
      #expect(parsed.root.attributes["height"] == "1")
      #expect(row.documentSize(options).width == Double("0" + width))
    }
  }
}
