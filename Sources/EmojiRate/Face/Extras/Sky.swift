// Weather and light around the head.
extension Pose {
  /// Draws a sun that rises from behind the head.
  func drawSun(on canvas: inout Canvas) {
    let part = moment.growth(from: 0.5, to: 0.9)
    let isRisen = part > 0.03
    // A head of lines would show the sun before it rises.
    guard !colors.isLine, isRisen || canvas.keepsVerbs else { return }
    let (x, y) = (-20 - (34 + head.sunRise) * part, -10 - (48 + head.sunRise) * part)
    // Between the bumps of a cloud, a recorded sun would show before it rises.
    let color = SRGBColor(rgba: isRisen ? 0xFFC9_3DFF : 0xFFC9_3D00)
    canvas.paint(colors.base.stroked(color), lineWidth: 68 * face.unit)
    canvas.dot(face, x, y)
    canvas.paint(colors.base.stroked(color), lineWidth: 9 * face.unit)
    let outer = 44.2 + 10 * part
    for ray in 0..<5 {
      // From the left to the top in four steps.
      let direction =
        switch ray {
        case 0: Point(-1, 0)
        case 1: Point(-0.924, -0.383)
        case 2: Point(-0.707, -0.707)
        case 3: Point(-0.383, -0.924)
        default: Point(0, -1)
        }
      canvas.segment(
        face, x + 45.9 * direction.x, y + 45.9 * direction.y, x + outer * direction.x,
        y + outer * direction.y)
    }
  }

  /// Draws three drops of rain below sad faces.
  func drawRain(on canvas: inout Canvas) {
    let part = moment.growth(from: 0.4, to: 0)
    guard part > 0.02 || canvas.keepsVerbs else { return }
    let top = head.bottom + 15
    let width = 12 * min(1, 0.4 + part) * min(1, 25 * part)
    canvas.paint(colors.base.stroked(SRGBColor(rgba: 0x4AA3_F0FF)), lineWidth: width * face.unit)
    for drop in -1...1 {
      let x = 46 * Double(drop)
      canvas.segment(face, x, top, x - 3 * part, top + (drop == 0 ? 18 : 13) * part)
    }
  }

  /// Draws four-pointed stars next to happy faces, which grow from nothing: a large one on the right, and if there
  /// are two, a small one on the left.
  func drawSparkles(count: Int, on canvas: inout Canvas) {
    let size = moment.growth(from: 0.68, to: 0.98) * extraScale
    guard size > 0.12 || canvas.keepsVerbs else { return }
    canvas.paint(colors.object(0xFFFF_FFFF, line: 0xF5A5_24FF, width: 5 * min(1, 3 * size)))
    drawSparkle(87, -87, 20 * size, into: &canvas)
    if count > 1 { drawSparkle(-94, -70, 12 * size, into: &canvas) }
  }

  private func drawSparkle(
    _ x: Double, _ y: Double, _ radius: Double, into sink: inout Canvas
  ) {
    let waist = 0.14 * radius
    // The directions of a point and the next one, clockwise from the top.
    var (from, to) = (Point(0, -1), Point(1, 0))
    sink.move(face, x, y - radius)
    for _ in 0..<4 {
      sink.curve(
        face, x + waist * (1.6 * from.x + to.x), y + waist * (1.6 * from.y + to.y),
        x + waist * (from.x + 1.6 * to.x), y + waist * (from.y + 1.6 * to.y),
        x + radius * to.x, y + radius * to.y)
      (from, to) = (to, Point(-from.x, -from.y))
    }
    sink.close()
  }
}
