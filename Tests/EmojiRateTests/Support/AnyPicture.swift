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
