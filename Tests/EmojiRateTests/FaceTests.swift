import Testing

@testable import EmojiRate

@Suite("Face")
struct FaceTests {
  @Test(
    "A face's paths are the circle and the specification's curves",
    arguments: SpecifiedFace.table)
  func paths(face: SpecifiedFace) {
    var circle = PathElements()
    circle.circle(center: Point(120, 120), radius: face.radius)
    #expect(
      largestDifference(face.face.pathElements, circle.elements + face.curves) <= 0.005)
  }

  @Test("A face's document has the specification's geometry", arguments: SpecifiedFace.table)
  func document(face: SpecifiedFace) throws {
    let parsed = try #require(ParsedDocument(face.face.svg()))
    let data = parsed.elements.filter { $0.name == "path" }.compactMap { $0.attributes["d"] }
    let drawn = data.compactMap { PathData($0)?.elements }
    #expect(drawn.count == data.count)
    #expect(largestDifference(drawn.flatMap { $0 }, face.curves) <= 0.005 + 1e-9)
    let circle = try #require(parsed.first("circle"))
    let radius = try #require(circle.attributes["r"].flatMap(Double.init))
    #expect(abs(radius - face.radius) <= 0.005 + 1e-9)
    #expect(circle.attributes["cx"] == "120")
    #expect(circle.attributes["cy"] == "120")
    let width = parsed.root.attributes["stroke-width"].flatMap(Double.init) ?? 1
    #expect(abs(width - face.lineWidth) <= 0.005 + 1e-9)
  }

  @Test("A face is the specification's to the byte, over a dense grid of styles and values")
  func bytes() {
    #expect(SpecifiedFace.grid.count > 10_000)
    for face in SpecifiedFace.grid where face.face.svg() != face.document {
      Issue.record("\(face)\n\(face.face.svg())\n\(face.document)")
      return
    }
  }

  @Test("A face without eyes is its circle and its mouth")
  func withoutEyes() {
    var face = Face(4)
    let all = face.pathElements
    face.style.showsEyes = false
    #expect(face.pathElements == Array(all.prefix(9)))
  }

  @Test(
    "A value on any scale is drawn by its progress alone",
    arguments: [(0.0, 10.0), (-1, 1), (100, 101), (-1e9, 1e9)])
  func scales(minimum: Double, maximum: Double) {
    for progress in [0, 0.25, 0.5, 1] {
      let value = minimum + (maximum - minimum) * progress
      let face = Face(Rating(value, minimum: minimum, maximum: maximum))
      #expect(face.pathElements == Face(5 * progress).pathElements)
      #expect(face.color == Face(5 * progress).color)
    }
  }

  @Test("A face is drawn with one round stroke of its colour, which applies to everything")
  func paint() {
    struct Recorder: Canvas {
      var paints: [Paint] = []
      var elements = PathElements()
      mutating func paint(_ paint: Paint) { paints.append(paint) }
      mutating func move(to point: Point) { elements.move(to: point) }
      mutating func line(to point: Point) { elements.line(to: point) }
      mutating func curve(to point: Point, control1: Point, control2: Point) {
        elements.curve(to: point, control1: control1, control2: control2)
      }
      mutating func close() { elements.close() }
    }
    let face = Face(3.2, style: FaceStyle(lineWidth: 9))
    var recorder = Recorder()
    face.draw(on: &recorder)
    #expect(face.basePaint == Paint(stroke: Stroke(face.color.brush, width: 9, cap: .round)))
    #expect(recorder.paints.isEmpty)
    #expect(recorder.elements.elements == face.pathElements)
  }

  @Test("The canvas is 240 by 240")
  func canvas() {
    #expect(Face.side == 240)
    #expect(Face(1).canvasSize == Size(width: 240, height: 240))
  }

  @Test("Not a number and infinities make faces all the same")
  func notNumbers() {
    #expect(Face(.nan) == Face(2.5))
    #expect(Face(.infinity) == Face(5))
    #expect(Face(-.infinity) == Face(0))
  }
}
