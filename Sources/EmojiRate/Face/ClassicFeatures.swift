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

  func draw(in frame: Transform, into sink: inout Canvas) {
    let (left, right) = (frame(left.x, left.y), frame(right.x, right.y))
    let (center, control) = (frame(center.x, center.y), control * frame.unit)
    sink.move(to: left)
    sink.curve(to: center, control1: left, control2: Point(center.x - control, center.y))
    sink.curve(to: right, control1: Point(center.x + control, center.y), control2: right)
  }
}

extension Transform {
  /// The frame of the classic canvas on features in this frame.
  var original: Transform {
    let half = Face.side / 2
    let scale = unit * 100 / half
    return Transform(origin.x - scale * half, origin.y - scale * half, unit: scale)
  }
}

/// The eyes of the original control: flat lines up to the middle of the scale, whose middles then rise to an
/// arch.
enum ClassicEyes {
  /// Draws the eyes in the frame of a canvas like the original's.
  static func draw(
    _ style: FaceStyle, at progress: Double, in frame: Transform,
    into sink: inout Canvas
  ) {
    let y = Face.side * (1 - style.eyePosition)
    let top = y - 0.1 * Face.side * max(progress - 0.5, 0)
    let halfWidth = style.eyeWidth * Face.side / 2
    onBothSides { eye in
      let x = Face.side / 2 + eye * 0.2 * Face.side
      TwoCurve(
        left: Point(x - halfWidth, y), center: Point(x, top), right: Point(x + halfWidth, y),
        control: 0.06 * Face.side
      ).draw(in: frame, into: &sink)
    }
  }
}

/// The mouth of the original control; its corners are fixed, and its middle falls from a frown to a smile.
enum ClassicMouth {
  /// The mouth on a canvas like the original's.
  ///
  /// - Parameter avoidsEyes: Whether a frown makes room for the eyes. The classic eyes are higher and need
  ///   none.
  @inline(__always)
  static func curve(
    _ style: FaceStyle, at progress: Double, avoidsEyes: Bool
  ) -> TwoCurve {
    let (side, width) = (Face.side, style.mouthWidth)
    // How far the middle is below the corners. It moves by three tenths of the side in total.
    let depth = 0.3 * side * (progress - 0.5)
    let sinking = avoidsEyes ? 5 + 0.6 * max(-depth, 0) : 0
    let left = Point(side * (1 - width) / 2, side * (1 - style.mouthPosition) + sinking)
    return TwoCurve(
      left: left, center: Point(side / 2, left.y + depth), right: Point(side - left.x, left.y),
      control: side * width * style.lipWidth / 2)
  }
}
