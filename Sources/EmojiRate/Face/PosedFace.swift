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

/// Eyes or a mouth, whose place and size extras can change.
protocol Feature {
  /// Draws its part of a layer.
  func draw(
    _ layer: FaceLayer, _ pose: Pose, in frame: Transform, on canvas: inout Canvas)
}

extension InkMeter {
  /// Measures eyes or a mouth.
  ///
  /// - Parameter drawn: The frame that it is drawn in; nil is that of the features.
  init(
    _ feature: some Feature, _ pose: borrowing Pose, in drawn: Transform? = nil,
    around center: (x: Double, y: Double) = (0, 0), window: Double = .infinity
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
  /// The circle around extras at the eyes, in units of the features; nil without such extras.
  let eyewear: (x: Double, y: Double, reach: Double)?

  init(_ pose: borrowing Pose) {
    // Each part is placed after those it depends on.
    let extras = pose.style.extras
    glasses = extras.contains(.glasses) ? Glasses(pose) : nil
    shades = extras.contains(.shades) ? Shades(pose) : nil
    eyewear = glasses.map { ($0.x, $0.y, $0.reach) } ?? shades.map { ($0.x, $0.y, $0.reach) }
    var highest = Double.infinity
    if let glasses {
      highest = min(-48, glasses.y - glasses.reach - 8 - 0.8 * abs(pose.browDrop))
    } else if let shades {
      highest = min(-40, shades.y - 30)
    }
    brows = Brows(pose, above: highest)
    if extras.contains(.moustache) {
      let ink = InkMeter(pose.style.mouth, pose).extent
      let bottom = if let eyewear { eyewear.y + eyewear.reach } else { Self.bottomOfEyes(pose) }
      let worn = Moustache(pose, above: ink, below: bottom)
      moustache = worn
      mouthFrame = Self.frame(of: ink, pose, lowering: worn.bottom + 2 - ink.top)
    } else if let eyewear {
      moustache = nil
      let ink = InkMeter(pose.style.mouth, pose, around: (eyewear.x, eyewear.y))
      // The mouth gives way gradually before it must, to avoid jerks.
      let (lack, soon) = (eyewear.reach + 3 - ink.nearest, 6.0)
      let lowering = lack > soon ? lack : max(lack + soon, 0) * max(lack + soon, 0) / (4 * soon)
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
    let scale = ((lowest - top - lowering) / max(bottom - top, 1)).clamped(to: 0.35...1)
    // Covering the upper lip is better than crossing the chin.
    let place = min(top + lowering, lowest + 4 - (bottom - top) * scale)
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
      case .lines where hasLines: canvas.paint(pose.colors.lines)
      default: break
      }
      for extra in pose.style.extras.each where extra.layer == layer {
        draw(extra, pose, on: &canvas)
      }
      if layer == .lines { drawMouth(layer, pose, on: &canvas) }
      canvas.part(layer == .highlights ? "eye shines" : "eyes")
      // Dark glasses hide the eyes.
      if shades == nil { pose.style.eyes.draw(layer, pose, in: pose.features, on: &canvas) }
      canvas.part("brows")
      brows.draw(layer, pose, on: &canvas)
      // The original control's mouth is drawn before its eyes.
      if layer != .lines { drawMouth(layer, pose, on: &canvas) }
    }
  }

  private func drawMouth(
    _ layer: FaceLayer, _ pose: Pose, on canvas: inout Canvas
  ) {
    canvas.part("mouth")
    pose.style.mouth.draw(layer, pose, in: mouthFrame, on: &canvas)
  }
}
