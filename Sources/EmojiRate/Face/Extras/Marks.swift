// Marks on the head.
extension Pose {
  /// Draws red cheeks, which grow on happy faces.
  func drawBlush(on canvas: inout Canvas) {
    let (features, x, y, strength) = (features, cheekX, cheekY, cheek)
    // Small cheeks are red enough not to look like smudges.
    let scale = extraScale * min(4 * strength, 1)
    guard !colors.isLine, scale > 0.03 || canvas.keepsVerbs else { return }
    canvas.paint(
      colors.base.stroked(colors.cheek(max(strength, 0.5))),
      lineWidth: (12 + 10 * strength) * scale * features.unit)
    onBothSides { canvas.segment(features, $0 * x - 3 * scale, y, $0 * x + 3 * scale, y) }
  }

  /// Draws a stream of tears from each eye, as strong as the expression cries.
  func drawTears(on canvas: inout Canvas) {
    let (features, tear, scale) = (features, tear, extraScale)
    guard tear * scale > 0.03 || canvas.keepsVerbs else { return }
    // They begin below a lid that is shut.
    let (high, low) = (max(24 - 16 * tear, 16), 32 + 32 * tear)
    let (middle, half) = (eyeY + (high + low) / 2, (low - high) / 2 * scale)
    let top = Point(eyeX + 9 - 6 * tear, middle - half)
    let bottom = Point(eyeX + 10 - tear, middle + half)
    // A tear begins as a drop before it runs.
    let width = 14 * min(1, 0.6 + tear) * min(1, 6 * tear) * scale
    canvas.paint(colors.base.stroked(FaceColors.tear), lineWidth: width * features.unit)
    onBothSides { canvas.segment(features, $0 * top.x, top.y, $0 * bottom.x, bottom.y) }
  }

  /// Draws a drop of sweat on the forehead of worried faces, absent at both ends of the scale.
  func drawSweat(on canvas: inout Canvas) {
    let part = moment.growth(from: 0, to: 0.15) * moment.growth(from: 0.52, to: 0.37)
    let size = 16 * part * extraScale
    guard size > 0.5 || canvas.keepsVerbs else { return }
    canvas.paint(colors.object(0x7FD0_FFFF, line: 0x3F9F_E0FF, width: 5 * min(1, size / 8)))
    // Next to the brows.
    let drop = hats.inner(81, -50, scale: size)
    canvas.move(drop, 0.12, -1.5)
    canvas.curve(drop, 0.5, -0.7, 1, -0.1, 1, 0.45)
    canvas.curve(drop, 1, 1.6, -1, 1.6, -1, 0.45)
    canvas.curve(drop, -1, -0.1, -0.3, -0.8, 0.12, -1.5)
    canvas.close()
  }

  /// Draws a crack from the top of the head, which closes towards the middle of the scale.
  func drawCrack(on canvas: inout Canvas) {
    let part = moment.growth(from: 0.5, to: 0)
    guard part > 0.03 || canvas.keepsVerbs else { return }
    let top = head.notch ?? head.top
    let length = head.crackLength * part
    // It is darker than the rim, which looks like a shade of the head.
    let color = colors.fill.warmed(by: 12, saturation: 0.12, brightness: 0.66)
    canvas.paint(colors.line.stroked(colors.isLine ? nil : color), lineWidth: 6 * min(1, 4 * part))
    canvas.move(face, 0, top)
    canvas.line(face, 6 * part, top + 10 * length)
    canvas.line(face, -5 * part, top + 19 * length)
    canvas.line(face, 4 * part, top + 31 * length)
  }
}
