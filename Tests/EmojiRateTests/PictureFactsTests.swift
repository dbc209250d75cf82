import Testing

@testable import EmojiRate

@Suite("Picture facts")
struct PictureFactsTests {
  @Test(
    "The accessible text is what the document says, unescaped",
    arguments: [
      (.sentence, "3.5 out of 5 stars"), (.notRated, "Not rated"), (.decorative, nil),
      (.title("{value}/{maximum} <&\"> \t{x}"), "3.5/5 <&\"> \t{x}"),
      (.title(""), "3.5 out of 5 stars"),
    ] as [(SVGOptions.Label, String?)])
  func text(label: SVGOptions.Label, text: String?) {
    let options = SVGOptions(label: label)
    #expect(StarRow(3.5).accessibleText(options) == text)
    if let text, !text.contains("&") {
      #expect(StarRow(3.5).svg(options).contains("<title>\(text)</title>"))
    }
  }

  @Test("The text is in the language of the document")
  func language() {
    #expect(
      Face(3.5).accessibleText(SVGOptions(language: .simplifiedChinese)) == "3.5 分，满分 5 分")
  }

  @Test("A symbol is the document without a size of its own, with an id that is escaped")
  func symbol() throws {
    for options in [
      SVGOptions(), SVGOptions(background: .hsb(HSBColor(css: "red")!)),
      SVGOptions(label: .decorative),
    ] {
      let symbol = Face(3.2).symbol(id: "a&\"b", options: options)
      var responsive = options
      responsive.isResponsive = true
      let document = Face(3.2).svg(responsive)
        .replacing("<svg xmlns=\"http://www.w3.org/2000/svg\"", with: "<symbol id=\"a&amp;&#34;b\"")
        .replacing(#/ role="img" aria-label="[^"]*"| aria-hidden="true"/#, with: "")
        .replacing("</svg>", with: "</symbol>")
      #expect(symbol == document)
    }
  }

  /// As wide as all limits together allow.
  private static let widest = StarRow(
    Rating(3), count: 100, layout: .fixed(side: 1, spacing: 10_000))

  @Test("The largest size is exact, however many decimals are asked for", arguments: 0...6)
  func largest(precision: Int) {
    let options = SVGOptions(size: 10_000, precision: precision)
    #expect(Self.widest.svg(options).contains(" width=\"9901000000\" height=\"10000\" "))
    #expect(Self.widest.documentSize(options) == Size(width: 9_901_000_000, height: 10_000))
  }

  @Test("The size is what the document has, rounded as it is")
  func size() throws {
    for (row, options) in [
      (StarRow(3), SVGOptions()), (StarRow(3), SVGOptions(size: 33.333)),
      (StarRow(3), SVGOptions(size: 7, precision: 0)), (StarRow(3), SVGOptions(isResponsive: true)),
      (Self.widest, SVGOptions(size: 10_000, precision: 6)),
    ] {
      let size = row.documentSize(options)
      let root = row.svg(options).prefix { $0 != ">" }
      let numbers = try #require(
        options.isResponsive
          ? root.firstMatch(of: #/ viewBox="0 0 ([0-9.]+) ([0-9.]+)"/#)
          : root.firstMatch(of: #/ width="([0-9.]+)" height="([0-9.]+)"/#)
      ).output
      #expect(Double(numbers.1) == size.width && Double(numbers.2) == size.height)
    }
  }
}
