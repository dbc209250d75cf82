/// The form that the mouth and the eyes of the original control share: two cubic curves from end to end
/// that meet level in the middle, on a canvas like the original's.
///
/// Each end is its own control point, so the form leaves it without a preferred direction; the middle
/// is pulled level over `control` to either side.
struct TwoCurve {
  var left: Point
  var center: Point
  var right: Point
  /// From the centre to its control points, horizontally.
  var control: Double

  func draw<Sink: PathSink>(in frame: Frame, into sink: inout Sink) {
    let (x, y) = (center.x, center.y)
    sink.move(frame, left.x, left.y)
    sink.curve(frame, left.x, left.y, x - control, y, x, y)
    sink.curve(frame, x + control, y, right.x, right.y, right.x, right.y)
  }
}

extension Pose {
  /// Where the original control's canvas lies on the features, lower by `sinking`.
  func classicFrame(sinking: Double = 0) -> Frame {
    let (center, half) = (features.center, Face.side / 2)
    let scale = features.unit * 100 / half
    return Frame(center.x - scale * half, center.y - scale * (half - sinking), unit: scale)
  }
}
