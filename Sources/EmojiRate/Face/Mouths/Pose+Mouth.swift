extension Pose {
  /// How much wider than usual the style makes mouths.
  var mouthWidening: Double { style.mouthWidth / FaceNumber.mouthWidth.parameter.defaultValue }

  /// Half the width of a mouth that has a channel of its own for it.
  func mouthHalfWidth(_ own: Channel) -> Double {
    min(max(moment[own] * mouthWidening, 8), 55)
  }

  /// The height of the corners of a mouth that has a channel of its own for it.
  ///
  /// - Parameters:
  ///   - top: How far the mouth's highest point is below its corners.
  ///   - bottom: The same of its lowest point.
  func mouthY(_ own: Channel, top: Double, bottom: Double) -> Double {
    let lowering = FaceNumber.mouthPosition.parameter.defaultValue - style.mouthPosition
    let y = moment[own] + lowering * Face.side / features.unit
    return betweenEyesAndChin(min(max(y, -10), 70), top: top, bottom: bottom)
  }

  /// The height nearest to `y` at which a mouth of such an extent is clear of the eyes and stays on the
  /// chin of every head.
  func betweenEyesAndChin(_ y: Double, top: Double, bottom: Double) -> Double {
    let eyes = eyeY + max(eyeBottom, 0) + lineWidth / features.unit + 4
    return min(max(y, eyes - min(top, 0)), 68 - max(bottom, 0))
  }
}
