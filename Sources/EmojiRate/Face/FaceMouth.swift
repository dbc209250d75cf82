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
    switch self {
    case .none: break
    case .classic: ClassicMouth.draw(layer, pose, on: &canvas)
    case .automatic: LipMouth(pose).draw(layer, pose, on: &canvas)
    case .curve: LipMouth(.curve, pose).draw(layer, pose, on: &canvas)
    case .smile: LipMouth(.smile, pose).draw(layer, pose, on: &canvas)
    case .frown: LipMouth(.frown, pose).draw(layer, pose, on: &canvas)
    case .flat: LipMouth(.flat, pose).draw(layer, pose, on: &canvas)
    case .open: LipMouth(.open, pose).draw(layer, pose, on: &canvas)
    case .o: LipMouth(.o, pose).draw(layer, pose, on: &canvas)
    case .grin: GrinMouth.draw(layer, pose, on: &canvas)
    case .zigzag: ZigzagMouth.draw(layer, pose, on: &canvas)
    case .wave: WaveMouth.draw(layer, pose, on: &canvas)
    case .cat: CatMouth.draw(layer, pose, on: &canvas)
    case .smirk: SmirkMouth.draw(layer, pose, on: &canvas)
    case .kiss: KissMouth.draw(layer, pose, on: &canvas)
    case .tongue: TongueMouth.draw(layer, pose, on: &canvas)
    }
  }
}
