/// The shapes of mouths; the registry of them.
public enum FaceMouth: Int, Keyword {
  /// No mouth.
  case none
  /// The two curves of the original control.
  case classic
  /// As the expression has it.
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
  /// A line that rises at one side.
  case smirk
  /// Lips from the side.
  case kiss
  /// A line with a tongue out at the high end.
  case tongue

  /// The words for them.
  public static var keywords: StaticString {
    """
    none classic automatic curve smile frown flat open o grin zigzag wave cat smirk kiss \
    tongue
    """
  }
}

extension FaceMouth {
  /// Draws what the mouth shows in a layer.
  func draw<Target: Canvas>(_ layer: FaceLayer, _ pose: Pose, on canvas: inout Target) {
    guard layer == .features || layer == .mouth else { return }
    switch (layer, self) {
    case (_, .automatic): LipMouth(pose).draw(layer, pose, on: &canvas)
    case (_, .curve): LipMouth(.curve, pose).draw(layer, pose, on: &canvas)
    case (_, .smile): LipMouth(.smile, pose).draw(layer, pose, on: &canvas)
    case (_, .frown): LipMouth(.frown, pose).draw(layer, pose, on: &canvas)
    case (_, .flat): LipMouth(.flat, pose).draw(layer, pose, on: &canvas)
    case (_, .open): LipMouth(.open, pose).draw(layer, pose, on: &canvas)
    case (_, .o): LipMouth(.o, pose).draw(layer, pose, on: &canvas)
    case (.mouth, .classic): ClassicMouth.draw(pose, on: &canvas)
    case (.mouth, .grin): GrinMouth.draw(pose, on: &canvas)
    case (.mouth, .zigzag): ZigzagMouth.draw(pose, on: &canvas)
    case (.mouth, .wave): WaveMouth.draw(pose, on: &canvas)
    case (.mouth, .cat): CatMouth.draw(pose, on: &canvas)
    case (.mouth, .smirk): SmirkMouth.draw(pose, on: &canvas)
    case (.mouth, .kiss): KissMouth.draw(pose, on: &canvas)
    case (.mouth, .tongue): TongueMouth.draw(pose, on: &canvas)
    default: break
    }
  }
}
