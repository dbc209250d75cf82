import EmojiRateDrawings

@testable import EmojiRate
@testable import EmojiRateTestSupport

/// A picture of steps, as odd as anybody's own may be.
struct AnyPicture: CanvasPicture {
  indirect enum Step: Sendable {
    case paint(Paint)
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
    case circle(Point, Double)
    case repeated(Int, Double, [Step])
    case transformed(Transform, [Step])
  }

  var rating = Rating()
  var canvasSize = Size(width: 100, height: 100)
  var basePaint = Paint(fill: .currentColor)
  var steps: [Step]

  func draw(on canvas: inout Canvas) { Self.draw(steps, 0, on: &canvas) }

  /// Draws steps, moved to the right.
  private static func draw(
    _ steps: [Step], _ distance: Double, on canvas: inout Canvas
  ) {
    func moved(_ point: Point) -> Point { Point(point.x + distance, point.y) }
    for step in steps {
      switch step {
      case .paint(let paint): canvas.paint(paint)
      case .move(let end): canvas.move(to: moved(end))
      case .line(let end): canvas.line(to: moved(end))
      case .curve(let control1, let control2, let end):
        canvas.curve(to: moved(end), control1: moved(control1), control2: moved(control2))
      case .close: canvas.close()
      case .circle(let center, let radius): canvas.circle(center: moved(center), radius: radius)
      case .repeated(let count, let pitch, let steps):
        canvas.repeated(count, every: Point(pitch, 0)) { canvas, number in
          draw(steps, distance + Double(number) * pitch, on: &canvas)
        }
      case .transformed(let transform, let steps):
        canvas.transformed(by: transform) { draw(steps, distance, on: &$0) }
      }
    }
  }
}

extension SplitMix64 {
  /// A picture of any steps in any order, most of them sensible.
  mutating func anyPicture() -> AnyPicture {
    let paints = (0..<integer(1...4)).map { _ in paint() }
    var picture = AnyPicture(steps: steps(paints, mayRepeat: true, mayTransform: true))
    picture.basePaint = paints[integer(0...paints.count - 1)]
    return picture
  }

  private mutating func steps(
    _ paints: [Paint], mayRepeat: Bool, mayTransform: Bool
  ) -> [AnyPicture.Step] {
    var steps: [AnyPicture.Step] = oneIn(4) ? [] : [.move(point())]
    for _ in 0..<integer(0...8) {
      switch integer(0...11) {
      case 0: steps.append(.paint(paints[integer(0...paints.count - 1)]))
      case 1: steps.append(.move(point()))
      case 2...4: steps.append(.line(point()))
      case 5, 6: steps.append(.curve(point(), point(), point()))
      case 7, 8: steps.append(.close)
      case 9: steps.append(.circle(point(), double(1...20)))
      case 10 where mayRepeat:
        // Turned, copies would not lie to the right of each other.
        let copied = self.steps(paints, mayRepeat: oneIn(3), mayTransform: false)
        steps.append(.repeated(integer(1...4), double(10...30), copied))
      case 11 where mayTransform:
        let transforms = [
          Transform(scale: double(0.5...2), origin: point()), .mirrored(atX: double(0...100)),
          .turned(to: Point(double(-1...1), double(-1...1)), around: point()),
        ]
        steps.append(
          .transformed(
            transforms[integer(0...2)], self.steps(paints, mayRepeat: oneIn(2), mayTransform: false)
          ))
      default: steps.append(.line(point()))
      }
    }
    if oneIn(2) { steps.append(.close) }
    return steps
  }

  private mutating func point() -> Point { Point(double(0...100), double(0...100)) }

  mutating func paint() -> Paint {
    Paint(
      fill: oneIn(4) ? nil : brush(),
      stroke: oneIn(2)
        ? nil
        : Stroke(
          brush(), width: oneIn(3) ? 1 : Double(integer(1...60)) / 4,
          cap: oneIn(2) ? .round : .butt, join: oneIn(2) ? .round : .miter),
      isEvenOdd: oneIn(4))
  }

  private mutating func brush() -> Brush {
    switch integer(0...5) {
    case 0: .currentColor
    case 1: .gradient(gradient())
    default: .color(srgbColor())
    }
  }

  mutating func srgbColor() -> SRGBColor {
    SRGBColor(rgba: UInt32(truncatingIfNeeded: next()) | (oneIn(3) ? 0 : 0xFF))
  }

  /// A gradient in quarters, of any kind.
  mutating func gradient() -> Gradient {
    func quarter(_ limits: ClosedRange<Int>) -> Double { Double(integer(limits)) / 4 }
    let isCanvas = oneIn(2)
    let most = isCanvas ? 400 : 4
    let geometry: Gradient.Geometry =
      oneIn(2)
      ? .linear(
        from: Point(quarter(0...most), quarter(0...most)),
        to: Point(quarter(0...most), quarter(0...most)))
      : .radial(
        center: Point(quarter(0...most), quarter(0...most)), radius: quarter(1...most))
    var gradient = Gradient(
      geometry, isInBox: !isCanvas, from: srgbColor(), to: srgbColor(),
      fallback: oneIn(2) ? nil : srgbColor())
    for _ in 0..<integer(0...6) where !oneIn(3) { gradient.insert(srgbColor(), at: double()) }
    return gradient
  }
}

/// Shapes that change in every way that there is.
struct Patchwork: CanvasPicture {
  var rating: Rating
  var canvasSize: Size { Size(width: 100, height: 100) }
  var basePaint: Paint { Paint(fill: .currentColor) }

  func draw(on canvas: inout Canvas) {
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
        isEvenOdd: progress < 0.4))
    canvas.move(to: Point(10, 10))
    canvas.curve(
      to: Point(20, 20 + 20 * progress), control1: Point(80 * progress, 0), control2: Point(20, 0))
    canvas.line(to: Point(progress < 0.45 ? 0 : 90, 80))
    canvas.close()
    let gradient = Gradient(
      .linear(from: Point(0, 0), to: Point(progress, 1)), from: color,
      to: SRGBColor(red: 1, green: 1, blue: 1))
    canvas.paint(Paint(fill: .gradient(gradient)))
    canvas.clip(Clip(x: 100 - 50 * progress * progress, hidesLeft: true))
    canvas.circle(center: Point(50, 50), radius: 20)
    canvas.line(to: Point(0, 0))
  }
}

/// A line with as many corners as the rating has, which moves in frames.
struct Zigzag: CanvasPicture {
  var rating: Rating
  var canvasSize: Size { Size(width: 100, height: 100) }
  var basePaint: Paint {
    Paint(stroke: Stroke(.color(SRGBColor(red: rating.progress, green: 0, blue: 0)), width: 2))
  }

  func draw(on canvas: inout Canvas) {
    canvas.move(to: Point(0, 50))
    for corner in 0..<Int(rating.value) {
      canvas.line(to: Point(Double(corner) * 10 + 5, corner % 2 == 0 ? 20 : 80))
    }
    canvas.line(to: Point(100, 50))
  }
}

/// A disc whose gradient follows the rating, on a ground whose gradient does not.
struct Sun: CanvasPicture, Hashable {
  var rating: Rating
  var isInBox = true
  var isFilled = false
  var canvasSize: Size { Size(width: 100, height: 100) }
  var basePaint: Paint {
    Paint(
      fill: .gradient(
        Gradient(
          .linear(from: Point(0, 0), to: Point(0, 1)),
          from: SRGBColor(red: 0, green: 0, blue: 1), to: SRGBColor(red: 0, green: 1, blue: 1))))
  }

  func draw(on canvas: inout Canvas) {
    canvas.move(to: Point(0, 0))
    for corner in [Point(100, 0), Point(100, 100), Point(0, 100)] { canvas.line(to: corner) }
    canvas.close()
    let progress = rating.progress
    var gradient = Gradient(
      .radial(
        center: isInBox ? Point(0.5, 0.5) : Point(50, 50),
        radius: isInBox ? 0.5 : 20 + 20 * progress), isInBox: isInBox,
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
