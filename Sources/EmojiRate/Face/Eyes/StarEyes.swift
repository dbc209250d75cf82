/// Stars that grow with the rating.
struct StarEyes {
  private let x: Double
  private let y: Double
  private let size: Double

  init(_ pose: Pose, _ moment: Moment) {
    (x, y) = (pose.eyeX + 2, pose.openEyeY(moment) - 2)
    size = moment[Channel(12.5, 14, 15.5, 17, 19, 21, 23)] * pose.eyeScale
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    canvas.paint(colors.ornament(FaceColors.white))
    onBothSides { side in
      let eye = frame.inner(side * x, y, scale: size)
      // Five tips at radius 1, and corners between them at radius 0.5.
      canvas.move(eye, 0, -1)
      canvas.line(eye, 0.294, -0.405)
      canvas.line(eye, 0.951, -0.309)
      canvas.line(eye, 0.476, 0.155)
      canvas.line(eye, 0.588, 0.809)
      canvas.line(eye, 0, 0.5)
      canvas.line(eye, -0.588, 0.809)
      canvas.line(eye, -0.476, 0.155)
      canvas.line(eye, -0.951, -0.309)
      canvas.line(eye, -0.294, -0.405)
      canvas.close()
    }
  }
}
