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

/// A mouth at one value.
enum Mouth: Feature {
  case none
  case classic(TwoCurve)
  case lips(LipMouth)
  case grin(GrinMouth)
  case zigzag(ZigzagMouth)
  case wave(WaveMouth)
  case cat(CatMouth)
  case smirk(Arch)
  case kiss(KissMouth)
  case tongue(TongueMouth)

  /// Makes the mouth of a style.
  init(_ style: FaceStyle, _ pose: Pose, _ moment: Moment) {
    switch style.mouth {
    case .none: self = .none
    case .classic:
      self = .classic(
        ClassicMouth.curve(
          style, at: moment.progress,
          avoidsEyes: style.eyes != .classic && !style.character.isOriginal))
    case .automatic: self = .lips(LipMouth(pose))
    case .curve, .smile, .frown, .flat, .open, .o:
      self = LipShape(style.mouth).map { .lips(LipMouth($0, pose, moment)) } ?? .none
    case .grin: self = .grin(GrinMouth(pose, moment))
    case .zigzag: self = .zigzag(ZigzagMouth(pose, moment))
    case .wave: self = .wave(WaveMouth(pose, moment))
    case .cat: self = .cat(CatMouth(pose, moment))
    case .smirk: self = .smirk(SmirkMouth.arch(pose, moment))
    case .kiss: self = .kiss(KissMouth(pose, moment))
    case .tongue: self = .tongue(TongueMouth(pose, moment))
    }
  }

  func draw<Target: Canvas>(
    _ layer: FaceLayer, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    switch (layer, self) {
    case (_, .lips(let mouth)): mouth.draw(layer, in: frame, colors, on: &canvas)
    case (.lines, .classic(let curve)): curve.draw(in: frame.original, into: &canvas)
    case (.mouth, .grin(let mouth)): mouth.draw(in: frame, colors, on: &canvas)
    case (.mouth, .zigzag(let mouth)): mouth.draw(in: frame, colors, on: &canvas)
    case (.mouth, .wave(let mouth)): mouth.draw(in: frame, colors, on: &canvas)
    case (.mouth, .cat(let mouth)): mouth.draw(in: frame, colors, on: &canvas)
    case (.mouth, .smirk(let arch)):
      canvas.paint(colors.line)
      arch.draw(in: frame, into: &canvas)
    case (.mouth, .kiss(let mouth)): mouth.draw(in: frame, colors, on: &canvas)
    case (.mouth, .tongue(let mouth)): mouth.draw(in: frame, colors, on: &canvas)
    default: break
    }
  }
}
