/// A crack from the top of the head, which closes towards the middle of the scale.
enum Crack {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let part = pose.moment.growth(from: 0.5, to: 0)
    guard part > 0.03 || Target.keepsVerbs else { return }
    // Darker than the rim, which the eye takes for a shade of the head.
    let color = pose.colors.fill.warmed(by: 12, saturation: 0.12, brightness: 0.66)
    canvas.paint(
      pose.base.filled(nil)
        .stroked(pose.isLine ? nil : color, width: 6 * min(1, 4 * part)))
    let top = pose.landmarks.notch
    // In a heart the notch goes on, and ends before it is between the brows.
    let length = pose.style.head == .heart ? part : 1.3 * part
    canvas.move(pose.face, 0, top)
    canvas.line(pose.face, 6 * part, top + 10 * length)
    canvas.line(pose.face, -5 * part, top + 19 * length)
    canvas.line(pose.face, 4 * part, top + 31 * length)
  }
}
