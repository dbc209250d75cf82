// Styles by name, as in `Face(4, style: .cat)`.
extension FaceStyle {
  /// The style of ``FaceCharacter/classic``.
  public static var classic: FaceStyle { FaceStyle(.classic) }
  /// The style of ``FaceCharacter/sunny``.
  public static var sunny: FaceStyle { FaceStyle(.sunny) }
  /// The style of ``FaceCharacter/dawn``.
  public static var dawn: FaceStyle { FaceStyle(.dawn) }
  /// The style of ``FaceCharacter/signal``.
  public static var signal: FaceStyle { FaceStyle(.signal) }
  /// The style of ``FaceCharacter/sketch``.
  public static var sketch: FaceStyle { FaceStyle(.sketch) }
  /// The style of ``FaceCharacter/mini``.
  public static var mini: FaceStyle { FaceStyle(.mini) }
  /// The style of ``FaceCharacter/cat``.
  public static var cat: FaceStyle { FaceStyle(.cat) }
  /// The style of ``FaceCharacter/bear``.
  public static var bear: FaceStyle { FaceStyle(.bear) }
  /// The style of ``FaceCharacter/bunny``.
  public static var bunny: FaceStyle { FaceStyle(.bunny) }
  /// The style of ``FaceCharacter/ghost``.
  public static var ghost: FaceStyle { FaceStyle(.ghost) }
  /// The style of ``FaceCharacter/cloud``.
  public static var cloud: FaceStyle { FaceStyle(.cloud) }
  /// The style of ``FaceCharacter/bloom``.
  public static var bloom: FaceStyle { FaceStyle(.bloom) }
  /// The style of ``FaceCharacter/star``.
  public static var star: FaceStyle { FaceStyle(.star) }
  /// The style of ``FaceCharacter/heart``.
  public static var heart: FaceStyle { FaceStyle(.heart) }
  /// The style of ``FaceCharacter/robot``.
  public static var robot: FaceStyle { FaceStyle(.robot) }
  /// The style of ``FaceCharacter/blob``.
  public static var blob: FaceStyle { FaceStyle(.blob) }
  /// The style of ``FaceCharacter/professor``.
  public static var professor: FaceStyle { FaceStyle(.professor) }
  /// The style of ``FaceCharacter/royal``.
  public static var royal: FaceStyle { FaceStyle(.royal) }
  /// The style of ``FaceCharacter/party``.
  public static var party: FaceStyle { FaceStyle(.party) }
  /// The style of ``FaceCharacter/cool``.
  public static var cool: FaceStyle { FaceStyle(.cool) }
  /// The style of ``FaceCharacter/karma``.
  public static var karma: FaceStyle { FaceStyle(.karma) }
}
