/// How a face is drawn: everything about it but the rating.
///
/// Lengths are in user units of the 240 × 240 canvas or, where said, fractions of its side. Every
/// number is clamped on assignment; its limits are at `style.$mouthWidth.limits`.
public struct FaceStyle: Hashable, Sendable {
  /// The width of every stroke, in user units.
  @Clamped(0.5...20) public var lineWidth = 14.0

  /// From one corner of the mouth to the other, as a fraction of the side.
  @Clamped(0.2...0.7) public var mouthWidth = 0.6

  /// How far the lip's curve is pulled flat, as a fraction of the mouth's width.
  @Clamped(0.2...0.9) public var lipWidth = 0.7

  /// The height of the mouth's corners above the bottom, as a fraction of the side.
  @Clamped(0.1...0.5) public var mouthPosition = 0.35

  /// From one end of an eye to the other, as a fraction of the side.
  @Clamped(0.1...0.3) public var eyeWidth = 0.2

  /// The height of the eyes' ends above the bottom, as a fraction of the side.
  @Clamped(0.6...0.8) public var eyePosition = 0.6

  /// Whether the face has eyes.
  public var showsEyes = true

  /// The colour of the strokes; from red to green by default.
  public var color = FaceColor.range(ColorRange())

  /// Makes a style; what is left out keeps its default, what is out of limits is clamped.
  public init(
    lineWidth: Double? = nil, mouthWidth: Double? = nil, lipWidth: Double? = nil,
    mouthPosition: Double? = nil, eyeWidth: Double? = nil, eyePosition: Double? = nil,
    showsEyes: Bool = true, color: FaceColor = .range(ColorRange())
  ) {
    if let lineWidth { self.lineWidth = lineWidth }
    if let mouthWidth { self.mouthWidth = mouthWidth }
    if let lipWidth { self.lipWidth = lipWidth }
    if let mouthPosition { self.mouthPosition = mouthPosition }
    if let eyeWidth { self.eyeWidth = eyeWidth }
    if let eyePosition { self.eyePosition = eyePosition }
    self.showsEyes = showsEyes
    self.color = color
  }
}
