/// A pointed hat with stripes and a pompom, which droops when sad and stands up when glad.
enum PartyHat {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let moment = pose.moment
    let hat = Hat(pose, slope: moment.between(-0.3, 0.12))
    let tip = hat.upright(moment.between(-26, 14), -moment.between(44, 64))
    let (left, right) = (hat(-34, 0), hat(34, 0))
    canvas.paint(pose.paint(0x5B8D_EFFF, line: 0x3D63_C9FF, width: 7))
    canvas.move(to: left)
    canvas.line(to: tip)
    canvas.line(to: right)
    canvas.curve(to: left, control1: hat(16, 11), control2: hat(-16, 11))
    canvas.close()
    canvas.paint(pose.base.stroked(SRGBColor(rgba: 0xFFE0_66FF), width: 8 * hat.unit))
    stripe(from: (left, 0.36), to: (right, 0.12), tip, &canvas)
    stripe(from: (left, 0.68), to: (right, 0.46), tip, &canvas)
    canvas.paint(pose.base.stroked(SRGBColor(rgba: 0xFF6F_91FF), width: 24 * hat.unit))
    canvas.move(to: tip)
    canvas.line(to: tip)
  }

  /// Draws a line between the sides of the hat, at parts of their way from the base to the tip; its round
  /// ends stay inside.
  private static func stripe<Target: Canvas>(
    from start: (base: Point, part: Double), to end: (base: Point, part: Double), _ tip: Point,
    _ canvas: inout Target
  ) {
    func point(_ place: (base: Point, part: Double)) -> Point {
      Point(
        place.base.x + (tip.x - place.base.x) * place.part,
        place.base.y + (tip.y - place.base.y) * place.part)
    }
    let (left, right) = (point(start), point(end))
    let (x, y) = (right.x - left.x, right.y - left.y)
    let inset = min(5 / (x * x + y * y).squareRoot(), 0.5)
    canvas.move(to: Point(left.x + x * inset, left.y + y * inset))
    canvas.line(to: Point(right.x - x * inset, right.y - y * inset))
  }
}
