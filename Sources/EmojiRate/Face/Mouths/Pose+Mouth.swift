extension Pose {
  /// Half the width of a mouth whose default is `own`.
  func mouthHalfWidth(_ own: Double) -> Double { (own * mouthWidening).clamped(to: 8...55) }

  /// The height of the corners of a mouth whose default is `own`.
  ///
  /// - Parameters:
  ///   - top: How far the mouth's highest point is below its corners.
  ///   - bottom: How far the mouth's lowest point is below its corners.
  func mouthY(_ own: Double, top: Double, bottom: Double) -> Double {
    betweenEyesAndChin((own + mouthLowering).clamped(to: -10...70), top: top, bottom: bottom)
  }

  /// The height nearest to `y` at which a mouth does not touch the eyes and stays on the chin of every head.
  func betweenEyesAndChin(_ y: Double, top: Double, bottom: Double) -> Double {
    let eyes = eyeY + max(eyeBottom, 0) + 2 * halfLine + 4
    return min(max(y, eyes - min(top, 0)), 68 - max(bottom, 0))
  }
}
