/// The expression at the low end of the scale, and its changes up to delight.
public enum FaceExpression: String, CaseIterable, Sendable, Keyword {
  /// The character's own expression.
  case own
  /// Angry, with bared teeth.
  case furious
  /// Sad, with tears if the face has them.
  case crying
}

/// The changes of a face's features with the value: the channels from which a pose is made.
///
/// Lengths are in units of the feature frame; y grows downwards, x outwards from the middle.
struct Rig {
  /// The mouth.
  var lips = LipShape()
  /// The horizontal distance from the middle of the face to the middle of an eye.
  var eyeX = Channel(36)
  /// The height of the eyes' middles.
  var eyeY = Channel(-6, -9, -15, -18, -19, -21, -19)
  /// The distance from an eye's middle to a corner.
  var eyeHalfWidth = Channel(11, 10, 9, 8.5, 8.5, 9.5, 17)
  /// How far an eye reaches above its middle.
  var eyeTop = Channel(2, 8, 13, 14, 15, 17, 15)
  /// How far an eye reaches below its middle; the negative of the top makes it an arc.
  var eyeBottom = Channel(10, 12, 13, 14, 14, 14, -15)
  /// How far an eye's outer corner is raised and the inner one lowered.
  var eyeTilt = Channel(9, 5, 0, 0, 0, 0, 0)
  /// The height of the brows' middles.
  var browY = Channel(-31, -39, -47, -54, -55, -58, -60)
  /// How far a brow's inner end is lowered and its outer one raised.
  var browDrop = Channel(11, 7, 3, 1, 0, 0, 0)
  /// The distance from a brow's middle to an end.
  var browHalfWidth = Channel(16, 15, 13, 12, 12, 14, 16)
  /// How far a brow's middle is above its ends.
  var browArch = Channel(0, 1, 1, 2, 4, 6, 8)
  /// The width of the brows, as a part of the line width.
  var browWeight = Channel(1, 1, 0.8, 0, 0, 0, 0)
  /// The strength of the blush.
  var cheek = Channel(0, 0, 0, 0, 0.25, 0.6, 1)
  /// The horizontal distance from the middle of the face to the middle of a cheek.
  var cheekX = Channel(64, 64, 64, 64, 64, 66, 71)
  /// The height of the cheeks' middles.
  var cheekY = Channel(15, 15, 15, 15, 14, 10, 4)
  /// The strength of crying.
  var tear = Channel(0)

  /// From bared teeth over an angry frown, annoyance, neutrality, a smile and an open smile to a laugh.
  static var furious: Rig { Rig() }

  /// From a wail with shut eyes over tears to worry, then like ``furious``.
  static var crying: Rig {
    var rig = Rig()
    rig.lips = LipShape(
      halfWidth: Channel(35, 30, 29, 30, 35, 42, 46), y: Channel(60, 52, 43, 37, 32, 21, 10),
      upper: Channel(-40, -18, -9, 0, 10, 7, 4), lower: Channel(-6, -18, -9, 0, 10, 30, 52),
      inside: (teeth: Channel(0, 0, 0, 0, 0, 1, 1), tongue: Channel(1, 0, 0, 0, 0, 0, 1)))
    rig.eyeY = Channel(-11, -13, -16, -18, -19, -21, -19)
    rig.eyeHalfWidth = Channel(15, 10, 9, 8.5, 8.5, 9.5, 17)
    rig.eyeTop = Channel(-9, 9, 13, 14, 15, 17, 15)
    rig.eyeBottom = Channel(9, 13, 13, 14, 14, 14, -15)
    rig.eyeTilt = Channel(-3, -2, -1, 0, 0, 0, 0)
    rig.browY = Channel(-44, -48, -52, -54, -55, -58, -60)
    rig.browDrop = Channel(-11, -9, -6, -2, 0, 0, 0)
    rig.browHalfWidth = Channel(14, 14, 13, 12, 12, 14, 16)
    rig.browArch = Channel(3, 3, 3, 3, 4, 6, 8)
    rig.browWeight = Channel(1, 1, 0.85, 0, 0, 0, 0)
    rig.tear = Channel(1, 0.45, 0, 0, 0, 0, 0)
    return rig
  }
}
