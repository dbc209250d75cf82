/// Three drops of rain below sad faces.
enum Rain {
  static func draw<Target: Canvas>(
    _ head: HeadPlan, _ moment: Moment, in frame: Frame, _ colors: FaceColors,
    on canvas: inout Target
  ) {
    let part = moment.growth(from: 0.4, to: 0)
    let top = head.bottom + 15
    guard part > 0.02 || Target.keepsVerbs else { return }
    let width = 12 * min(1, 0.4 + part) * min(1, 25 * part)
    canvas.paint(colors.base.stroked(SRGBColor(rgba: 0x4AA3_F0FF)), lineWidth: width * frame.unit)
    for drop in -1...1 {
      let x = 46 * Double(drop)
      canvas.segment(frame, x, top, x - 3 * part, top + (drop == 0 ? 18 : 13) * part)
    }
  }
}
