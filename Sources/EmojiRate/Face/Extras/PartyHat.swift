/// A pointed hat with stripes and a pompom, which droops on sad faces and rises on happy ones.
enum PartyHat {
  static func draw<Target: Canvas>(
    _ pose: Pose, _ moment: Moment, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    let seat = HatSeat(line: pose.hatLine, slope: moment.between(-0.3, 0.12))
    let (left, right) = (seat.point(-34, 0, in: frame), seat.point(34, 0, in: frame))
    // The tip does not lean with the hat.
    let tip = frame(moment.between(-26, 14), pose.hatLine - moment.between(44, 64))
    canvas.paint(colors.thing(0x5B8D_EFFF, line: 0x3D63_C9FF, width: 7))
    canvas.move(to: left)
    canvas.line(to: tip)
    canvas.line(to: right)
    canvas.curve(
      to: left, control1: seat.point(16, 11, in: frame), control2: seat.point(-16, 11, in: frame))
    canvas.close()
    canvas.paint(colors.base.stroked(SRGBColor(rgba: 0xFFE0_66FF), width: 8 * frame.unit))
    stripe(from: (left, 0.36), to: (right, 0.12), tip, &canvas)
    stripe(from: (left, 0.68), to: (right, 0.46), tip, &canvas)
    canvas.paint(colors.base.stroked(SRGBColor(rgba: 0xFF6F_91FF), width: 24 * frame.unit))
    canvas.move(to: tip)
    canvas.line(to: tip)
  }

  /// Draws a line between the sides of the hat, at fractions of their way from the base to the tip.
  private static func stripe<Target: Canvas>(
    from start: (base: Point, part: Double), to end: (base: Point, part: Double), _ tip: Point,
    _ canvas: inout Target
  ) {
    let (left, right) = (lerp(start.base, tip, start.part), lerp(end.base, tip, end.part))
    let way = right - left
    let inset = min(5 / way.length, 0.5) * way
    canvas.move(to: left + inset)
    canvas.line(to: right - inset)
  }
}
