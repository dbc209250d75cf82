/// A sun that rises from behind the head.
enum Sun {
  static func draw<Target: Canvas>(
    _ head: HeadPlan, _ moment: Moment, in frame: Frame, _ colors: FaceColors,
    on canvas: inout Target
  ) {
    let part = moment.growth(from: 0.5, to: 0.9)
    let isRisen = part > 0.03
    let (x, y) = (-20 - (34 + head.sunRise) * part, -10 - (48 + head.sunRise) * part)
    // A head of lines would show the sun before it rises.
    guard !colors.isLine, isRisen || Target.keepsVerbs else { return }
    // Between the bumps of a cloud, a recorded sun would show before it rises.
    let color = SRGBColor(rgba: isRisen ? 0xFFC9_3DFF : 0xFFC9_3D00)
    canvas.paint(colors.base.stroked(color), lineWidth: 68 * frame.unit)
    canvas.dot(frame, x, y)
    canvas.paint(colors.base.stroked(color), lineWidth: 9 * frame.unit)
    for ray in 0..<5 {
      let direction = Self.direction(ray)
      let outer = 44.2 + 10 * part
      canvas.segment(
        frame, x + 45.9 * direction.x, y + 45.9 * direction.y, x + outer * direction.x,
        y + outer * direction.y)
    }
  }

  /// The direction of a ray, from the left to the top in four steps.
  private static func direction(_ ray: Int) -> Point {
    switch ray {
    case 0: Point(-1, 0)
    case 1: Point(-0.924, -0.383)
    case 2: Point(-0.707, -0.707)
    case 3: Point(-0.383, -0.924)
    default: Point(0, -1)
    }
  }
}
