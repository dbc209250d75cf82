import Testing

@testable import EmojiRate

@Suite("SVGDocument")
struct SVGDocumentTests {
  @Test("A face is a root with its paint, a circle and one path")
  func face() {
    #expect(
      Face(2.5, style: FaceStyle(color: .fixed(.hsb(HSBColor(eightBitColor(0x123456)))))).svg()
        == "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"240\" height=\"240\" "
        + "viewBox=\"0 0 240 240\" fill=\"none\" stroke-width=\"14\" stroke-linecap=\"round\" "
        + "stroke=\"#123456\" role=\"img\" aria-label=\"2.5 out of 5\"><title>2.5 out of 5</title>"
        + "<circle cx=\"120\" cy=\"120\" r=\"111\"/>"
        + "<path d=\"M48 156s21.6 0 72 0 72 0 72 0M48 96s9.6 0 24 0 24 0 24 0m48 0"
        + "s9.6 0 24 0 24 0 24 0\"/></svg>")
  }

  @Test("A background is painted first and keeps its paint to itself")
  func background() throws {
    let options = SVGOptions(background: CSSColor(css: "white"))
    let parsed = try #require(ParsedDocument(Face(3.2).svg(options)))
    #expect(parsed.elements.map(\.name) == ["svg", "title", "path", "g", "circle", "path"])
    #expect(parsed.elements[2].attributes == ["fill": "#fff", "d": "M0 0h240v240H0z"])
    #expect(parsed.elements[3].attributes["stroke"] != nil)
    #expect(parsed.elements[4].parent == "g")
    #expect(parsed.elements[5].parent == "g")
    #expect(parsed.root.attributes["stroke"] == nil)
    #expect(parsed.root.attributes["fill"] == nil)
    let plain = try #require(ParsedDocument(Face(3.2).svg()))
    #expect(parsed.elements[5].attributes == plain.elements[3].attributes)
  }

  @Test("A background covers a canvas of any size")
  func backgroundOfAnySize() throws {
    let drawing = PaintedElements(
      canvasSize: Size(width: 100.5, height: 20), paint: Paint(fill: .color(eightBitColor(0))))
    let parsed = try #require(
      ParsedDocument(drawing.svg(SVGOptions(background: CSSColor(css: "red")))))
    #expect(parsed.root.attributes["viewBox"] == "0 0 100.5 20")
    let data = try #require(parsed.first("path")?.attributes["d"].flatMap { PathData($0) })
    #expect(
      data.elements == [
        .move(to: Point(0, 0)), .line(to: Point(100.5, 0)), .line(to: Point(100.5, 20)),
        .line(to: Point(0, 20)), .close,
      ])
  }

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
