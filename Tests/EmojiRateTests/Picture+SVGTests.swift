import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("Picture+SVG")
struct PictureSVGTests {
  @Test("All ways to write a document give the same bytes, and the same every time")
  func sameBytes() {
    var random = SplitMix64(seed: 16)
    for _ in 0..<500 {
      let (face, options) = (random.face(), random.options())
      let document = face.bytes(options)
      let buffer = ByteWriterTests.write(size: document.count) {
        face.write(into: $0, options: options)
      }
      guard buffer?.bytes == document, buffer?.count == document.count,
        face.bytes(options) == document
      else {
        Issue.record("\(face) \(options)")
        return
      }
    }
  }

  static let documents: [(String, any CanvasPicture, SVGOptions)] = [
    ("default", Face(3.2), SVGOptions()),
    (
      "with a background", Face(3.2),
      SVGOptions(precision: 6, background: CSSColor(css: "#fffc"))
    ),
    ("decorative", Face(1), SVGOptions(label: .decorative)),
    ("of repeated stars", StarRow(3.7), SVGOptions()),
    ("of repeated hearts", StarRow(2.5, symbol: .heart, fillRule: .half), SVGOptions()),
    (
      "of a title to escape", Face(3.2),
      SVGOptions(label: .title(String(repeating: "<{value}\u{1F600}\u{1}&", count: 30)))
    ),
  ]

  @Test(
    "A buffer of any size gets the beginning, and the count is that of the whole",
    arguments: 0..<6)
  func everySize(index: Int) {
    let (name, picture, options) = Self.documents[index]
    let whole = picture.bytes(options)
    for size in 0...whole.count + 10 {
      let result = ByteWriterTests.write(size: size) { picture.write(into: $0, options: options) }
      guard let result, result.count == whole.count, result.bytes == Array(whole.prefix(size))
      else {
        Issue.record("The document \(name) into a buffer of \(size) bytes")
        return
      }
    }
  }

  @Test("A picture of one's own is written like a face")
  func ownPicture() throws {
    let drawing = PaintedElements(
      rating: Rating(7, maximum: 10), canvasSize: Size(width: 30, height: 20),
      paint: Paint(fill: .color(eightBitColor(0xFF0000))),
      elements: [.move(to: Point(1, 1)), .line(to: Point(9, 1)), .line(to: Point(9, 5)), .close])
    #expect(
      drawing.svg(SVGOptions(isResponsive: true))
        == "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 30 20\" fill=\"red\" "
        + "role=\"img\" aria-label=\"7 out of 10\"><title>7 out of 10</title>"
        + "<path d=\"M1 1h8v4z\"/></svg>")
  }
}

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
