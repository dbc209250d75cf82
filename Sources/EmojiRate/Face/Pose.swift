/// What a face looks like at one value: plain, clamped numbers and paints, from which its parts are
/// drawn.
///
/// A part that has channels of its own asks the pose's moment for their values.
struct Pose {
  let style: FaceStyle
  let character: CharacterData
  /// Where it is on the scale.
  let moment: Moment
  /// Where the head's shape is on the scale, which may move less than the features.
  let headMoment: Moment
  /// The frame of the head, hats and ears.
  let face: Frame
  /// The frame of eyes, mouth, cheeks and what they wear.
  var features: Frame
  /// The frame of the mouth: that of the other features, unless what is worn needs its place.
  var mouthFrame: Frame
  /// What is worn on the features.
  var worn = Worn()
  let colors: FaceColors
  /// The paint of the features, which everything else inherits.
  let base: Paint

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
  var browY: Double
  let browDrop: Double
  let browHalfWidth: Double
  let browArch: Double
  let browWeight: Double
  let cheek: Double
  let cheekX: Double
  let cheekY: Double
  let tear: Double

  init(at progress: Double, _ style: borrowing FaceStyle) {
    self.style = copy style
    let character = style.character.data
    self.character = character
    let moment = Moment(progress)
    self.moment = moment
    headMoment = Moment(0.5 + (progress - 0.5) * style.morph)
    face = character.frame(style)
    let place = character.features(style, at: headMoment)
    let inHead = face.inner(place.x, place.y, scale: place.scale)
    #if hasFeature(Embedded)
      features = inHead
    #else
      features = style.headPath?.outline.features(face, headMoment) ?? inHead
    #endif
    mouthFrame = features
    colors = FaceColors(style, moment, character)
    base = colors.base(style)

    let rig = style.rig(of: character)
    func value(_ channel: Channel, _ low: Double, _ high: Double, _ change: Double = 0) -> Double {
      min(max(moment[channel] + change, low), high)
    }
    // What a fraction of the canvas is in the units of the features.
    let side = Face.side / features.unit
    let wide = style.mouthWidth / FaceNumber.mouthWidth.parameter.defaultValue
    mouthHalfWidth = min(max(moment[rig.mouthHalfWidth] * wide, 8), 55)
    mouthY = value(
      rig.mouthY, -10, 70,
      (FaceNumber.mouthPosition.parameter.defaultValue - style.mouthPosition) * side)
    lowerLip = value(rig.lowerLip, -45, 60)
    upperLip = min(value(rig.upperLip, -45, 60), lowerLip)
    teeth = value(rig.teeth, 0, 1)
    tongue = value(rig.tongue, 0, 1)
    let eyes = (FaceNumber.eyePosition.parameter.defaultValue - style.eyePosition) * side
    let large = style.eyeWidth / FaceNumber.eyeWidth.parameter.defaultValue
    eyeX = value(rig.eyeX, 25, 45)
    eyeY = value(rig.eyeY, -40, 0, eyes)
    eyeHalfWidth = min(max(moment[rig.eyeHalfWidth] * large, 4), 20)
    eyeTop = min(max(moment[rig.eyeTop] * large, -20), 20)
    eyeBottom = min(max(moment[rig.eyeBottom] * large, -eyeTop), 20)
    eyeTilt = value(rig.eyeTilt, -12, 12)
    browDrop = value(rig.browDrop, -14, 14)
    // The outer ends, which are higher than the middles, have to stay on the head.
    browY = value(
      rig.browY, -70 + max(browDrop, 0), -25, eyes - moment[style.eyes.browLift] * large)
    browHalfWidth = value(rig.browHalfWidth, 6, 20)
    browArch = value(rig.browArch, 0, 10)
    browWeight = style.brows.weight(value(rig.browWeight, 0, 1))
    cheek = value(rig.cheek, 0, 1)
    cheekX = value(rig.cheekX, 0, 100)
    cheekY = value(rig.cheekY, -100, 100)
    tear = value(rig.tear, 0, 1)
  }

  /// The width of the features' lines, in user units.
  var lineWidth: Double { style.lineWidth }

  /// Whether the face is drawn in lines of one colour, without areas of others.
  var isLine: Bool { colors.isLine }

  /// The paint of the features path: in a face of lines, its areas have the colour of the lines.
  var featurePaint: Paint {
    var paint = base
    if isLine { paint.fill = base.stroke?.brush }
    return paint
  }

  /// The paint of a thing in colours of its own, said as their bits: `0xFFC9_3DFF`.
  func paint(_ fill: UInt32, line: UInt32, width: Double) -> Paint {
    base.filled(SRGBColor(rgba: fill)).stroked(SRGBColor(rgba: line), width: width)
  }
}

extension Paint {
  /// The paint with another fill; nil is none.
  func filled(_ color: SRGBColor?) -> Paint {
    var paint = self
    paint.fill = color.map(Brush.color)
    return paint
  }

  /// The paint with a line of another colour or width; what is left out stays.
  func stroked(_ color: SRGBColor? = nil, width: Double? = nil) -> Paint {
    var paint = self
    if let color { paint.stroke?.brush = .color(color) }
    if let width {
      // More decimals would not be seen.
      let unit = width < 4 ? 10.0 : 1
      paint.stroke?.width = Double(nearestInteger(width * unit)) / unit
    }
    return paint
  }

  /// The paint without a line.
  func unstroked() -> Paint {
    var paint = self
    paint.stroke = nil
    return paint
  }
}
