/// The form that the mouth and the eyes of the original control share: two cubic curves from end to end
/// that meet level in the middle.
///
/// Each end is its own control point, so the form leaves it without a preferred direction; the middle
/// is pulled level over `control` to either side.
struct TwoCurve {
  var left: Point
  var center: Point
  var right: Point
  /// From the centre to its control points, horizontally.
  var control: Double

  /// The same in another place and size.
  func transformed(by transform: Transform) -> TwoCurve {
    TwoCurve(
      left: transform.apply(left), center: transform.apply(center), right: transform.apply(right),
      control: control * transform.lineScale)
  }

  func draw<Sink: PathSink>(into sink: inout Sink) {
    sink.move(to: left)
    sink.curve(
      to: center, control1: left, control2: Point(center.x - control, center.y))
    sink.curve(
      to: right, control1: Point(center.x + control, center.y), control2: right)
  }
}
