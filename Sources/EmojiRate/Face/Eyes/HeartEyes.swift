/// Hearts that grow with the rating.
struct HeartEyes {
  private let x: Double
  private let y: Double
  private let size: Double

  init(_ pose: Pose, _ moment: Moment) {
    (x, y) = (pose.eyeX + 2, pose.openEyeY(moment) - 2)
    size = moment[Channel(11, 12.5, 14.5, 16, 18, 20, 22)] * pose.eyeScale
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    canvas.paint(colors.ornament(FaceColors.heart))
    onBothSides { side in
      let eye = frame.inner(side * x, y, scale: size)
      canvas.move(eye, 0, -0.42)
      canvas.curve(eye, 0.2, -1.02, 1.08, -0.86, 0.98, -0.14)
      canvas.curve(eye, 0.9, 0.42, 0.24, 0.72, 0, 0.98)
      canvas.curve(eye, -0.24, 0.72, -0.9, 0.42, -0.98, -0.14)
      canvas.curve(eye, -1.08, -0.86, -0.2, -1.02, 0, -0.42)
      canvas.close()
    }
  }
}
