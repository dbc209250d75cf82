/// A crack from the top of the head, which closes towards the middle of the scale.
enum Crack {
  static func draw<Target: Canvas>(
    _ head: HeadPlan, _ moment: Moment, in frame: Frame, _ colors: FaceColors,
    on canvas: inout Target
  ) {
    let part = moment.growth(from: 0.5, to: 0)
    let top = head.notch ?? head.top
    let length = head.crackLength * part
    guard part > 0.03 || Target.keepsVerbs else { return }
    // It is darker than the rim, which looks like a shade of the head.
    let color = colors.fill.warmed(by: 12, saturation: 0.12, brightness: 0.66)
    canvas.paint(colors.line.stroked(colors.isLine ? nil : color), lineWidth: 6 * min(1, 4 * part))
    canvas.move(frame, 0, top)
    canvas.line(frame, 6 * part, top + 10 * length)
    canvas.line(frame, -5 * part, top + 19 * length)
    canvas.line(frame, 4 * part, top + 31 * length)
  }
}
