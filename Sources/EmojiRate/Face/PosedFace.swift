/// The layers of a face from back to front; every part draws in one or several of them.
enum FaceLayer: Int, CaseIterable {
  /// Behind the head: horns, rain, an antenna.
  case back
  case head
  case cheeks
  /// On the head, behind its features: inner ears, a muzzle, whiskers.
  case middle
  case tears
  /// Brows that are thinner than the other lines.
  case thinBrows
  /// Eyes with colours of their own.
  case eyes
  /// One path in one colour: eyes, brows, nose and mouth.
  case features
  case highlights
  /// One path of lines: the original control's mouth and eyes.
  case lines
  /// Mouths made of lines, and the inside of open mouths.
  case mouth
  /// In front of everything: glasses, hats.
  case front
}

/// Eyes, brows or a mouth at one value, as plain numbers.
protocol Feature {
  /// Draws its part of a layer.
  func draw<Target: Canvas>(
    _ layer: FaceLayer, in frame: Frame, _ colors: FaceColors, on canvas: inout Target)
}

/// A face at one value: its parts and their places.
///
/// Effects of one part on another belong here: dark glasses hide eyes, glasses raise the brows, and the mouth
/// makes room for the parts above it.
struct PosedFace {
  let pose: Pose
  let eyes: Eyes
  let brows: Brows
  let mouth: Mouth
  /// The frame of the mouth: the frame of the features, unless extras need its place.
  let mouthFrame: Frame
  let glasses: Glasses?
  let shades: Shades?
  let moustache: Moustache?
  /// The circle around extras at the eyes, in units of the features; nil without such extras.
  let eyewear: (x: Double, y: Double, reach: Double)?
  private let head: Head
  private let extras: FaceExtras
  /// Whether a part has the paint of the original control's lines.
  private let hasLines: Bool
  private let moment: Moment

  init(_ style: FaceStyle, at progress: Double) {
    let (character, moment) = (style.character.data, Moment(progress))
    let pose = Pose(at: progress, style, of: character)
    (self.pose, self.moment) = (pose, moment)
    head = Head(
      shape: style.head, squircle: character.squircle, moment: style.headMoment(at: progress))
    eyes = Eyes(style, pose, moment)
    mouth = Mouth(style, pose, moment)
    // Each part is placed after those it depends on.
    extras = style.extras
    glasses = extras.contains(.glasses) ? Glasses(pose, around: eyes, moment) : nil
    shades = extras.contains(.shades) ? Shades(pose, above: mouth, moment) : nil
    hasLines = style.mouth == .classic || style.eyes == .classic && shades == nil
    eyewear = glasses.map { ($0.x, $0.y, $0.reach) } ?? shades.map { ($0.x, $0.y, $0.reach) }
    let highest = glasses.map { min(-48, $0.y - $0.reach - 8 - 0.8 * abs(pose.browDrop)) }
    brows = Brows(style, pose, above: highest ?? shades.map { min(-40, $0.y - 30) } ?? .infinity)
    if extras.contains(.moustache) {
      let ink = InkMeter(mouth, pose).extent
      let bottom = eyewear.map { $0.y + $0.reach } ?? Self.bottom(of: eyes, pose)
      let worn = Moustache(pose, above: ink, below: bottom, moment)
      moustache = worn
      mouthFrame = Self.frame(of: ink, pose, lowering: worn.bottom + 2 - ink.top)
    } else if let eyewear {
      moustache = nil
      let ink = InkMeter(mouth, pose, around: (eyewear.x, eyewear.y))
      // The mouth gives way gradually before it must, to avoid jerks.
      let (lack, soon) = (eyewear.reach + 3 - ink.nearest, 6.0)
      let lowering = lack > soon ? lack : max(lack + soon, 0) * max(lack + soon, 0) / (4 * soon)
      mouthFrame = Self.frame(of: ink.extent, pose, lowering: lowering)
    } else {
      (moustache, mouthFrame) = (nil, pose.features)
    }
  }

  /// The lowest point of eyes.
  private static func bottom(of eyes: Eyes, _ pose: Pose) -> Double {
    let ink = InkMeter(eyes, pose).extent
    return ink.isEmpty ? pose.eyeY : ink.bottom
  }

  /// The frame of a mouth that touches nothing above it: lower, and smaller if the chin is near.
  private static func frame(of mouth: Extent, _ pose: Pose, lowering: Double) -> Frame {
    guard lowering > 0, !mouth.isEmpty else { return pose.features }
    // The mouth without its line, whose width does not shrink with it.
    let (top, bottom) = (mouth.top + pose.halfLine, mouth.bottom - pose.halfLine)
    let lowest = max(pose.chin, mouth.bottom) - pose.halfLine
    let scale = ((lowest - top - lowering) / max(bottom - top, 1)).clamped(to: 0.35...1)
    // Covering the upper lip is better than crossing the chin.
    let place = min(top + lowering, lowest + 4 - (bottom - top) * scale)
    return pose.features.inner(0, place - top * scale, scale: scale)
  }

  /// Draws the face, layer by layer.
  func draw<Target: Canvas>(on canvas: inout Target) {
    let (features, colors) = (pose.features, pose.colors)
    FaceLayer.forEach { layer in
      switch layer {
      case .head:
        canvas.part("head")
        head.draw(in: pose.face, colors.head, on: &canvas)
      case .features: canvas.paint(colors.features)
      case .lines where hasLines: canvas.paint(colors.lines)
      default: break
      }
      extras.forEach { if $0.layer == layer { draw($0, on: &canvas) } }
      if layer == .lines { drawMouth(layer, on: &canvas) }
      canvas.part(layer == .highlights ? "eye shines" : "eyes")
      // Dark glasses hide the eyes.
      if shades == nil { eyes.draw(layer, in: features, colors, on: &canvas) }
      canvas.part("brows")
      brows.draw(layer, in: features, colors, on: &canvas)
      // The original control's mouth is drawn before its eyes.
      if layer != .lines { drawMouth(layer, on: &canvas) }
    }
  }

  private func drawMouth<Target: Canvas>(_ layer: FaceLayer, on canvas: inout Target) {
    canvas.part("mouth")
    mouth.draw(layer, in: mouthFrame, pose.colors, on: &canvas)
  }

  /// Draws one extra of the face.
  func draw<Target: Canvas>(_ extra: FaceExtra, on canvas: inout Target) {
    canvas.part(extra.rawValue)
    let (face, hats, features) = (pose.face, pose.hats, pose.features)
    let (plan, colors) = (pose.head, pose.colors)
    switch extra {
    case .blush: Blush.draw(pose, in: features, colors, on: &canvas)
    case .tears: Tears.draw(pose, in: features, colors, on: &canvas)
    case .sweat: Sweat.draw(pose, moment, in: hats, colors, on: &canvas)
    case .sparkle: Sparkle.draw(count: 2, pose, moment, in: face, colors, on: &canvas)
    case .twinkle: Sparkle.draw(count: 1, pose, moment, in: face, colors, on: &canvas)
    case .crack: Crack.draw(plan, moment, in: face, colors, on: &canvas)
    case .glasses: glasses?.draw(in: features, colors, on: &canvas)
    case .shades: shades?.draw(in: features, colors, on: &canvas)
    case .moustache: moustache?.draw(in: features, colors, on: &canvas)
    case .crown: Crown.draw(pose, moment, in: hats, colors, on: &canvas)
    case .partyHat: PartyHat.draw(pose, moment, in: hats, colors, on: &canvas)
    case .topHat: TopHat.draw(pose, moment, in: hats, colors, on: &canvas)
    case .bow: Bow.draw(moment, in: hats, colors, on: &canvas)
    case .bowTie:
      BowTie.draw(pose, below: mouth, within: mouthFrame, moment, in: face, colors, on: &canvas)
    case .horns: Horns.draw(moment, in: hats, colors, on: &canvas)
    case .halo: Halo.draw(plan, moment, in: face, colors, on: &canvas)
    case .whiskers: Whiskers.draw(moment, in: features, colors, on: &canvas)
    case .nose: Nose.draw(pose, above: mouth, within: mouthFrame, in: features, into: &canvas)
    case .muzzle: Muzzle.draw(moment, in: features, colors, on: &canvas)
    // Only the head with those ears has a place for their inside.
    case .bearEars:
      guard head.shape == .bear else { return }
      BearEars.draw(head.moment, in: face, colors, on: &canvas)
    case .bunnyEars:
      guard head.shape == .bunny else { return }
      BunnyEars.draw(head.moment, in: face, colors, on: &canvas)
    case .antenna: Antenna.draw(moment, in: hats, colors, on: &canvas)
    case .robotEars: RobotEars.draw(plan, in: face, colors, on: &canvas)
    case .rain: Rain.draw(plan, moment, in: face, colors, on: &canvas)
    case .sun: Sun.draw(plan, moment, in: face, colors, on: &canvas)
    }
  }
}
