import Testing

@testable import EmojiRate

@Suite("MovingGradient")
struct MovingGradientTests {
  /// A disc whose gradient follows the rating, on a ground whose gradient does not.
  struct Sun: CanvasPicture, Hashable {
    var rating: Rating
    var units = Gradient.Units.boundingBox
    var isFilled = false
    var canvasSize: Size { Size(width: 100, height: 100) }
    var basePaint: Paint {
      Paint(
        fill: .gradient(
          Gradient(
            .linear(from: Point(0, 0), to: Point(0, 1)),
            from: SRGBColor(red: 0, green: 0, blue: 1), to: SRGBColor(red: 0, green: 1, blue: 1))))
    }

    func draw<Target: Canvas>(on canvas: inout Target) {
      replay(
        [
          .move(to: Point(0, 0)), .line(to: Point(100, 0)), .line(to: Point(100, 100)),
          .line(to: Point(0, 100)), .close,
        ], into: &canvas)
      let progress = rating.progress
      var gradient = Gradient(
        .radial(
          center: units == .canvas ? Point(50, 50) : Point(0.5, 0.5),
          radius: units == .canvas ? 20 + 20 * progress : 0.5), units: units,
        from: SRGBColor(red: 1, green: 1, blue: progress),
        to: SRGBColor(red: 1, green: progress, blue: 0, alpha: 1 - progress / 2))
      gradient.insert(SRGBColor(red: 1, green: 0.5, blue: 0), at: 0.25 + progress / 2)
      canvas.paint(
        Paint(
          fill: isFilled ? .gradient(gradient) : nil, stroke: Stroke(.gradient(gradient), width: 4))
      )
      canvas.circle(center: Point(50, 50), radius: 40)
    }
  }

  private func elements(_ sun: Sun, from start: Double = 0) throws -> [ParsedDocument.Element] {
    try #require(ParsedDocument(MovingPicture(sun, RatingAnimation(from: start)).svg())).elements
  }

  private func animated(_ name: String, _ elements: [ParsedDocument.Element]) -> [String] {
    elements.filter { $0.name == "animate" && $0.parent == name }
      .map { "\($0.attributes["attributeName"]!) \($0.attributes["values"]!)" }
  }

  @Test("Moves the attributes of an element of its own, and of its stops")
  func attributes() throws {
    #expect(
      animated("stop", try elements(Sun(rating: Rating(5)))) == [
        "stop-color #ff0;#fff", "offset .25;.75", "stop-color red;#ff0", "stop-opacity 1;.5",
      ])
    let onCanvas = try elements(Sun(rating: Rating(5), units: .canvas))
    #expect(animated("radialGradient", onCanvas) == ["r 20;40"])
    let gradients = onCanvas.filter { $0.name == "radialGradient" }
    #expect(
      gradients.map { $0.attributes["gradientUnits"] } == ["userSpaceOnUse", "userSpaceOnUse"])
  }

  @Test("Is defined once where it fills and strokes")
  func once() throws {
    let elements = try elements(Sun(rating: Rating(5), isFilled: true))
    let moving = try #require(
      elements.firstIndex { $0.attributes["class"] == "emoji-rate-moving" })
    #expect(elements[moving...].filter { $0.name == "radialGradient" }.count == 1)
    let circle = try #require(elements[moving...].first { $0.name == "circle" })
    #expect(circle.attributes["fill"] == circle.attributes["stroke"])
  }
}
