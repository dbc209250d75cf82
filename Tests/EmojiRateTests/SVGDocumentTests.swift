import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("SVGDocument")
struct SVGDocumentTests {
  @Test("The thinnest line is still one at the lowest precision")
  func thinLine() {
    let svg = Face(3.2, style: FaceStyle(lineWidth: 0.5)).svg(SVGOptions(precision: 0))
    #expect(svg.contains(" stroke-width=\".5\""))
  }

  @Test("A document has nothing that a strict content policy or another picture would mind")
  func nothingElse() {
    var random = SplitMix64(seed: 15)
    let attributes: Set = [
      "xmlns", "width", "height", "viewBox", "fill", "fill-opacity", "stroke", "stroke-width",
      "stroke-linecap", "stroke-linejoin", "stroke-opacity", "role", "aria-label", "aria-hidden",
      "cx", "cy", "r", "d",
    ]
    for number in 0..<500 {
      let picture: any CanvasPicture = number % 2 == 0 ? random.face() : random.starRow()
      let parsed = ParsedDocument(picture.svg(random.options()))
      for element in parsed?.elements ?? [] {
        #expect(["svg", "title", "g", "circle", "path"].contains(element.name))
        #expect(attributes.isSuperset(of: element.attributes.keys))
      }
      #expect(parsed != nil)
    }
  }

  @Test(
    "A picture's own sentence stands whole, however long it is", arguments: [0, 511, 512, 5000])
  func sentence(count: Int) {
    struct Talker: CanvasPicture {
      var rating = Rating()
      var count: Int
      var canvasSize: Size { Size(width: 9, height: 9) }
      var basePaint: Paint { Paint(fill: .currentColor) }
      func draw<Target: Canvas>(on canvas: inout Target) {}
      func putSentence(in language: Language, into bytes: inout ByteWriter) {
        for _ in 0..<count { bytes.append("a" as StaticString) }
      }
    }
    let sentence = String(repeating: "a", count: count)
    let document = Talker(count: count).svg()
    #expect(document.contains(" aria-label=\"\(sentence)\"><title>\(sentence)</title>"))
  }
}
