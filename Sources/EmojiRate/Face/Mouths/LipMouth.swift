/// A mouth with two lips: a line if they meet, and open with teeth and a tongue if they part.
///
/// In a face of lines it is hollow.
struct LipMouth {
  let halfWidth: Double
  /// The height of the corners.
  let y: Double
  /// How far the middles of the lips are below the corners.
  let upperLip: Double
  let lowerLip: Double
  private let inside: (teeth: Channel, tongue: Channel)?

  /// Makes a mouth with its own channels, or else with the channels of the expression.
  init(_ mouth: FaceMouth, _ pose: borrowing Pose) {
    let (moment, shape) = (pose.moment, LipShape(mouth) ?? pose.character.rig.lips)
    lowerLip = moment[shape.lower].clamped(to: -45...60)
    upperLip = min(moment[shape.upper].clamped(to: -45...60), lowerLip)
    halfWidth = pose.mouthHalfWidth(moment[shape.halfWidth])
    y = pose.mouthY(moment[shape.y], top: upperLip, bottom: lowerLip)
    inside = shape.inside
  }

  private var gap: Double { lowerLip - upperLip }

  /// Draws the tongue and the teeth, if the mouth ever shows them.
  func drawInside(_ pose: Pose, in frame: Transform, on canvas: inout Canvas) {
    guard let inside else { return }
    let teeth = pose.moment[inside.teeth].clamped(to: 0...1)
    let tongue = pose.moment[inside.tongue].clamped(to: 0...1)
    drawTongue(tongue, in: frame, pose.colors, on: &canvas)
    drawTeeth(teeth, in: frame, pose.colors, on: &canvas)
  }

  var lens: Lens { Lens(0, y, halfWidth, top: upperLip, bottom: lowerLip) }

  /// The lips of a hollow mouth.
  ///
  /// Half of its line's width covers the opening on every side, so a small opening is made larger.
  var hollowLens: Lens {
    let wider = 0.35 * max(20 - halfWidth, 0) * min(gap / 18, 1)
    let deeper = 0.6 * max(1 - gap / 56, 0)
    // A round mouth grows up and down equally.
    let raised = max(min(-upperLip, lowerLip), 0)
    return Lens(
      0, y, halfWidth + wider, top: upperLip - deeper * raised,
      bottom: lowerLip + deeper * (gap - raised))
  }

  /// The sag from 0 to 1.
  ///
  /// At 0 the mouth bends upwards, and its inside rests on the lower lip. At 1 the inside hangs from the
  /// upper lip and rests on the lower one.
  private var sag: Double { (lowerLip / 10).clamped(to: 0...1) }

  private func mixed(_ bent: Double, _ hanging: Double) -> Double { bent + (hanging - bent) * sag }

  /// Draws the tongue: a dome that grows from a point of the lower lip, or of a line above it in a wail.
  private func drawTongue(
    _ tongue: Double, in frame: Transform, _ colors: FaceColors, on canvas: inout Canvas
  ) {
    let size = tongue * ((gap - 14) / 6).clamped(to: 0...1)
    guard size > 0.02 || canvas.keepsVerbs else { return }
    let rise = size * min(gap / 2, 26)
    // It is no wider than the dome is high, so that it shrinks to a point.
    let part = min((0.175 * rise / max(lowerLip, 10)).squareRoot(), 0.26)
    let lip = Arch(0, y, halfWidth, depth: lowerLip).cut(from: 0.5 - part, to: 0.5 + part)
    let half = mixed(halfWidth / 2 * tongue, lip.end.x)
    let base = mixed(y + lowerLip - 1, lip.end.y)
    let height = 1.33 * mixed(0.4 * gap * size, lip.end.y - (y + lowerLip - rise))
    let shoulder = mixed(1, 0.72) * half
    canvas.paint(colors.base.filled(FaceColors.tongue).unstroked())
    canvas.move(frame, -half, base)
    canvas.curve(frame, -shoulder, base - height, shoulder, base - height, half, base)
    if sag > 0 || canvas.keepsVerbs {
      let (x, low) = (mixed(half / 3, lip.control2.x), mixed(base, lip.control2.y))
      canvas.curve(frame, x, low, -x, low, -half, base)
    }
    canvas.close()
  }

  /// Draws the upper teeth along the upper lip, or all bared teeth along the middle.
  private func drawTeeth(
    _ teeth: Double, in frame: Transform, _ colors: FaceColors, on canvas: inout Canvas
  ) {
    let height = teeth * mixed(min(0.85 * gap, 15), (gap / 2 - 5).clamped(to: 0...15))
    guard height > 1 || canvas.keepsVerbs else { return }
    // The ink behind the teeth could be visible where their fill vanishes.
    let paint = canvas.keepsVerbs ? colors.line : colors.base
    canvas.paint(paint.stroked(FaceColors.white), lineWidth: height * frame.unit)
    Arch(
      0, y + mixed(0.33 * upperLip + 0.22 * lowerLip, 0.35 * upperLip + height / 2 - 1),
      mixed(0.68 * halfWidth, max(0.82 * halfWidth - height / 2, 1)),
      depth: mixed(0.22 * (upperLip + lowerLip), 0.65 * upperLip)
    ).draw(in: frame, into: &canvas)
  }
}

/// The changes of a mouth with two lips; by default, the changes of ``Rig/furious``.
struct LipShape {
  /// The distance from the middle to a corner.
  var halfWidth = Channel(32, 30, 29, 30, 35, 42, 46)
  /// The height of the corners.
  var y = Channel(52, 50, 42, 37, 32, 21, 10)
  /// How far the middle of the upper lip is below the corners.
  var upper = Channel(-22, -17, -9, 0, 10, 7, 4)
  /// How far the middle of the lower lip is below the corners; if both are equal, the mouth is closed.
  var lower = Channel(-6, -17, -9, 0, 10, 30, 52)
  /// The visible part of the teeth and of the tongue, if it is open far enough; nil if it never shows them.
  var inside: (teeth: Channel, tongue: Channel)? = (
    Channel(1, 0, 0, 0, 0, 1, 1), Channel(0, 0, 0, 0, 0, 0, 1)
  )
}

extension LipShape {
  /// The channels of a style's mouth; nil if the mouth does not define lips.
  init?(_ mouth: FaceMouth) {
    switch mouth {
    case .curve:
      self.init(
        Channel(32, 31, 30, 30, 33, 40, 46), y: Channel(48, 46, 42, 39, 35, 28, 22),
        depth: Channel(-24, -18, -9, 0, 9, 20, 30))
    case .smile:
      self.init(
        Channel(26, 28, 30, 32, 35, 41, 46), y: Channel(38, 37, 36, 35, 33, 28, 22),
        depth: Channel(3, 5, 8, 10, 13, 21, 30))
    case .frown:
      self.init(
        Channel(36, 34, 32, 31, 30, 28, 26), y: Channel(52, 49, 46, 44, 43, 41, 40),
        depth: Channel(-28, -21, -15, -12, -9, -6, -3))
    case .flat:
      self.init(
        Channel(24, 26, 29, 30, 31, 34, 38), y: Channel(40), depth: Channel(0))
    case .open:
      self.init(
        halfWidth: Channel(22, 24, 27, 29, 32, 40, 46), y: Channel(40, 38, 34, 31, 28, 21, 13),
        upper: Channel(-8, -6, -3, -1, 0, 3, 4), lower: Channel(12, 14, 17, 20, 24, 38, 52),
        inside: (
          teeth: Channel(0, 0, 0, 0, 0.8, 1, 1),
          tongue: Channel(0.75, 0.75, 0.75, 0.75, 0.8, 0.9, 1)
        ))
    case .o:
      self.init(
        halfWidth: Channel(17, 15, 12, 10, 11, 15, 20), y: Channel(42, 42, 41, 40, 39, 36, 32),
        upper: Channel(-20, -15, -11, -9, -11, -17, -22),
        lower: Channel(20, 16, 12, 9, 11, 17, 24), inside: nil)
    default: return nil
    }
  }

  private init(_ halfWidth: Channel, y: Channel, depth: Channel) {
    self.init(halfWidth: halfWidth, y: y, upper: depth, lower: depth, inside: nil)
  }
}
