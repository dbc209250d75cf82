/// The named styles of faces, in one list.
public enum FaceCharacter: String, CaseIterable, Sendable, Keyword {
  /// The face of the original control: lines in one colour that goes from red to green.
  case classic
  /// A round yellow face, from furious to laughing.
  case sunny
  /// A round face that goes from wailing at night to laughing at sunrise.
  case dawn
  /// A plain face for user interfaces: a rounded square, from red to green, without brows and cheeks.
  case signal
  /// A round face drawn in lines, from red to green.
  case sketch
  /// A face for 12 to 20 pixels: two bars, one bold curve, and no rim.
  case mini
  /// A ginger cat whose ears go from flat to upright.
  case cat
  /// A brown bear with a muzzle.
  case bear
  /// A rabbit whose ears hang when it is sad.
  case bunny
  /// A ghost that howls, whispers and laughs.
  case ghost
  /// A cloud that rains, clears and lets the sun out.
  case cloud
  /// A burst of rays that becomes a circle and bursts into bloom.
  case bloom
  /// A star that begins to sparkle.
  case star
  /// A heart, broken at the low end.
  case heart
  /// A robot whose antenna also shows the rating.
  case robot
  /// A drop of slime with large eyes, which slumps and bounces.
  case blob
  /// A round face with glasses and a moustache.
  case professor
  /// A round face with a crown.
  case royal
  /// A round face with a party hat, from tears to laughter.
  case party
  /// A round face with dark glasses.
  case cool
  /// A round face with horns at the low end and a halo at the high one.
  case karma
}

// Styles by name, as in `Face(4, style: .cat)`.
extension FaceStyle {
  /// The style of ``FaceCharacter/classic``.
  public static var classic: FaceStyle { FaceStyle() }
  /// The style of ``FaceCharacter/sunny``.
  public static var sunny: FaceStyle { FaceStyle(of: .sunny) }
  /// The style of ``FaceCharacter/dawn``.
  public static var dawn: FaceStyle { FaceStyle(of: .dawn) }
  /// The style of ``FaceCharacter/signal``.
  public static var signal: FaceStyle { FaceStyle(of: .signal) }
  /// The style of ``FaceCharacter/sketch``.
  public static var sketch: FaceStyle { FaceStyle(of: .sketch) }
  /// The style of ``FaceCharacter/mini``.
  public static var mini: FaceStyle { FaceStyle(of: .mini) }
  /// The style of ``FaceCharacter/cat``.
  public static var cat: FaceStyle { FaceStyle(of: .cat) }
  /// The style of ``FaceCharacter/bear``.
  public static var bear: FaceStyle { FaceStyle(of: .bear) }
  /// The style of ``FaceCharacter/bunny``.
  public static var bunny: FaceStyle { FaceStyle(of: .bunny) }
  /// The style of ``FaceCharacter/ghost``.
  public static var ghost: FaceStyle { FaceStyle(of: .ghost) }
  /// The style of ``FaceCharacter/cloud``.
  public static var cloud: FaceStyle { FaceStyle(of: .cloud) }
  /// The style of ``FaceCharacter/bloom``.
  public static var bloom: FaceStyle { FaceStyle(of: .bloom) }
  /// The style of ``FaceCharacter/star``.
  public static var star: FaceStyle { FaceStyle(of: .star) }
  /// The style of ``FaceCharacter/heart``.
  public static var heart: FaceStyle { FaceStyle(of: .heart) }
  /// The style of ``FaceCharacter/robot``.
  public static var robot: FaceStyle { FaceStyle(of: .robot) }
  /// The style of ``FaceCharacter/blob``.
  public static var blob: FaceStyle { FaceStyle(of: .blob) }
  /// The style of ``FaceCharacter/professor``.
  public static var professor: FaceStyle { FaceStyle(of: .professor) }
  /// The style of ``FaceCharacter/royal``.
  public static var royal: FaceStyle { FaceStyle(of: .royal) }
  /// The style of ``FaceCharacter/party``.
  public static var party: FaceStyle { FaceStyle(of: .party) }
  /// The style of ``FaceCharacter/cool``.
  public static var cool: FaceStyle { FaceStyle(of: .cool) }
  /// The style of ``FaceCharacter/karma``.
  public static var karma: FaceStyle { FaceStyle(of: .karma) }
}
