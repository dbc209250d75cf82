/// The style of a face: everything except the rating.
///
/// Lengths are in user units of the 240 × 240 canvas, or fractions of its side if documented so. Numbers are
/// clamped on assignment, and NaN sets the default.
///
/// Every property has the character's value until it is set. `style.head` is the effective value, and
/// `style.$head` is the value that was set, or nil.
public struct FaceStyle: Hashable, Sendable {
  /// The character.
  ///
  /// It decides the expression, the places of features on its own head, and all properties that are not set.
  public var character: FaceCharacter {
    get { givenCharacter ?? .classic }
    set { givenCharacter = newValue }
  }

  /// The character if it is set; assigning nil unsets it.
  package var givenCharacter: FaceCharacter? { didSet { takeFromCharacter() } }

  /// The colour of the head, or of the lines in a face of lines.
  @Overridable(.range(ColorRange())) public var color: FaceColor

  /// The colour of eyes, brows and mouth on a filled head, #3a2332 by default.
  @Overridable(FaceColors.defaultInk) public var ink: CSSColor

  /// The shape of the head.
  @Overridable(.circle) public var head: FaceHead

  /// The shape of the eyes.
  @Overridable(.classic) public var eyes: FaceEyes

  /// The brows.
  @Overridable(.none) public var brows: FaceBrows

  /// The shape of the mouth.
  @Overridable(.classic) public var mouth: FaceMouth

  /// The extras of the face.
  @Overridable(FaceExtras()) public var extras: FaceExtras

  /// The painting style, such as lines or a filled head.
  @Overridable(.line) public var paint: FacePaint

  /// The expression at the low end of the scale.
  @Overridable(.own) public var expression: FaceExpression

  /// The width of every stroke, in user units; 0.5…20, 14 by default.
  @StyleNumber(.lineWidth) public var lineWidth: Double

  /// The distance between the mouth's corners, as a fraction of the side; 0.2…0.7, 0.6 by default.
  @StyleNumber(.mouthWidth) public var mouthWidth: Double

  /// How far the lip's curve is flattened, as a fraction of the mouth's width; 0.2…0.9, 0.7 by default.
  @StyleNumber(.lipWidth) public var lipWidth: Double

  /// The height of the mouth's corners above the bottom, as a fraction of the side; 0.1…0.5, 0.35 by
  /// default.
  ///
  /// Below 0.18, the middle of the classic mouth leaves the canvas at high ratings and is cut off, as in the
  /// original.
  @StyleNumber(.mouthPosition) public var mouthPosition: Double

  /// The distance between the ends of an eye, as a fraction of the side; 0.1…0.3, 0.2 by default.
  @StyleNumber(.eyeWidth) public var eyeWidth: Double

  /// The height of the eyes' ends above the bottom, as a fraction of the side; 0.6…0.8, 0.6 by default.
  @StyleNumber(.eyePosition) public var eyePosition: Double

  /// How far the head moves; 0…1, 1 by default.
  @StyleNumber(.morph) public var morph: Double

  /// The size of blush, tears, sweat and sparkles; 0…2, 1 by default.
  @StyleNumber(.extraScale) public var extraScale: Double

  /// The width of the line around a filled head, in user units; 0…20, 8 by default.
  @StyleNumber(.rimWidth) public var rimWidth: Double

  /// The parts, or a drawing in place of them.
  ///
  /// A drawing ignores all other properties, with two exceptions: the character decides the default precision of
  /// coordinates, and a colour that is set is the colour of a summary's bars.
  package var form = FaceForm.parts

  /// Makes the default style, of the original control.
  public init() {}

  /// Makes the style of a character; users have ``init(_:theme:)``.
  package init(of character: FaceCharacter) {
    givenCharacter = character
    takeFromCharacter()
  }

  /// Takes the values of unset properties from the character.
  private mutating func takeFromCharacter() {
    let data = character.data
    _head.own = data.head
    _eyes.own = data.eyes
    _brows.own = data.brows
    _mouth.own = data.mouth
    _extras.own = data.extras
    _paint.own = data.paint
    _color.own = data.color
    (_lineWidth.own, _rimWidth.own) = (data.lineWidth, data.rimWidth)
  }

  /// Makes a style of the original control; values out of limits are clamped.
  public init(
    lineWidth: Double? = nil, mouthWidth: Double? = nil, lipWidth: Double? = nil,
    mouthPosition: Double? = nil, eyeWidth: Double? = nil, eyePosition: Double? = nil,
    color: FaceColor? = nil
  ) {
    if let lineWidth { self.lineWidth = lineWidth }
    if let mouthWidth { self.mouthWidth = mouthWidth }
    if let lipWidth { self.lipWidth = lipWidth }
    if let mouthPosition { self.mouthPosition = mouthPosition }
    if let eyeWidth { self.eyeWidth = eyeWidth }
    if let eyePosition { self.eyePosition = eyePosition }
    if let color { self.color = color }
  }

  /// Whether the face has eyes; setting it to true restores the character's eyes.
  package var showsEyes: Bool {
    get { eyes != .none }
    set {
      if newValue != showsEyes { $eyes = newValue ? nil : FaceEyes.none }
    }
  }

  /// Whether it is painted in lines of one colour.
  ///
  /// With `currentColor`, which is unknown here, features on a filled head could be invisible.
  package var isLine: Bool { paint.isLine || color == .fixed(.currentColor) }

  /// A number of the style, with its default.
  package subscript(number: FaceNumber) -> StyleNumber {
    get {
      var style = self
      return style.change(number) { $0 }
    }
    set { change(number) { $0 = newValue } }
  }

  /// Calls `body` with the stored property of a number.
  private mutating func change<Result>(
    _ number: FaceNumber, _ body: (inout StyleNumber) -> Result
  ) -> Result {
    switch number {
    case .lineWidth: body(&_lineWidth)
    case .mouthWidth: body(&_mouthWidth)
    case .lipWidth: body(&_lipWidth)
    case .mouthPosition: body(&_mouthPosition)
    case .eyeWidth: body(&_eyeWidth)
    case .eyePosition: body(&_eyePosition)
    case .morph: body(&_morph)
    case .extraScale: body(&_extraScale)
    case .rimWidth: body(&_rimWidth)
    }
  }
}
