/// The shapes of mouths, in one list.
public enum FaceMouth: String, CaseIterable, Sendable, Keyword {
  /// No mouth.
  case none
  /// The two curves of the original control.
  case classic
  /// The mouth of the expression.
  case automatic
  /// A line from a frown to a smile.
  case curve
  /// A line that smiles at every value.
  case smile
  /// A line that frowns at every value.
  case frown
  /// A straight line that widens.
  case flat
  /// Open at every value.
  case open
  /// A round opening, narrowest in the middle of the scale.
  case o
  /// Teeth from corner to corner.
  case grin
  /// A zigzag from a frown to a smile.
  case zigzag
  /// A wave from a frown to a smile.
  case wave
  /// Two arcs that meet below the nose.
  case cat
  /// A line that rises on one side.
  case smirk
  /// Lips from the side.
  case kiss
  /// A line with a tongue out at the high end.
  case tongue
}

extension FaceMouth: Feature {
  /// Draws the mouth, each shape in the layers that it needs.
  func draw(
    _ layer: FaceLayer, _ pose: Pose, in frame: Transform, on canvas: inout Canvas
  ) {
    switch (layer, self) {
    case (_, .automatic), (_, .curve), (_, .smile), (_, .frown), (_, .flat), (_, .open), (_, .o):
      drawLips(layer, pose, in: frame, on: &canvas)
    case (.classicMouth, .classic):
      let avoidsEyes = pose.style.eyes != .classic && !pose.style.character.isOriginal
      ClassicMouth.curve(pose.style, at: pose.moment.progress, avoidsEyes: avoidsEyes)
        .draw(in: frame.original, into: &canvas)
    case (.mouth, .grin): pose.drawGrin(in: frame, on: &canvas)
    case (.mouth, .zigzag): pose.drawZigzagMouth(in: frame, on: &canvas)
    case (.mouth, .wave): pose.drawWaveMouth(in: frame, on: &canvas)
    case (.mouth, .cat): pose.drawCatMouth(in: frame, on: &canvas)
    case (.mouth, .smirk): pose.drawSmirk(in: frame, on: &canvas)
    case (.mouth, .kiss): pose.drawKissMouth(in: frame, on: &canvas)
    case (.mouth, .tongue): pose.drawTongueMouth(in: frame, on: &canvas)
    default: break
    }
  }

  private func drawLips(
    _ layer: FaceLayer, _ pose: Pose, in frame: Transform, on canvas: inout Canvas
  ) {
    switch layer {
    case .features where !pose.colors.isLine:
      LipMouth(self, pose).lens.draw(in: frame, into: &canvas)
    case .mouth where pose.colors.isLine:
      canvas.paint(pose.colors.base)
      LipMouth(self, pose).hollowLens.draw(in: frame, into: &canvas)
    case .mouth: LipMouth(self, pose).drawInside(pose, in: frame, on: &canvas)
    default: break
    }
  }
}
