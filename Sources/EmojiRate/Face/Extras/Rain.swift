/// Three drops of rain below sad faces.
enum Rain {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let part = pose.moment.growth(from: 0.42, to: 0)
    guard part > 0.03 || Target.keepsVerbs else { return }
    let width = 12 * min(1, 0.4 + part) * min(1, 10 * part)
    canvas.paint(pose.base.stroked(SRGBColor(rgba: 0x4AA3_F0FF), width: width * pose.face.unit))
    let top = pose.landmarks.bottom + 15
    for drop in -1...1 {
      let x = 46 * Double(drop)
      canvas.segment(pose.face, x, top, x - 3 * part, top + (drop == 0 ? 18 : 13) * part)
    }
  }
}
