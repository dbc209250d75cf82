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
  /// The original control's mouth: a line, which the control draws before its eyes.
  case classicMouth
  /// The original control's eyes, in one path with its mouth.
  case classicEyes
  /// Mouths made of lines, and the inside of open mouths.
  case mouth
  /// In front of everything: glasses, hats.
  case front
}

/// Eyes or a mouth, whose place and size extras can change.
protocol Feature {
  /// Draws its part of a layer.
  func draw(
    _ layer: FaceLayer, _ pose: Pose, in frame: Transform, on canvas: inout Canvas)
}

extension InkMeter {
  /// Measures eyes or a mouth.
  ///
  /// - Parameter drawn: The frame that it is drawn in; nil is the frame of the features.
  init(
    _ feature: some Feature, _ pose: borrowing Pose, in drawn: Transform? = nil,
    around center: Point = Point(0, 0), window: Double = .infinity
  ) {
    let frame = pose.features
    self.init(origin: frame.origin, unit: frame.unit, around: center, window: window)
    draw { canvas in
      FaceLayer.forEach { layer in
        canvas.paint(pose.colors.base)
        feature.draw(layer, pose, in: drawn ?? frame, on: &canvas)
      }
    }
  }
}

/// The places of parts of a face that depend on other parts, at one value.
///
/// Effects of one part on another belong here: dark glasses hide eyes, glasses raise the brows, and the mouth
/// makes room for the parts above it.
struct PosedFace {
  let brows: Brows
  /// The frame of the mouth: the frame of the features, unless extras need its place.
  let mouthFrame: Transform
  let glasses: Glasses?
  let shades: Shades?
  let moustache: Moustache?

  /// The gap between a mouth and extras above it, in units of the features.
  private static var gap: Double { 3 }
  /// How long before that gap a mouth begins to give way, so that it does not jerk.
  private static var notice: Double { 6 }
  /// The smallest scale of a mouth; a smaller one is a dot in a picture of 24 pixels.
  private static var leastScale: Double { 0.35 }
  /// How far a mouth may go below the chin, because covering the upper lip is better than crossing the chin.
  private static var overlap: Double { 4 }

  init(_ pose: borrowing Pose) {
    // Each part is placed after those it depends on.
    let extras = pose.style.extras
    glasses = extras.contains(.glasses) ? Glasses(pose) : nil
    shades = extras.contains(.shades) ? Shades(pose) : nil
    let eyewear = glasses?.outer ?? shades?.outer
    brows = Brows(pose, above: glasses?.browLimit(pose) ?? shades?.browLimit ?? .infinity)
    if extras.contains(.moustache) {
      let ink = InkMeter(pose.style.mouth, pose).extent
      let bottom =
        if let eyewear { eyewear.center.y + eyewear.radius } else { Self.bottomOfEyes(pose) }
      let worn = Moustache(pose, above: ink, below: bottom)
      moustache = worn
      mouthFrame = Self.frame(of: ink, pose, lowering: worn.bottomLimit - ink.top)
    } else if let eyewear {
      moustache = nil
      let ink = InkMeter(pose.style.mouth, pose, around: eyewear.center)
      let lack = eyewear.radius + Self.gap - ink.nearest
      // A parabola from the notice on, which meets the line of slope 1 with the same slope.
      let early = max(lack + Self.notice, 0)
      let lowering = lack > Self.notice ? lack : early * early / (4 * Self.notice)
      mouthFrame = Self.frame(of: ink.extent, pose, lowering: lowering)
    } else {
      (moustache, mouthFrame) = (nil, pose.features)
    }
  }

  private static func bottomOfEyes(_ pose: Pose) -> Double {
    let ink = InkMeter(pose.style.eyes, pose).extent
    return ink.isEmpty ? pose.eyeY : ink.bottom
  }

  /// The frame of a mouth that touches nothing above it: lower, and smaller if the chin is near.
  private static func frame(of mouth: Box, _ pose: Pose, lowering: Double) -> Transform {
    guard lowering > 0, !mouth.isEmpty else { return pose.features }
    // The mouth without its line, whose width does not shrink with it.
    let (top, bottom) = (mouth.top + pose.halfLine, mouth.bottom - pose.halfLine)
    let lowest = max(pose.chin, mouth.bottom) - pose.halfLine
    let scale = ((lowest - top - lowering) / max(bottom - top, 1)).clamped(to: leastScale...1)
    let place = min(top + lowering, lowest + overlap - (bottom - top) * scale)
    return pose.features.inner(0, place - top * scale, scale: scale)
  }

  /// Draws the face, layer by layer.
  func draw(_ pose: Pose, on canvas: inout Canvas) {
    let hasLines =
      pose.style.mouth == .classic || pose.style.eyes == .classic && shades == nil
    FaceLayer.forEach { layer in
      switch layer {
      case .head:
        canvas.part("head")
        canvas.paint(pose.colors.head)
        pose.style.head.draw(
          in: pose.face, at: pose.headMoment, pose.character.squircle, into: &canvas)
      case .features: canvas.paint(pose.colors.features)
      case .classicMouth where hasLines: canvas.paint(pose.colors.lines)
      default: break
      }
      for extra in pose.style.extras.each where extra.layer == layer {
        draw(extra, pose, on: &canvas)
      }
      canvas.part(layer == .highlights ? "eye shines" : "eyes")
      // Dark glasses hide the eyes.
      if shades == nil { pose.style.eyes.draw(layer, pose, in: pose.features, on: &canvas) }
      canvas.part("brows")
      brows.draw(layer, pose, on: &canvas)
      canvas.part("mouth")
      pose.style.mouth.draw(layer, pose, in: mouthFrame, on: &canvas)
    }
  }
}
