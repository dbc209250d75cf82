/// The inside of a bear's ears; other heads have no place for it.
enum BearEars {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    guard pose.style.head == .bear, !pose.isLine else { return }
    let (out, down) = BearHead.ears(at: pose.headMoment)
    canvas.paint(
      pose.base.stroked(pose.colors.automaticCheek(0.6), width: 24 * pose.face.unit))
    onBothSides { canvas.dot(pose.face, $0 * (74 + out), -68 + down) }
  }
}
