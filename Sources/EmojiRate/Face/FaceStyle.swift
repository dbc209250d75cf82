/// How a face is drawn: everything about it but the rating.
///
/// Lengths are in user units of the 240 × 240 canvas or, where said, fractions of its side. Every number
/// is clamped on assignment, and NaN becomes the default: see ``FaceNumber/parameter``.
///
/// Every property has the value of the style's character until it is set: `style.head` is what the face has, and
/// `style.$head` what was set, if anything was.
public struct FaceStyle: Hashable, Sendable {
  private var numbers = FaceNumbers()

  /// The character: it has the expression, places the features on its own head, and everything else of the
  /// style that was not set.
  public var character: FaceCharacter {
    get { storedCharacter }
    set { givenCharacter = newValue }
  }
  @Overridable private var storedCharacter = FaceCharacter.classic

  /// The character that was set; nil takes it back.
  public var givenCharacter: FaceCharacter? {
    get { $storedCharacter }
    set {
      $storedCharacter = newValue
      takeFromCharacter()
    }
  }

  /// The colour of the head, and of a face of lines that of the lines.
  @Overridable public var color = FaceColor.range(ColorRange())

  /// The colour of eyes, brows and mouth on a filled head, #3a2332 by default.
  @Overridable public var ink = FaceColors.defaultInk

  /// The shape of the head.
  @Overridable public var head = FaceHead.circle

  /// The shape of the eyes.
  @Overridable public var eyes = FaceEyes.classic

  /// Whether there are brows.
  @Overridable public var brows = FaceBrows.none

  /// The shape of the mouth.
  @Overridable public var mouth = FaceMouth.classic

  /// What the face has besides its features.
  @Overridable public var extras = FaceExtras()

  /// How the face is painted.
  @Overridable public var paint = FacePaint.line

  /// How the face feels at the low end of the scale.
  @Overridable public var expression = FaceExpression.own

  #if !hasFeature(Embedded)
    /// A shape of one's own in place of ``head``; nil by default.
    public var headPath: FacePath?

    /// What is shown in place of a face; nil by default.
    ///
    /// All else that the style says is not seen then.
    public var drawing: Drawing?
  #endif

  /// Makes the style of a character.
  public init(_ character: FaceCharacter) {
    givenCharacter = character
  }

  /// Takes what is not set from the character.
  private mutating func takeFromCharacter() {
    let data = character.data
    _head.own = data.head
    _eyes.own = data.eyes
    _brows.own = data.brows
    _mouth.own = data.mouth
    _extras.own = data.extras
    _paint.own = data.paint
    _color.own = data.color
    numbers.own(data.lineWidth, as: .lineWidth)
    numbers.own(data.rimWidth, as: .rimWidth)
  }

  /// Makes a style of the original control; what is left out keeps its default, what is out of limits is
  /// clamped.
  public init(
    lineWidth: Double? = nil, mouthWidth: Double? = nil, lipWidth: Double? = nil,
    mouthPosition: Double? = nil, eyeWidth: Double? = nil, eyePosition: Double? = nil,
    showsEyes: Bool = true, color: FaceColor? = nil
  ) {
    if let lineWidth { self.lineWidth = lineWidth }
    if let mouthWidth { self.mouthWidth = mouthWidth }
    if let lipWidth { self.lipWidth = lipWidth }
    if let mouthPosition { self.mouthPosition = mouthPosition }
    if let eyeWidth { self.eyeWidth = eyeWidth }
    if let eyePosition { self.eyePosition = eyePosition }
    if !showsEyes { eyes = .none }
    if let color { self.color = color }
  }

  #if !hasFeature(Embedded)
    /// Makes a style that shows a drawing in place of a face.
    public init(_ drawing: Drawing) {
      self.init(showsEyes: true)
      self.drawing = drawing
    }
  #endif

  /// Whether the face has eyes; with them again, it has those of its character.
  public var showsEyes: Bool {
    get { eyes != .none }
    set {
      if newValue != showsEyes { $eyes = newValue ? nil : FaceEyes.none }
    }
  }

  /// Whether it is drawn in lines of one colour; in the text's colour, which is not known here, nothing
  /// could be seen on an area.
  var isLine: Bool { paint.isLine || color == .fixed(.currentColor) }

  /// A number of the style.
  public subscript(number: FaceNumber) -> Double {
    get { numbers[number] }
    set { numbers[number] = newValue }
  }

  /// What was set of a number; nil takes it back, and so does NaN.
  subscript(given number: FaceNumber) -> Double? {
    get { numbers.isGiven(number) ? numbers[number] : nil }
    set {
      if let value = number.parameter.clamped(newValue) {
        numbers[number] = value
      } else {
        numbers.removeGiven(number)
        takeFromCharacter()
      }
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
