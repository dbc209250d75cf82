/// The look of a face at one value: places, colours, and the expression's numbers, clamped.
///
/// Every part is a function of a pose, and of a frame if extras can move it. It is large. It is copyable, because the
/// compiler's check of borrowed noncopyable values of this size takes two fifths of a build.
struct Pose {
  let style: FaceStyle
  let character: CharacterData
  /// The moment of the features.
  let moment: Moment
  /// The moment of the head's shape, which may move less than the features.
  let headMoment: Moment
  /// The places on the head.
  let head: HeadPlan
  /// The frame of the head, and of objects around it.
  let face: Transform
  /// The frame of eyes, mouth, cheeks and their extras.
  let features: Transform
  let colors: FaceColors
  // Numbers that several parts need; others are computed where they are drawn.
  let eyeX: Double
  let eyeY: Double
  let eyeHalfWidth: Double
  let eyeTop: Double
  let eyeBottom: Double
  let eyeTilt: Double

  init(at progress: Double, _ style: FaceStyle) {
    var character = style.character.data
    moment = Moment(progress)
    headMoment = Moment(0.5 + (progress - 0.5) * style.morph)
    face = character.frame(style)
    head = character.plan(style, at: headMoment)
    features = face.inner(head.features)
    colors = FaceColors(style, moment, blush: character.blush)
    switch style.expression {
    case .own: break
    case .furious: character.rig = .furious
    case .crying: character.rig = .crying
    }
    (self.style, self.character) = (style, character)
    let (lids, wider) = (moment.ofEyes, style.eyeWidening)
    eyeX = moment[character.rig.eyeX].clamped(to: 25...45)
    let lower = style.lowering(.eyePosition, style.eyePosition, in: features)
    eyeY = (moment[character.rig.eyeY] + lower).clamped(to: -40...0)
    eyeHalfWidth = (lids[character.rig.eyeHalfWidth] * wider).clamped(to: 4...20)
    eyeTop = (lids[character.rig.eyeTop] * wider).clamped(to: -20...20)
    eyeBottom = min(max(lids[character.rig.eyeBottom] * wider, -eyeTop), 20)
    eyeTilt = moment[character.rig.eyeTilt].clamped(to: -12...12)
  }

  /// The frame of hats: the frame of a round head with the same top.
  var hats: Transform { face.inner(head.hats) }

  /// Half the width of the features' lines, in units of the features.
  var halfLine: Double { colors.lineWidth / 2 / features.unit }

  /// The size of blush, tears, sweat and sparkles.
  var extraScale: Double { style.extraScale }

  /// The lowest place for a mouth, in units of the features.
  var chin: Double {
    let bottom = face(0, head.bottom).y - (colors.head.stroke?.width ?? 0) / 2
    // In a round chin, a wide mouth has less room; a pointed chin is too narrow.
    return min((bottom - features.origin.y) / features.unit - 7, 84)
  }

  private var rig: Rig { character.rig }

  private func value(
    _ channel: Channel, _ low: Double, _ high: Double, _ change: Double = 0
  ) -> Double {
    min(max(moment[channel] + change, low), high)
  }
}

/// The mouth and the cheeks.
extension Pose {
  /// How much wider than the default the style makes mouths.
  var mouthWidening: Double {
    style.mouthWidth / FaceNumber.mouthWidth.parameter.defaultValue
  }
  /// How much lower than the default the style places mouths, in units of the features.
  var mouthLowering: Double { style.lowering(.mouthPosition, style.mouthPosition, in: features) }
  /// The height of the corners of the expression's own mouth, before it makes room for other parts.
  var ownMouthY: Double { value(rig.lips.y, -10, 70, mouthLowering) }
  var cheek: Double { value(rig.cheek, 0, 1) }
  var cheekX: Double { value(rig.cheekX, 0, 100) }
  var cheekY: Double { value(rig.cheekY, -100, 100) }

  /// Half the width of a mouth whose default is `own`.
  func mouthHalfWidth(_ own: Double) -> Double { (own * mouthWidening).clamped(to: 8...55) }

  /// The height of the corners of a mouth whose default is `own`.
  ///
  /// - Parameters:
  ///   - top: How far the mouth's highest point is below its corners.
  ///   - bottom: How far the mouth's lowest point is below its corners.
  func mouthY(_ own: Double, top: Double, bottom: Double) -> Double {
    let y = (own + mouthLowering).clamped(to: -10...70)
    // It does not touch the eyes, and stays on the chin of every head.
    let eyes = eyeY + max(eyeBottom, 0) + 2 * halfLine + 4
    return min(max(y, eyes - min(top, 0)), 68 - max(bottom, 0))
  }
}

/// The eyes and the brows.
extension Pose {
  /// The scale of eyes whose size is not the expression's.
  ///
  /// 1 is the design's size. The limit of 1.25 leaves room between the eyes and for the mouth.
  var eyeScale: Double { min(style.eyeWidening, 1.25) }
  /// The temper from -1, grief, to 1, anger; only this distinguishes shut eyes.
  var temper: Double { (eyeTilt / 3).clamped(to: -1...1) }
  var tear: Double { value(rig.tear, 0, 1) }

  /// The height of eyes that stay open on happy faces.
  ///
  /// At the highest rating they make room for the mouth.
  var openEyeY: Double {
    eyeY - moment[Channel(0, 0, 0, 0, 0, 0, 1)] * (7 + 20 * max(eyeScale - 1, 0))
  }

  var browDrop: Double { value(rig.browDrop, -14, 14) }
  var browY: Double {
    // The original control's eyes are where its brows expect them.
    let isOriginal = style.character.isOriginal && style.eyes == .classic
    let lift = isOriginal ? 0 : moment[style.eyes.browLift]
    // The outer ends, which are higher than the middles, must stay on the head.
    let lower = style.lowering(.eyePosition, style.eyePosition, in: features)
    return value(rig.browY, -70 + max(browDrop, 0), -25, lower - lift * style.eyeWidening)
  }
  var browHalfWidth: Double { value(rig.browHalfWidth, 6, 20) }
  var browArch: Double { value(rig.browArch, 0, 10) }
  var browWeight: Double { style.brows.weight(value(rig.browWeight, 0, 1)) }
}

extension FaceStyle {
  /// How much wider than the default the style makes eyes.
  fileprivate var eyeWidening: Double { eyeWidth / FaceNumber.eyeWidth.parameter.defaultValue }

  /// How much lower than its default a number of the style places a part, in units of a frame.
  fileprivate func lowering(_ number: FaceNumber, _ value: Double, in frame: Transform) -> Double {
    (number.parameter.defaultValue - value) * (Face.side / frame.unit)
  }
}
