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

  @Test("The classic face is its parts, drawn as those of every face are")
  func classicParts() {
    for progress in [0, 0.3, 0.5, 0.62, 1] {
      for (lineWidth, showsEyes) in [(14.0, true), (3, true), (20, false)] {
        let style = FaceStyle(
          lineWidth: lineWidth, mouthWidth: 0.5, eyePosition: 0.7, showsEyes: showsEyes)
        let face = Face(progress * 5, style: style)
        var posed = PathElements()
        PosedFace(style, at: progress).draw(on: &posed)
        #expect(largestDifference(posed.elements, face.pathElements) < 1e-9)
        #expect(FaceColors(style, Moment(progress), style.character.data).lines == face.basePaint)
      }
    }
  }

  @Test("Another part of a classic face changes nothing but this part")
  func classicWithParts() {
    let classic = Face(3)
    let withBrows = Face(3, style: FaceStyle(.classic) { $0.brows = .automatic })
    #expect(withBrows.svg() == classic.svg(), "the expression has no brows at 3")
    for value in [0, 1.5, 4] {
      let before = Face(value).pathElements.map(\.rounded)
      for change in [
        { $0.brows = .full }, { $0.eyes = .heart }, { $0.extras = .nose },
      ] as [(inout FaceStyle) -> Void] {
        let face = Face(value, style: FaceStyle(.classic, change))
        let after = face.pathElements.map(\.rounded)
        let kept = face.style.eyes == .classic ? before : Array(before.prefix(before.count - 6))
        #expect(face.precision == 2)
        #expect(kept.allSatisfy(after.contains), "\(value)")
        #expect(after.count > kept.count)
      }
    }
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

extension PathElement {
  /// With coordinates of six decimals, as text.
  fileprivate var rounded: String {
    func text(_ point: Point) -> String {
      "\((point.x * 1e6).rounded()),\((point.y * 1e6).rounded()) "
    }
    return switch self {
    case .move(let point): "m" + text(point)
    case .line(let point): "l" + text(point)
    case .curve(let end, let control1, let control2): text(control1) + text(control2) + text(end)
    case .close: "z"
    }
  }
}
