/// The expression at the low end of the scale, and its changes up to delight.
public enum FaceExpression: String, CaseIterable, Sendable, Keyword {
  /// The character's own expression.
  case own
  /// Angry, with bared teeth.
  case furious
  /// Sad, with tears if the face has them.
  case crying
}

extension FaceStyle {
  /// The channels of the expression.
  func rig(of character: CharacterData) -> Rig {
    switch expression {
    case .own: character.rig
    case .furious: .furious
    case .crying: .crying
    }
  }
}
