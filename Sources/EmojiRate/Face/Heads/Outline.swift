/// The circle around the face.
struct Outline {
  var center: Point
  var radius: Double

  /// Leaves two units between the stroke and the edge of the canvas, as the original does.
  @inline(__always)
  init(_ style: FaceStyle) {
    center = Point(Face.side / 2, Face.side / 2)
    radius = Face.side / 2 - (style.lineWidth / 2 + 2)
  }
}
