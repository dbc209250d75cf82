/// The seat of a hat: a line of the head, and a lean to one side, in units of the frame of hats.
struct HatSeat {
  let line: Double
  /// The slope of the seat: positive is lower on the right.
  let slope: Double

  /// The place of a point of the hat on the canvas.
  func point(_ x: Double, _ y: Double, in frame: Frame) -> Point {
    frame(x, line + y + slope * x)
  }
}

/// A crown with three points, tilted when angry.
enum Crown {
  static func draw<Target: Canvas>(
    _ pose: Pose, _ moment: Moment, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    let seat = HatSeat(line: pose.hatLine, slope: moment.between(-0.16, 0))
    let height = moment.between(30, 46)
    func hat(_ x: Double, _ y: Double) -> Point { seat.point(x, y, in: frame) }
    canvas.paint(colors.thing(0xFFC9_3DFF, line: 0xD98A_1FFF, width: 7))
    canvas.move(to: hat(-48, 0))
    canvas.line(to: hat(-56, -height))
    canvas.line(to: hat(-21.6, -0.45 * height))
    canvas.line(to: hat(0, -1.15 * height))
    canvas.line(to: hat(21.6, -0.45 * height))
    canvas.line(to: hat(56, -height))
    canvas.line(to: hat(48, 0))
    canvas.curve(to: hat(-48, 0), control1: hat(24, 9), control2: hat(-24, 9))
    canvas.close()
    canvas.paint(colors.base.stroked(SRGBColor(rgba: 0xE548_4DFF), width: 13 * frame.unit))
    for tip in -1...1 {
      let end = hat(56 * Double(tip), tip == 0 ? -1.15 * height : -height)
      canvas.move(to: end)
      canvas.line(to: end)
    }
  }
}

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

/// A top hat with a red band, tilted when angry.
enum TopHat {
  static func draw<Target: Canvas>(
    _ pose: Pose, _ moment: Moment, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    let seat = HatSeat(line: pose.hatLine, slope: moment.between(-0.2, 0))
    let height = moment.between(40, 52)
    func hat(_ x: Double, _ y: Double) -> Point { seat.point(x, y, in: frame) }
    canvas.paint(colors.features.stroked(width: 8))
    canvas.move(to: hat(-38, -2))
    canvas.line(to: hat(-34, -height))
    canvas.curve(
      to: hat(34, -height), control1: hat(-20, -height - 5), control2: hat(20, -height - 5))
    canvas.line(to: hat(38, -2))
    canvas.close()
    canvas.paint(colors.line.stroked(SRGBColor(rgba: 0xE548_4DFF), width: 12 * frame.unit))
    canvas.move(to: hat(-32, -13))
    canvas.curve(to: hat(32, -13), control1: hat(-16, -8), control2: hat(16, -8))
    canvas.paint(colors.line.stroked(width: 13 * frame.unit))
    canvas.move(to: hat(-62, 0))
    canvas.curve(to: hat(62, 0), control1: hat(-30, 9), control2: hat(30, 9))
  }
}
