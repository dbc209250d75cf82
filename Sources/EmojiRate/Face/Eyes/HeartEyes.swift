/// Hearts that grow with joy.
enum HeartEyes {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    canvas.paint(pose.ornamentPaint(FaceColors.heart))
    let size = pose.moment[Channel(11, 12.5, 14.5, 16, 18, 20, 22)] * pose.eyeScale
    onBothSides { side in
      let eye = pose.features.inner(side * (pose.eyeX + 2), pose.openEyeY - 2, scale: size)
      canvas.move(eye, 0, -0.42)
      canvas.curve(eye, 0.2, -1.02, 1.08, -0.86, 0.98, -0.14)
      canvas.curve(eye, 0.9, 0.42, 0.24, 0.72, 0, 0.98)
      canvas.curve(eye, -0.24, 0.72, -0.9, 0.42, -0.98, -0.14)
      canvas.curve(eye, -1.08, -0.86, -0.2, -1.02, 0, -0.42)
      canvas.close()
    }
  }
}
