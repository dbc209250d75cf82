/// The data of a character; most characters share the defaults.
struct CharacterData {
  var head = FaceHead.circle
  var eyes = FaceEyes.dot
  var brows = FaceBrows.automatic
  var mouth = FaceMouth.automatic
  var extras = FaceExtras()
  var paint = FacePaint.solid
  var color = FaceColor.palette(.sunny)
  var rig = Rig.furious
  var lineWidth = 13.0
  var rimWidth = 8.0
  /// The centre and the radius of the head; nil fills the canvas.
  var frame: (x: Double, y: Double, radius: Double)?
  /// How far the features are below the centre of the character's head; nil is the default of the head's
  /// shape.
  var featureY: Channel?
  /// The length of a unit of the features on that head; nil is the default of the head's shape.
  var featureScale: Double?
  /// The shape of a squircle.
  var squircle = SquircleHead()
  /// The colour of the cheeks; nil derives it from the fill.
  var blush: SRGBColor?
  /// The height at which a hat sits, in units of the head.
  var hatLine = -84.0
  /// The height and half the width of the nose, in units of the features.
  var nose = (y: 17.0, halfWidth: 4.0)

  /// The places on the head of a style at a moment.
  func plan(_ style: FaceStyle, at moment: Moment) -> HeadPlan {
    var plan = style.head.plan(at: moment, squircle)
    if style.isOnOriginalHead {
      plan.features = Transform(
        scale: Face.side / 2 / style.originalRadius, origin: plan.features.origin)
    }
    guard style.head == head else { return plan }
    if let featureY { plan.features.origin.y = moment[featureY] }
    if let featureScale {
      plan.features = Transform(scale: featureScale, origin: plan.features.origin)
    }
    return plan
  }
}

extension FaceCharacter {
  /// The data of the character.
  var data: CharacterData { CharacterData(self) }

  /// Whether it is the classic face, which is measured in units of its canvas.
  var isOriginal: Bool { self == .classic }
}

extension CharacterData {
  fileprivate init(_ character: FaceCharacter) {
    self.init()
    // An array literal of extras would need the heap if it is not optimised away.
    switch character {
    case .classic:
      (eyes, brows, mouth) = (.classic, .none, .classic)
      paint = .line
      color = .range(ColorRange())
      lineWidth = FaceNumber.lineWidth.parameter.defaultValue
      // Other eyes have the place of the control's eyes, away from its mouth, with brows above them.
      rig.eyeX = Channel(40)
      rig.eyeY = Channel(-20)
      rig.browY = Channel(-46, -49, -52, -53, -53, -54, -54)
    case .sunny:
      extras = FaceExtras(.blush)
    case .dawn:
      eyes = .shine
      extras = FaceExtras(.blush).with(.tears)
      color = .palette(.dawn)
      rig = .crying
    case .signal:
      (head, brows, mouth) = (.squircle, .none, .curve)
      color = .palette(.traffic)
      squircle.handle = Channel(0.8)
      featureScale = 1.06
    case .sketch:
      paint = .line
      color = .palette(.traffic)
    case .mini:
      (eyes, brows, mouth) = (.tick, .none, .curve)
      color = .palette(.traffic)
      lineWidth = 20
      rimWidth = 0
      frame = (120, 120, 118)
    case .cat:
      (head, eyes, brows, mouth) = (.cat, .shine, .none, .cat)
      extras = FaceExtras(.blush).with(.nose).with(.whiskers)
      color = .palette(.tabby)
      featureScale = 0.9
      rig.eyeY = Channel(-6, -8, -12, -13, -14, -16, -14)
      rig.cheek = Channel(0, 0, 0, 0, 0.3, 0.6, 1)
    case .bear:
      (head, eyes) = (.bear, .shine)
      extras = FaceExtras(.blush).with(.tears).with(.bearEars).with(.muzzle).with(.nose)
      color = .palette(.cocoa)
      featureScale = 0.9
      nose = (y: 13, halfWidth: 4)
      rig = .crying
      rig.eyeY = Channel(-14, -14, -16, -17, -18, -20, -18)
      rig.browY = Channel(-46, -48, -51, -52, -53, -57, -58)
      rig.lips.y = Channel(56, 52, 47, 45, 43, 38, 34)
      rig.lips.halfWidth = Channel(24, 22, 21, 21, 23, 26, 28)
      rig.lips.upper = Channel(-20, -10, -5, 0, 6, 4, 3)
      rig.lips.lower = Channel(-1, -10, -5, 0, 6, 18, 26)
      rig.tear = Channel(0.8, 0.35, 0, 0, 0, 0, 0)
      rig.lips.inside?.teeth = Channel(0)
      rig.lips.inside?.tongue = Channel(0)
    case .bunny:
      (head, eyes) = (.bunny, .shine)
      extras = FaceExtras(.blush).with(.tears).with(.bunnyEars).with(.nose)
      color = .palette(.blossom)
      blush = SRGBColor(rgba: 0xFF7F_A0FF)
      frame = (120, 121, 105)
      featureScale = 0.78
      nose = (y: 10, halfWidth: 3)
      rig = .crying
      rig.lips.y = Channel(60, 55, 48, 44, 41, 34, 28)
      rig.lips.lower = Channel(-6, -18, -9, 0, 10, 24, 40)
    case .ghost:
      (head, eyes) = (.ghost, .shine)
      extras = FaceExtras(.blush)
      color = .palette(.spirit)
      blush = SRGBColor(rgba: 0xFF8F_B0FF)
      featureY = Channel(-12)
      rig = .crying
      rig.tear = Channel(0)
      rig.lips.halfWidth = Channel(25, 19, 13, 9, 14, 28, 36)
      rig.lips.y = Channel(56, 50, 44, 38, 34, 26, 18)
      rig.lips.upper = Channel(-34, -20, -11, -5, -2, 2, 3)
      rig.lips.lower = Channel(-4, -4, -1, 5, 12, 26, 42)
      rig.lips.inside?.tongue = Channel(0, 0, 0, 0, 0, 0.4, 1)
      rig.lips.inside?.teeth = Channel(0)
    case .cloud:
      (head, eyes, brows) = (.cloud, .shine, .none)
      extras = FaceExtras(.blush).with(.sun).with(.rain)
      color = .palette(.storm)
      blush = SRGBColor(rgba: 0xFF9D_B0FF)
      frame = (122, 120, 102)
      featureY = Channel(15)
      featureScale = 0.74
      rig = .crying
      rig.tear = Channel(0)
    case .bloom:
      (head, brows) = (.bloom, .none)
      extras = FaceExtras(.blush).with(.tears)
      color = .palette(.flora)
      featureScale = 0.9
      rig = .crying
    case .star:
      (head, eyes, brows) = (.star, .shine, .none)
      extras = FaceExtras(.blush).with(.tears).with(.twinkle)
      color = .palette(.gold)
      lineWidth = 11
      frame = (120, 124, 107)
      featureScale = 0.7
      rig = .crying
    case .heart:
      (head, eyes) = (.heart, .shine)
      extras = FaceExtras(.blush).with(.tears).with(.crack)
      color = .palette(.rose)
      blush = SRGBColor(rgba: 0xFF2F_62FF)
      featureY = Channel(-12)
      rig = .crying
    case .robot:
      (head, eyes, mouth) = (.squircle, .ring, .grin)
      extras = FaceExtras(.antenna).with(.robotEars)
      color = .palette(.steel)
      frame = (120, 136, 98)
      squircle = SquircleHead(handle: Channel(0.86), halfWidth: 94, halfHeight: 78)
      featureScale = 0.92
      rig.cheek = Channel(0)
    case .blob:
      (head, eyes) = (.blob, .open)
      extras = FaceExtras(.blush).with(.tears)
      color = .palette(.slime)
      featureY = Channel(12, 9, 5, 3, 2, 0, -1)
      featureScale = 0.95
      rig = .crying
      rig.browWeight = Channel(0.9, 0.9, 0.8, 0.7, 0.7, 0.75, 0.8)
      rig.browY = Channel(-45, -49, -51, -51, -52, -55, -59)
      rig.eyeY = Channel(-12, -12, -14, -16, -17, -19, -20)
      rig.lips.y = Channel(60, 53, 45, 40, 36, 27, 17)
      rig.cheekY = Channel(22, 22, 22, 22, 22, 20, 16)
      rig.cheekX = Channel(70)
    case .professor:
      extras = FaceExtras(.moustache).with(.glasses)
      rig.eyeTop = Channel(2, 7, 9, 10, 10, 11, 11)
      rig.eyeHalfWidth = Channel(8, 7, 6.5, 6.5, 6.5, 7, 12)
      rig.eyeBottom = Channel(7, 8, 9, 10, 10, 10, -11)
      rig.browY = Channel(-52, -52, -57, -58, -59, -62, -64)
      rig.browWeight = Channel(1, 1, 0.7, 0, 0, 0, 0)
      rig.lips.y = Channel(60, 58, 55, 53, 51, 46, 40)
      rig.lips.upper = Channel(-10, -8, -5, 0, 6, 3, 3)
      rig.lips.lower = Channel(-10, -8, -5, 0, 6, 16, 27)
      rig.lips.halfWidth = Channel(22, 21, 20, 20, 23, 27, 31)
      rig.eyeY = Channel(-14, -14, -16, -17, -18, -19, -18)
      rig.lips.inside?.tongue = Channel(0, 0, 0, 0, 0, 0, 0.8)
      rig.lips.inside?.teeth = Channel(0)
    case .royal:
      extras = FaceExtras(.blush).with(.crown)
      frame = (120, 140, 92)
      hatLine = -80
    case .party:
      eyes = .shine
      extras = FaceExtras(.blush).with(.tears).with(.partyHat)
      frame = (120, 146, 87)
      rig = .crying
    case .cool:
      (eyes, mouth) = (.none, .smirk)
      extras = FaceExtras(.blush).with(.shades)
      rig.browY = Channel(-38, -42, -48, -49, -50, -54, -56)
      rig.eyeY = Channel(-6, -8, -12, -14, -15, -17, -15)
      rig.browWeight = Channel(1)
      rig.cheekY = Channel(15)
    case .karma:
      extras = FaceExtras(.blush).with(.horns).with(.halo)
      color = .palette(.fable)
      frame = (120, 138, 94)
    }
  }
}
