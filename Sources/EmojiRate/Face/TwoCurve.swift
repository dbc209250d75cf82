/// The shape of the classic mouth and eyes: two cubic curves that meet level in the middle, on a canvas like
/// the classic one.
///
/// Each end is its own control point, so the shape leaves it in no preferred direction. The middle is level
/// for `control` on either side.
struct TwoCurve {
  var left: Point
  var center: Point
  var right: Point
  /// The horizontal distance of the control points from the centre.
  var control: Double

  func draw<Sink: PathSink>(in frame: Frame, into sink: inout Sink) {
    let (left, right) = (frame(left.x, left.y), frame(right.x, right.y))
    let (center, control) = (frame(center.x, center.y), control * frame.unit)
    sink.move(to: left)
    sink.curve(to: center, control1: left, control2: Point(center.x - control, center.y))
    sink.curve(to: right, control1: Point(center.x + control, center.y), control2: right)
  }
}

extension Frame {
  /// The frame of the classic canvas on features in this frame.
  var original: Frame {
    let half = Face.side / 2
    let scale = unit * 100 / half
    return Frame(center.x - scale * half, center.y - scale * half, unit: scale)
  }
}
