// Marks of a devil and an angel.
extension Pose {
  /// Draws a pair of horns at the low end, which shrink into the head.
  func drawHorns(on canvas: inout Canvas) {
    let part = moment.growth(from: 0.3, to: 0.15)
    guard part > 0.03 || canvas.keepsVerbs else { return }
    canvas.paint(colors.object(0xB324_3CFF, line: 0x7D17_30FF, width: 6 * min(1, 1.8 * part)))
    // Their base is deep inside the head. In a face of lines, only the head's line can hide it.
    let inner = colors.isLine ? Point(-16, -10) : Point(-23, 2)
    let outer = colors.isLine ? Point(20, 12) : Point(15, 24)
    let hats = hats
    onBothSides { side in
      // They keep their shape and shrink towards a point behind the head's edge, so their visible part always
      // ends in a point.
      let horn = hats.inner(side * 56, -78, scale: part)
      canvas.move(horn, side * inner.x, inner.y)
      canvas.curve(horn, side * -19, -22, side * 7, -34, side * 11, -40)
      canvas.curve(horn, side * 27, -26, side * 29, 0, side * outer.x, outer.y)
      canvas.close()
    }
  }

  /// Draws a ring of light that widens above happy faces.
  func drawHalo(on canvas: inout Canvas) {
    let part = moment.growth(from: 0.5, to: 0.95)
    guard part > 0.03 || canvas.keepsVerbs else { return }
    let halfWidth = moment[Channel(0, 0, 0, 0, 18, 42, 52)]
    let height = 11 * halfWidth / 52
    // It is also above ears.
    let ring = Lens(
      head.hats.origin.x, head.extent.top - 16 - 6 * part, halfWidth, top: -height, bottom: height,
      topRoundness: 1, bottomRoundness: 1)
    let width = (3 + 7 * part) * min(1, 5 * part)
    canvas.paint(colors.line.stroked(SRGBColor(rgba: 0xFFD2_3CFF)), lineWidth: width)
    ring.draw(in: face, into: &canvas)
  }
}
