/// Stars that grow with joy.
enum StarEyes {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    canvas.paint(pose.ornamentPaint(FaceColors.white))
    let size = pose.moment[Channel(12.5, 14, 15.5, 17, 19, 21, 23)] * pose.eyeScale
    onBothSides { side in
      let eye = pose.features.inner(side * (pose.eyeX + 2), pose.openEyeY - 2, scale: size)
      // Five tips at a distance of 1, and half as far out the corners between them.
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
