/// The inside of a bear's ears; other heads have no place for it.
enum BearEars {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    guard pose.style.head == .bear, !pose.isLine else { return }
    let out = pose.headMoment[Channel(4, 3, 1, 0, 0, -1, -2)]
    let down = pose.headMoment[Channel(14, 10, 4, 1, 0, -2, -4)]
    canvas.paint(
      pose.base.stroked(pose.colors.automaticCheek(0.6), width: 24 * pose.face.unit))
    onBothSides { canvas.dot(pose.face, $0 * (74 + out), -68 + down) }
  }
}
