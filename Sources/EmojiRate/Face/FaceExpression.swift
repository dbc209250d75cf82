/// How a face feels at the low end of the scale, and how it gets from there to delight.
public enum FaceExpression: Int, Keyword {
  /// As the character has it.
  case own
  /// Angry, with bared teeth.
  case furious
  /// Sad, with tears if the face has them.
  case crying

  /// The words for them.
  public static var keywords: StaticString { "own furious crying" }
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
