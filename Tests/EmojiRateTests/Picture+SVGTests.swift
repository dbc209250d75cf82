import Foundation
import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("Picture+SVG")
struct PictureSVGTests {
  static let documents: [(String, any CanvasPicture, SVGOptions)] = [
    ("default", Face(3.2), SVGOptions()),
    (
      "with a background", Face(3.2),
      SVGOptions(precision: 6, background: CSSColor(css: "#fffc"))
    ),
    ("decorative", Face(1), SVGOptions(label: .decorative)),
    ("of repeated stars", StarRow(3.7), SVGOptions()),
    ("of repeated hearts", StarRow(2.5, symbol: .heart, fill: .half), SVGOptions()),
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
}

@Suite("Padding")
struct PaddingTests {
  @Test("Padding is space on all sides, which the background covers and the size includes")
  func space() {
    let options = SVGOptions(background: "white", padding: 12, label: .decorative)
    let document = StarRow(4).svg(options)
    #expect(
      document.hasPrefix(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="276" height="68" viewBox="-12 -12 276 68" \
        aria-hidden="true"><path fill="#fff" d="M-12 -12h276v68H-12z"/>
        """), "\(document)")
    #expect(StarRow(4).documentSize(options) == Size(width: 276, height: 68))
    let small = SVGOptions(size: 24, padding: 60)
    #expect(Face(4).svg(small).contains(#"width="24" height="24" viewBox="-60 -60 360 360""#))
  }

  @Test("Padding changes nothing else of a document, also if it moves")
  func sameDrawing() {
    let plain = SVGOptions(label: .decorative)
    let padded = SVGOptions(padding: 7, label: .decorative)
    for animation in [nil, RatingAnimation(from: 1)] {
      let document = Face(4).svg(padded, animation: animation)
        .replacingFirst(
          #"width="254" height="254" viewBox="-7 -7 254 254""#,
          by: #"width="240" height="240" viewBox="0 0 240 240""#)
      #expect(document == Face(4).svg(plain, animation: animation))
    }
  }

  @Test("Padding is clamped", arguments: [(-1, 0), (0, 0), (1000, 1000), (1001, 1000)])
  func limits(given: Int, allowed: Int) {
    var options = SVGOptions(padding: given)
    #expect(options.padding == allowed)
    options.padding = given
    #expect(options.padding == allowed)
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, by other: String) -> String {
    guard let range = range(of: text) else { return self }
    return replacingCharacters(in: range, with: other)
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

  /// As wide as all limits together allow.
  private static let widest = StarRow(
    Rating(3), count: 100, layout: .fixed(starSize: 1, spacing: 10_000))

  @Test("The size is what the document has, rounded as it is")
  func size() throws {
    for (row, options) in [
      (StarRow(3), SVGOptions()), (StarRow(3), SVGOptions(size: 33.333)),
      (StarRow(3), SVGOptions(size: 7, precision: 0)), (StarRow(3), SVGOptions(isResponsive: true)),
      (StarRow(3), SVGOptions(size: 7, isResponsive: true)),
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

@Suite("SVGDocument")
struct SVGDocumentTests {
  @Test("A document has nothing that a strict content policy or another picture would mind")
  func nothingElse() {
    var random = SplitMix64(seed: 15)
    let attributes: Set = [
      "xmlns", "lang", "width", "height", "viewBox", "fill", "fill-opacity", "stroke",
      "stroke-width",
      "stroke-linecap", "stroke-linejoin", "stroke-opacity", "role", "aria-label", "aria-hidden",
      "cx", "cy", "r", "d",
    ]
    for number in 0..<500 {
      let picture: any CanvasPicture = number % 2 == 0 ? random.face() : random.row()
      let parsed = ParsedDocument(picture.svg(random.options()))
      for element in parsed?.elements ?? [] {
        #expect(["svg", "title", "g", "circle", "path"].contains(element.name))
        #expect(attributes.isSuperset(of: element.attributes.keys))
      }
      #expect(parsed != nil)
    }
  }
}

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
