import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("MovingShapes")
struct MovingShapesTests {
  /// Looks at a document at 250 times: it is to show what the picture of the eased value shows, but for
  /// what jumps between two samples of the way.
  ///
  /// - Parameters:
  ///   - limit: How far a point may be off.
  ///   - colorLimit: How far a component of a colour may be off, in 1/255.
  private func expectCloseness<Base: CanvasPicture>(
    of picture: Base, _ animation: RatingAnimation, _ options: SVGOptions, duration: Double,
    within limit: Double, colors colorLimit: Double = 2
  ) throws -> Bool {
    let document = MovingPicture(picture, animation).svg(options)
    var start = picture
    start.rating.value = animation.start
    let (from, to) = (start.rating.value, picture.rating.value)
    start.rating.step = 0
    func shapes(_ part: Double) -> [Recording.Shape] {
      var picture = start
      picture.rating.value = from + (to - from) * min(max(part, 0), 1)
      return Recording(picture).shapes
    }
    // Shapes that are painted nowhere are left out.
    var painted: Set<Int> = []
    for step in 0...64 {
      for (index, shape) in shapes(Double(step) / 64).enumerated()
      where shape.paint.fill != nil || (shape.paint.stroke?.width ?? 0) > 0 {
        painted.insert(index)
      }
    }
    func expected(_ part: Double) -> [ShownShape] {
      shapes(part).enumerated().filter { painted.contains($0.offset) }.map {
        ShownShape($0.element)
      }
    }
    guard let shown = ShownMotion(document) else {
      #expect(document == picture.svg(options))
      for part in [0, 0.3, 0.7] {
        for (shape, last) in zip(expected(part), expected(1)) {
          #expect(shape.isAmong([last], within: limit))
        }
      }
      return false
    }
    let moving = Double(Timeline(animation, default: duration).moving) / 1000
    for step in 0..<250 {
      let time = moving * Double(step) / 250
      let part = Easing.progress(at: time, of: moving)
      let shapes = shown.shapes(at: time)
      let exact = expected(part)
      try #require(shapes.count == exact.count)
      if zip(shapes, exact).allSatisfy({ $0.isAmong([$1], within: limit) }) { continue }
      let (before, after) = (expected(part - 1.0 / 512), expected(part + 1.0 / 512))
      for index in shapes.indices {
        try #require(
          shapes[index].isAmong(
            [before[index], exact[index], after[index]], within: limit, colors: colorLimit),
          "\(picture) \(animation) at \(part) of \(document)")
      }
    }
    return true
  }

  @Test("A face is never off by more than 1 unit or 2/255 from that of the eased value")
  func faces() throws {
    var random = SplitMix64(seed: 2026)
    var moved = 0
    for number in 0..<30 {
      var face = random.face()
      if number % 2 == 0 {
        let themes = Theme.allCases
        face.style.color = themes[number / 2 % themes.count].faceColor
      }
      let (low, high) = (face.rating.minimum, face.rating.maximum)
      let animation = RatingAnimation(
        from: random.oneIn(5) ? low : random.oneIn(5) ? high : random.double(low...high),
        duration: random.oneIn(2) ? nil : random.double(0.01...2),
        repeatCount: random.oneIn(2) ? 1 : random.oneIn(2) ? nil : random.integer(2...1000))
      let moves = try expectCloseness(
        of: face, animation, random.options(), duration: Easing.faceDuration, within: 1)
      if moves { moved += 1 }
    }
    #expect(moved > 20)
  }

  /// The hue of a rim, which follows from a colour that is rounded, jumps where that is nearly grey.
  @Test(
    "A character is as close, with all that comes and goes, its rim within 3/255",
    arguments: FaceCharacter.sampled)
  func characters(character: FaceCharacter) throws {
    let face = Face(4.7, style: FaceStyle(character))
    let moves = try expectCloseness(
      of: face, RatingAnimation(from: 0.2), SVGOptions(precision: 2),
      duration: Easing.faceDuration, within: 1, colors: 3)
    #expect(moves)
  }

  @Test("A row of stars or hearts is filled as far as the eased value earns, to 1/44 of one")
  func shapes() throws {
    try expectClosenessOfRows(8, seed: 5) { row in
      if row.symbol == .face { row.symbol = .heart }
      return row.placed.side / 44
    }
  }

  @Test("Of a row of faces the one that the eased value gives is large and in colour")
  func faceRows() throws {
    try expectClosenessOfRows(5, seed: 6) { row in
      row.symbol = .face
      return row.placed.side / 240
    }
  }

  /// - Parameter adapt: Changes a row as it needs, and says how far a point may be off.
  private func expectClosenessOfRows(
    _ count: Int, seed: UInt64, _ adapt: (inout StarRow) -> Double
  ) throws {
    var random = SplitMix64(seed: seed)
    var moved = 0
    for _ in 0..<count {
      var row = random.starRow()
      row.count = min(row.count, 7)
      let limit = adapt(&row)
      let animation = RatingAnimation(
        from: random.double(row.rating.minimum...row.rating.maximum),
        duration: random.oneIn(2) ? nil : random.double(0.01...2),
        repeatCount: random.oneIn(2) ? 1 : nil)
      let options = random.options()
      // A control point that is left out mirrors two that are rounded.
      let format = DecimalFormat(precision: max(options.precision ?? row.precision, 1))
      let moves = try expectCloseness(
        of: row, animation, options, duration: Easing.rowDuration,
        within: limit + 1.5 * format.step / Double(format.unitsPerOne))
      if moves { moved += 1 }
    }
    #expect(moved > count / 2)
  }

  @Test("A picture of one's own is as close, gradients and all that jumps included")
  func anyPicture() throws {
    for start in [0.0, 2, 4.9] {
      let picture = Patchwork(rating: Rating(3.3))
      for precision in [0, 3] {
        let moves = try expectCloseness(
          of: picture, RatingAnimation(from: start), SVGOptions(precision: precision),
          duration: Easing.faceDuration, within: 100.0 / 240)
        #expect(moves)
      }
    }
  }

  /// Shapes that change in every way that there is.
  private struct Patchwork: CanvasPicture {
    var rating: Rating
    var canvasSize: Size { Size(width: 100, height: 100) }
    var basePaint: Paint { Paint(fill: .currentColor) }

    func draw<Target: Canvas>(on canvas: inout Target) {
      let progress = rating.progress
      let color = SRGBColor(red: progress, green: progress * progress, blue: 0, alpha: 1 - progress)
      canvas.circle(center: Point(50 + 40 * progress * progress, 50), radius: 5 + progress)
      canvas.paint(Paint(fill: progress > 0.7 ? nil : .currentColor))
      canvas.circle(center: Point(50, 50), radius: 50)
      canvas.paint(
        Paint(
          fill: .color(color),
          stroke: Stroke(
            .color(SRGBColor(red: 1, green: 1 - progress, blue: 0)), width: 1 + 9 * progress,
            cap: progress < 0.5 ? .round : .butt, join: .round),
          winding: progress < 0.4 ? .evenOdd : .nonZero))
      canvas.move(to: Point(10, 10))
      canvas.curve(
        to: Point(20, 20 + 20 * progress), control1: Point(80 * progress, 0), control2: Point(20, 0)
      )
      canvas.line(to: Point(progress < 0.45 ? 0 : 90, 80))
      canvas.close()
      canvas.paint(
        Paint(
          fill: .gradient(
            Gradient(
              .linear(from: Point(0, 0), to: Point(progress, 1)), from: color,
              to: SRGBColor(red: 1, green: 1, blue: 1)))))
      canvas.clip(Clip(x: 100 - 50 * progress * progress, hidesLeft: true))
      canvas.circle(center: Point(50, 50), radius: 20)
      canvas.line(to: Point(0, 0))
    }
  }

  // MARK: Elements

  private func elements(
    _ picture: some CanvasPicture, from start: Double
  ) throws -> [ParsedDocument.Element] {
    let document = MovingPicture(picture, RatingAnimation(from: start)).svg()
    let elements = try #require(ParsedDocument(document)).elements
    let moving = try #require(
      elements.firstIndex { $0.attributes["class"] == "emoji-rate-moving" })
    return Array(elements[(moving + 1)...])
  }

  @Test("What is never seen is left out, and what is seen at some time is not")
  func unseen() throws {
    struct Dots: CanvasPicture {
      var rating: Rating
      var canvasSize: Size { Size(width: 100, height: 100) }
      var basePaint: Paint { Paint(fill: .currentColor) }
      func draw<Target: Canvas>(on canvas: inout Target) {
        canvas.circle(center: Point(1, 1), radius: 10 + rating.value)
        canvas.circle(center: Point(2, 2), radius: 0)
        canvas.circle(center: Point(3, 3), radius: max(rating.value - 4, 0))
        for point in [Point(4, 4), Point(5, 5)] {
          canvas.move(to: point)
          canvas.line(to: point)
          // A line's round ends are seen, an area that is a point is not.
          canvas.paint(Paint(stroke: Stroke(.currentColor, width: 1, cap: .round)))
        }
        canvas.paint(Paint(stroke: Stroke(.currentColor, width: 0)))
        canvas.circle(center: Point(6, 6), radius: 6)
        canvas.paint(Paint())
        canvas.circle(center: Point(7, 7), radius: 7)
      }
    }
    let elements = try elements(Dots(rating: Rating(5)), from: 0)
    #expect(elements.filter { $0.name == "circle" }.map { $0.attributes["cx"] } == ["1", "3"])
    #expect(elements.filter { $0.name == "path" }.map { $0.attributes["d"] } == ["m5 5 0 0"])
  }
}

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
