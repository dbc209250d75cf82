/// The named styles of faces, in one list.
public enum FaceCharacter: Int, Keyword {
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

  /// The words of the characters.
  public static var keywords: StaticString {
    """
    classic sunny dawn signal sketch mini cat bear bunny ghost cloud bloom star heart robot \
    blob professor royal party cool karma
    """
  }
}

extension FaceStyle {
  /// Makes the style of a character and changes it with a closure.
  ///
  /// ```swift
  /// let style = FaceStyle(.cat) { $0.eyes = .heart }
  /// ```
  public init<Failure: Error>(
    _ character: FaceCharacter, _ change: (inout FaceStyle) throws(Failure) -> Void
  ) throws(Failure) {
    self.init(character)
    try change(&self)
  }

  /// The face of the original control: lines in one colour that goes from red to green.
  public static var classic: FaceStyle { FaceStyle(.classic) }
  /// A round yellow face, from furious to laughing.
  public static var sunny: FaceStyle { FaceStyle(.sunny) }
  /// A round face that goes from wailing at night to laughing at sunrise.
  public static var dawn: FaceStyle { FaceStyle(.dawn) }
  /// A plain face for user interfaces: a rounded square, from red to green, without brows and cheeks.
  public static var signal: FaceStyle { FaceStyle(.signal) }
  /// A round face drawn in lines, from red to green.
  public static var sketch: FaceStyle { FaceStyle(.sketch) }
  /// A face for 12 to 20 pixels: two bars, one bold curve, and no rim.
  public static var mini: FaceStyle { FaceStyle(.mini) }
  /// A ginger cat whose ears go from flat to upright.
  public static var cat: FaceStyle { FaceStyle(.cat) }
  /// A brown bear with a muzzle.
  public static var bear: FaceStyle { FaceStyle(.bear) }
  /// A rabbit whose ears hang when it is sad.
  public static var bunny: FaceStyle { FaceStyle(.bunny) }
  /// A ghost that howls, whispers and laughs.
  public static var ghost: FaceStyle { FaceStyle(.ghost) }
  /// A cloud that rains, clears and lets the sun out.
  public static var cloud: FaceStyle { FaceStyle(.cloud) }
  /// A burst of rays that becomes a circle and bursts into bloom.
  public static var bloom: FaceStyle { FaceStyle(.bloom) }
  /// A star that begins to sparkle.
  public static var star: FaceStyle { FaceStyle(.star) }
  /// A heart, broken at the low end.
  public static var heart: FaceStyle { FaceStyle(.heart) }
  /// A robot whose antenna also shows the rating.
  public static var robot: FaceStyle { FaceStyle(.robot) }
  /// A drop of slime with large eyes, which slumps and bounces.
  public static var blob: FaceStyle { FaceStyle(.blob) }
  /// A round face with glasses and a moustache.
  public static var professor: FaceStyle { FaceStyle(.professor) }
  /// A round face with a crown.
  public static var royal: FaceStyle { FaceStyle(.royal) }
  /// A round face with a party hat, from tears to laughter.
  public static var party: FaceStyle { FaceStyle(.party) }
  /// A round face with dark glasses.
  public static var cool: FaceStyle { FaceStyle(.cool) }
  /// A round face with horns at the low end and a halo at the high one.
  public static var karma: FaceStyle { FaceStyle(.karma) }
}
