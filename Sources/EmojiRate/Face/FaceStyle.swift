/// How a face is drawn: everything about it but the rating.
///
/// Lengths are in user units of the 240 × 240 canvas or, where said, fractions of its side. Every number
/// is clamped on assignment, and NaN becomes the default: see ``FaceNumber/parameter``.
public struct FaceStyle: Hashable, Sendable {
  /// The numbers that are not usual; infinity, which no limits allow, stands for the others.
  private var numbers = SIMD16<Double>(repeating: .infinity)

  /// The colour of the head, and of a face of lines that of the lines.
  public var color: FaceColor

  /// The colour of eyes, brows and mouth on a filled head, #3a2332 by default.
  public var ink: CSSColor {
    get { ownInk ?? FaceColors.defaultInk }
    set { ownInk = newValue == FaceColors.defaultInk ? nil : newValue }
  }
  private var ownInk: CSSColor?

  /// The character that the style began as: it has the expression, and places the features on its own
  /// head.
  public let character: FaceCharacter

  /// The shape of the head.
  public var head: FaceHead

  /// The shape of the eyes.
  public var eyes: FaceEyes

  /// Whether there are brows.
  public var brows: FaceBrows

  /// The shape of the mouth.
  public var mouth: FaceMouth

  /// What the face has besides its features.
  public var extras: FaceExtras

  /// How the face is painted.
  public var paint: FacePaint

  /// How the face feels at the low end of the scale.
  public var expression = FaceExpression.own

  #if !hasFeature(Embedded)
    /// A shape of one's own in place of ``head``; nil by default.
    public var headPath: FacePath?
  #endif

  /// Makes the style of a character.
  public init(_ character: FaceCharacter) {
    let data = character.data
    self.character = character
    head = data.head
    eyes = data.eyes
    brows = data.brows
    mouth = data.mouth
    extras = data.extras
    paint = data.paint
    color = data.color
    lineWidth = data.lineWidth
    rimWidth = data.rimWidth
  }

  /// Makes a style of the original control; what is left out keeps its default, what is out of limits is
  /// clamped.
  public init(
    lineWidth: Double? = nil, mouthWidth: Double? = nil, lipWidth: Double? = nil,
    mouthPosition: Double? = nil, eyeWidth: Double? = nil, eyePosition: Double? = nil,
    showsEyes: Bool = true, color: FaceColor? = nil
  ) {
    self.init(.classic)
    if let lineWidth { self.lineWidth = lineWidth }
    if let mouthWidth { self.mouthWidth = mouthWidth }
    if let lipWidth { self.lipWidth = lipWidth }
    if let mouthPosition { self.mouthPosition = mouthPosition }
    if let eyeWidth { self.eyeWidth = eyeWidth }
    if let eyePosition { self.eyePosition = eyePosition }
    if !showsEyes { eyes = .none }
    if let color { self.color = color }
  }

  /// Whether the face has eyes; with them again, it has those of its character.
  public var showsEyes: Bool {
    get { eyes != .none }
    set {
      if newValue != showsEyes { eyes = newValue ? character.data.eyes : .none }
    }
  }

  /// Whether it is drawn in lines of one colour; in the text's colour, which is not known here, nothing
  /// could be seen on an area.
  var isLine: Bool { paint.isLine || color == .fixed(.currentColor) }

  /// A number of the style.
  public subscript(number: FaceNumber) -> Double {
    get {
      let value = numbers[number.rawValue]
      return value < .infinity ? value : number.parameter.defaultValue
    }
    set {
      let value = number.parameter.clamped(newValue)
      numbers[number.rawValue] = value == number.parameter.defaultValue ? .infinity : value
    }
  }

  /// The width of every stroke, in user units; 0.5…20, 14 by default.
  public var lineWidth: Double {
    get { self[.lineWidth] }
    set { self[.lineWidth] = newValue }
  }

  /// From one corner of the mouth to the other, as a fraction of the side; 0.2…0.7, 0.6 by default.
  public var mouthWidth: Double {
    get { self[.mouthWidth] }
    set { self[.mouthWidth] = newValue }
  }

  /// How far the lip's curve is pulled flat, as a fraction of the mouth's width; 0.2…0.9, 0.7 by default.
  public var lipWidth: Double {
    get { self[.lipWidth] }
    set { self[.lipWidth] = newValue }
  }

  /// The height of the mouth's corners above the bottom, as a fraction of the side; 0.1…0.5, 0.35 by
  /// default.
  ///
  /// Below 0.18, the classic mouth's middle leaves the picture at high ratings and is cut off, as in the
  /// original.
  public var mouthPosition: Double {
    get { self[.mouthPosition] }
    set { self[.mouthPosition] = newValue }
  }

  /// From one end of an eye to the other, as a fraction of the side; 0.1…0.3, 0.2 by default.
  public var eyeWidth: Double {
    get { self[.eyeWidth] }
    set { self[.eyeWidth] = newValue }
  }

  /// The height of the eyes' ends above the bottom, as a fraction of the side; 0.6…0.8, 0.6 by default.
  public var eyePosition: Double {
    get { self[.eyePosition] }
    set { self[.eyePosition] = newValue }
  }

  /// How much of its movement the head makes; 0…1, 1 by default.
  public var morph: Double {
    get { self[.morph] }
    set { self[.morph] = newValue }
  }

  /// The size of blush, tears, sweat and sparkles; 0…2, 1 by default.
  public var extraScale: Double {
    get { self[.extraScale] }
    set { self[.extraScale] = newValue }
  }

  /// The width of the line around a filled head, in user units; 0…20, 8 by default.
  public var rimWidth: Double {
    get { self[.rimWidth] }
    set { self[.rimWidth] = newValue }
  }
}
