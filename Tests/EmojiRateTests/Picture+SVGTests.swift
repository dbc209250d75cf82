import Testing

@testable import EmojiRate

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
