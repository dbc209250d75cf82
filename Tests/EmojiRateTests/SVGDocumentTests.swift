import Testing

@testable import EmojiRate

@Suite("SVGDocument")
struct SVGDocumentTests {
  @Test("A stroke width of 1 and plain ends are what SVG takes them to be, and not written")
  func defaultsOfSVG() throws {
    let face = Face(3.2, style: FaceStyle(lineWidth: 1))
    #expect(!face.svg().contains("stroke-width"))
    let drawing = try #require(ParsedDocument(PaintedElements().svg())).root
    #expect(drawing.attributes["stroke-linecap"] == nil)
    #expect(drawing.attributes["stroke"] == "#000")
    #expect(drawing.attributes["fill"] == "none")
  }

  @Test("The thinnest line is still one at the lowest precision")
  func thinLine() {
    let svg = Face(3.2, style: FaceStyle(lineWidth: 0.5)).svg(SVGOptions(precision: 0))
    #expect(svg.contains(" stroke-width=\".5\""))
  }

  @Test("The drawing part of the default face averages 318 bytes at most over 0, 0.1 … 5")
  func bytes() throws {
    var total = 0
    for tenth in 0...50 {
      let document = Face(Double(tenth) / 10).svg()
      let sentence = Face(Double(tenth) / 10).rating.description
      let accessible = [
        " role=\"img\"", " aria-label=\"\(sentence)\"", "<title>\(sentence)</title>",
      ]
      for part in accessible { #expect(document.contains(part)) }
      total += document.utf8.count - accessible.reduce(0) { $0 + $1.utf8.count }
    }
    #expect(Double(total) / 51 <= 318)
  }

  @Test("A document has nothing that a strict content policy or another picture would mind")
  func nothingElse() {
    var random = SplitMix64(seed: 15)
    let attributes: Set = [
      "xmlns", "width", "height", "viewBox", "fill", "fill-opacity", "stroke", "stroke-width",
      "stroke-linecap", "stroke-opacity", "role", "aria-label", "aria-hidden", "cx", "cy", "r", "d",
    ]
    for _ in 0..<300 {
      let parsed = ParsedDocument(random.face().svg(random.options()))
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
    struct Talker: Picture {
      var rating = Rating()
      var count: Int
      var canvasSize: Size { Size(width: 9, height: 9) }
      var basePaint: Paint { Paint(fill: .currentColor) }
      func draw<Target: Canvas>(on canvas: inout Target) {}
      func writeSentence(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        for index in 0..<min(count, buffer.count) { buffer[index] = UInt8(ascii: "a") }
        return count
      }
    }
    let sentence = String(repeating: "a", count: count)
    let document = Talker(count: count).svg()
    #expect(document.contains(" aria-label=\"\(sentence)\"><title>\(sentence)</title>"))
  }
}
