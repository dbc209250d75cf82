@testable import EmojiRate

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
