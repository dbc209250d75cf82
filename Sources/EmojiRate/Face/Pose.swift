/// The look of a face at one value, as plain, clamped numbers, frames and colours.
struct Pose {
  /// The places on the head.
  let head: HeadPlan
  /// The frame of the head, and of objects around it.
  let face: Frame
  /// The frame of eyes, mouth, cheeks and their extras.
  let features: Frame
  let colors: FaceColors
  /// The height at which a hat sits, in units of the hats' frame.
  let hatLine: Double
  /// The height and half the width of the nose, in units of the features.
  let nose: (y: Double, halfWidth: Double)
  /// The size of blush, tears, sweat and sparkles.
  let extraScale: Double
  /// The scale of eyes whose size is not the expression's.
  ///
  /// 1 is the design's size. The limit of 1.25 leaves room between the eyes and for the mouth.
  let eyeScale: Double
  /// How much wider than the default the style makes mouths.
  let mouthWidening: Double
  /// How much lower than the default the style places mouths, in units of the features.
  let mouthLowering: Double

  let mouthHalfWidth: Double
  let mouthY: Double
  let upperLip: Double
  let lowerLip: Double
  let teeth: Double
  let tongue: Double
  let eyeX: Double
  let eyeY: Double
  let eyeHalfWidth: Double
  let eyeTop: Double
  let eyeBottom: Double
  let eyeTilt: Double
  let browY: Double
  let browDrop: Double
  let browHalfWidth: Double
  let browArch: Double
  let browWeight: Double
  let cheek: Double
  let cheekX: Double
  let cheekY: Double
  let tear: Double

  init(at progress: Double, _ style: borrowing FaceStyle) {
    self.init(at: progress, style, of: style.character.data)
  }

  init(
    at progress: Double, _ style: borrowing FaceStyle, of character: borrowing CharacterData
  ) {
    let moment = Moment(progress)
    face = character.frame(style)
    head = character.plan(style, at: style.headMoment(at: progress))
    features = face.inner(head.features)
    colors = FaceColors(style, moment, character)
    hatLine = character.hatLine
    nose = character.nose
    extraScale = style.extraScale

    let rig = style.rig(of: character)
    func value(_ channel: Channel, _ low: Double, _ high: Double, _ change: Double = 0) -> Double {
      min(max(moment[channel] + change, low), high)
    }
    // A side of the canvas in units of the features.
    let side = Face.side / features.unit
    mouthWidening = style.mouthWidth / FaceNumber.mouthWidth.parameter.defaultValue
    mouthLowering =
      (FaceNumber.mouthPosition.parameter.defaultValue - style.mouthPosition) * side
    mouthHalfWidth = (moment[rig.mouthHalfWidth] * mouthWidening).clamped(to: 8...55)
    mouthY = value(rig.mouthY, -10, 70, mouthLowering)
    lowerLip = value(rig.lowerLip, -45, 60)
    upperLip = min(value(rig.upperLip, -45, 60), lowerLip)
    teeth = value(rig.teeth, 0, 1)
    tongue = value(rig.tongue, 0, 1)
    let eyes = (FaceNumber.eyePosition.parameter.defaultValue - style.eyePosition) * side
    let large = style.eyeWidth / FaceNumber.eyeWidth.parameter.defaultValue
    eyeScale = min(large, 1.25)
    eyeX = value(rig.eyeX, 25, 45)
    eyeY = value(rig.eyeY, -40, 0, eyes)
    let lids = moment.ofEyes
    eyeHalfWidth = (lids[rig.eyeHalfWidth] * large).clamped(to: 4...20)
    eyeTop = (lids[rig.eyeTop] * large).clamped(to: -20...20)
    eyeBottom = min(max(lids[rig.eyeBottom] * large, -eyeTop), 20)
    eyeTilt = value(rig.eyeTilt, -12, 12)
    browDrop = value(rig.browDrop, -14, 14)
    // The original control's eyes are where its brows expect them.
    let shape = style.eyes
    let isOriginal = style.character.isOriginal && shape == .classic
    let lift = isOriginal ? 0 : moment[shape.browLift]
    // The outer ends, which are higher than the middles, must stay on the head.
    browY = value(rig.browY, -70 + max(browDrop, 0), -25, eyes - lift * large)
    browHalfWidth = value(rig.browHalfWidth, 6, 20)
    browArch = value(rig.browArch, 0, 10)
    browWeight = style.brows.weight(value(rig.browWeight, 0, 1))
    cheek = value(rig.cheek, 0, 1)
    cheekX = value(rig.cheekX, 0, 100)
    cheekY = value(rig.cheekY, -100, 100)
    tear = value(rig.tear, 0, 1)
  }

  /// The frame of hats: the frame of a round head with the same top.
  var hats: Frame { face.inner(head.hats) }

  /// Half the width of the features' lines, in units of the features.
  var halfLine: Double { colors.lineWidth / 2 / features.unit }

  /// The temper from -1, grief, to 1, anger; only this distinguishes shut eyes.
  var temper: Double { (eyeTilt / 3).clamped(to: -1...1) }

  /// The lowest place for a mouth, in units of the features.
  var chin: Double {
    let bottom = face(0, head.bottom).y - (colors.head.stroke?.width ?? 0) / 2
    // In a round chin, a wide mouth has less room; a pointed chin is too narrow.
    return min((bottom - features.center.y) / features.unit - 7, 84)
  }

  /// The height of eyes that stay open on happy faces.
  ///
  /// At the highest rating they make room for the mouth.
  func openEyeY(_ moment: Moment) -> Double {
    eyeY - moment[Channel(0, 0, 0, 0, 0, 0, 1)] * (7 + 20 * max(eyeScale - 1, 0))
  }
}

extension FaceStyle {
  /// The moment of the head's shape, which may move less than the features.
  func headMoment(at progress: Double) -> Moment { Moment(0.5 + (progress - 0.5) * morph) }
}

extension Pose {
  /// Half the width of a mouth whose default is `own`.
  func mouthHalfWidth(_ own: Double) -> Double { (own * mouthWidening).clamped(to: 8...55) }

  /// The height of the corners of a mouth whose default is `own`.
  ///
  /// - Parameters:
  ///   - top: How far the mouth's highest point is below its corners.
  ///   - bottom: How far the mouth's lowest point is below its corners.
  func mouthY(_ own: Double, top: Double, bottom: Double) -> Double {
    betweenEyesAndChin((own + mouthLowering).clamped(to: -10...70), top: top, bottom: bottom)
  }

  /// The height nearest to `y` at which a mouth does not touch the eyes and stays on the chin of every head.
  func betweenEyesAndChin(_ y: Double, top: Double, bottom: Double) -> Double {
    let eyes = eyeY + max(eyeBottom, 0) + 2 * halfLine + 4
    return min(max(y, eyes - min(top, 0)), 68 - max(bottom, 0))
  }
}
