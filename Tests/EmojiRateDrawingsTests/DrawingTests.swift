import Foundation
import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings
@testable import EmojiRateTestSupport

@Suite
struct DrawingTests {
  @Test(
    "finds layers under wrappers, behind an artboard, and draws what is beside them at every value")
  func layerLevel() throws {
    let wrapped = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><g id="Frame"><g id="page">
      <rect width="240" height="240" fill="white"/>
      <path d="M0 0h9v9z" fill="red"/><g id="100%">\(Self.circle)</g><g id="0" display="none" opacity="0">\(Self.circle)</g>
      <path d="M0 0h9v9z" fill="blue"/></g></g></svg>
      """
    let drawing = try Drawing(
      svg: wrapped.replacing("<rect width=\"240\" height=\"240\" fill=\"white\"/>\n", with: ""))
    #expect(drawing.keys == [0, 1])
    let elements = try drawnElements(wrapped, at: 2)
    #expect(elements.hasPrefix("<path fill=\"red\" d=\"M0 0h9v9z\"/>"), "\(elements)")
    #expect(elements.hasSuffix("<path fill=\"#00f\" d=\"M0 0h9v9z\"/>"), "\(elements)")
  }

  @Test("counts numbers on the scale, and percentages as parts of it")
  func scale() throws {
    let svg = layers(Self.circle, Self.circle).replacing("\"0\"", with: "\"25%\"")
    #expect(try Drawing(svg: svg, over: 0...10).keys == [0.25, 0.5])
    for scale in [0...4, -.infinity...5, 0 ... .infinity] as [ClosedRange<Double>] {
      #expect(throws: DrawingError.self) { try Drawing(svg: svg, over: scale) }
    }
    #expect(throws: DrawingError.self) { try Drawing(svg: svg.replacing("25%", with: "101%")) }
  }

  @Test("reads the layers of Inkscape's plain SVG in order, which have no values")
  func plainLayers() throws {
    let plain = layers(Self.circle, Self.circle.replacing("20", with: "40"))
      .replacing("\"0\"", with: "\"layer1\"").replacing("\"5\"", with: "\"layer3\"")
    #expect(try Drawing(svg: plain).keys == [0, 1])
    #expect(
      try Drawing(svg: plain).warnings
        == [
          "line 2, <g \"layer1\">: it and the other layers have no values, so they are spread evenly over the "
            + "scale, in their order; name them by values, such as 0, 2.5 and 5"
        ])
    #expect(try drawnElements(plain, at: 5).contains("r=\"40\""))
    #expect(throws: DrawingError.self) {
      try Drawing(svg: plain.replacing("<g id=\"layer3\"", with: "<g id=\"other\""))
    }
    #expect(throws: DrawingError.self) {
      let inkscape = "xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape'"
      return try Drawing(
        svg: plain.replacing("<svg", with: "<svg \(inkscape)")
          .replacing("id=\"layer3\"", with: "id=\"layer3\" inkscape:label=\"sad\""))
    }
  }

  @Test("takes several documents at their parts, in any order")
  func several() throws {
    func document(_ content: String) -> String {
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 240'>\(content)</svg>"
    }
    let (small, large) = (document("<circle r='10'/>"), document("<circle r='30'/>"))
    let drawing = try Drawing([(part: 1, svg: large), (part: 0, svg: small)])
    #expect(drawing.keys == [0, 1])
    #expect(Face(Rating(2.5), style: FaceStyle(drawing: drawing)).svg().contains("r=\"20\""))
    #expect(throws: DrawingError.self) { try Drawing([(part: 0, svg: small)]) }
    #expect(throws: DrawingError.self) {
      try Drawing([(part: 0, svg: small), (part: 0, svg: large)])
    }
    #expect(throws: DrawingError.self) {
      try Drawing([(part: 0, svg: small), (part: .nan, svg: large)])
    }
  }

  @Test(
    "does not take a file's name for a shape's",
    arguments: [("surface1", "surface6"), ("sad", "happy")])
  func wrapper(first: String, last: String) throws {
    func file(_ name: String, _ radius: Int) -> DrawingFile {
      let svg = """
        <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 240'><g id='\(name)'>\
        <g id='eyes'><circle cx='50' cy='50' r='\(radius)'/></g><g id='mouth'>\
        <rect x='99' y='99' width='9' height='\(radius)'/></g>\
        <path d='M9 150h\(radius)' stroke='red'/></g></svg>
        """
      return DrawingFile(svg: svg)
    }
    let drawing = try Drawing(files: [file(first, 20), file(last, 40)])
    let recording = Recording(Face(Rating(2.5), style: FaceStyle(drawing: drawing)))
    #expect(recording.shapes.count == 3)
  }

  @Test("keeps points as they are drawn if the shape turns by little")
  func littleTurn() throws {
    func polygon(_ degrees: Double) -> String {
      let points = (0..<12).map { index -> String in
        let radians = (degrees + 30 * Double(index)) * .pi / 180
        return "\(120 + 100 * cos(radians)) \(120 + 100 * sin(radians))"
      }
      return "<path id='a' d='M\(points.joined(separator: "L"))z'/>"
    }
    let drawing = try Drawing(svg: layers(polygon(0), polygon(28)))
    guard
      case .move(let start)? = Face(Rating(2.5), style: FaceStyle(drawing: drawing)).shapes.first?
        .elements.first
    else {
      Issue.record("there is no path")
      return
    }
    // Half-way between 0 and 28 degrees, and not between 0 and the -2 of the corner before.
    #expect(abs(atan2(start.y - 120, start.x - 120) * 180 / .pi - 14) < 0.1)
  }

  @Test("warns of layers that lie beside each other, but not of shapes that grow beside others")
  func besideLayers() throws {
    let first = "<rect width='40' height='40'/><circle cx='20' cy='20' r='6'/>"
    let beside = "<rect x='99' width='40' height='40'/><circle cx='119' cy='20' r='6'/>"
    let drawing = try Drawing(svg: layers(first, beside))
    #expect(drawing.warnings.contains { $0.contains("it lies beside the first layer") })
    #expect(try Drawing(svg: layers(first, first)).warnings.isEmpty)
    let opaque = "<g opacity='1'>\(first)</g>"
    #expect(try Drawing(svg: layers(opaque, opaque)).warnings.isEmpty)
    let stem = "<path d='M120 200V150' fill='none' stroke='green' stroke-width='6'/>"
    #expect(
      try Drawing(svg: layers(stem, stem + "<circle cx='120' cy='150' r='20'/>")).warnings.isEmpty)
  }

  @Test("turns what turns about its shoulder, by any angle, with what belongs to it")
  func turns() throws {
    func arm(_ degrees: Int) -> String {
      """
      <rect x='100' y='100' width='100' height='100'/><g transform='rotate(\(degrees) 100 110)'>\
      <path d='M20 104H100V116H20Z' fill='red'/><path d='M20 98L0 90L8 110L0 130L20 122Z' fill='blue'/></g>
      """
    }
    let drawing = try Drawing(svg: layers(arm(-75), arm(75)))
    #expect(drawing.warnings.isEmpty)
    let middle = Recording(Face(Rating(2.5), style: FaceStyle(drawing: drawing))).shapes
    let level = Recording(
      Face(Rating(0), style: FaceStyle(drawing: try Drawing(svg: layers(arm(0), arm(0)))))
    ).shapes
    #expect(middle.count == 3)
    for (one, other) in zip(middle, level) {
      let isClose = zip(one.outline.coordinates, other.outline.coordinates)
        .allSatisfy { abs($0 - $1) < 0.01 }
      #expect(isClose, "\(one.outline) \(other.outline)")
    }
  }

  private static let circle = "<circle cx='50' cy='50' r='20'/>"

  private static let gradient =
    "<radialGradient id='g'><stop/><stop offset='1' stop-color='red'/></radialGradient>"
    + "<linearGradient id='h'><stop/><stop offset='1' stop-color='#fff'/></linearGradient>"

  @Test("pairs the shapes of two layers, draws between them, and warns, as it did")
  func between() throws {
    var lines = ""
    // The value and the name, and both layers.
    for (title, text) in try DrawingFiles.texts("pairs") {
      let (words, layer) = (title.split(separator: " ", maxSplits: 1), text.split(separator: "\n"))
      let svg = layers("\(layer[0])", "\(layer[1])", before: Self.gradient)
      let check = try DrawingCheck(files: [DrawingFile(svg: svg)])
      let warnings = check.drawing.warnings.map { "  warning: \($0)\n" }
      lines += "\(words[1]): \(try drawnElements(svg, at: Double(words[0])!))\n"
      lines += check.text + warnings.joined()
    }
    try expectSnapshot(lines: lines, "drawn-elements")
  }

  @Test(
    "takes an outline that returns to its start as closed, and draws it as it is at its own value")
  func meetingOutline() throws {
    func drawing(_ close: String) -> String {
      layers(
        "<path id='a' d='M60 60h120v60h-120L60 60\(close)' fill='none' stroke='red' stroke-width='8'/>",
        "<path id='a' d='M60 60h120v90h-120z' fill='red'/>")
    }
    let (open, closed) = (drawing(""), drawing("z"))
    #expect(try drawnElements(open, at: 2.5) == drawnElements(closed, at: 2.5))
    #expect(try Drawing(svg: open).warnings.isEmpty)
    #expect(try !drawnElements(open, at: 0).contains("z"))
    // A line there and back has no area, and keeps the joins and the ends of a line.
    let back = open.replacing("h120v60h-120L60 60", with: "h120h-120")
    #expect(try !drawnElements(back, at: 0.01).contains("z"))
  }

  @Test("does not move where nothing changes")
  func still() throws {
    let ellipse = "<ellipse cx='99' cy='99' rx='45' ry='20' fill='red'/>"
    let face = Face(4, style: FaceStyle(drawing: try Drawing(svg: layers(ellipse, ellipse))))
    #expect(face.svg(animation: RatingAnimation(from: 1)) == face.svg())
  }

  @Test("samples have no warning")
  func sampleWarnings() throws {
    for names in DrawingFiles.samples {
      #expect(try Drawing(files: DrawingFiles.sample(names)).warnings.isEmpty)
    }
  }
}
