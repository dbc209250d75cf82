/// Makes a face small enough for its extras.
extension FaceExtra {
  /// The area outside the head that it can cover at any value, in the frame of the head; nil if it covers
  /// none.
  fileprivate func extent(
    _ style: FaceStyle, _ head: HeadPlan, hatLine line: Double
  ) -> Extent? {
    let (hats, side, bottom, features) = (head.hats, head.side, head.bottom, head.features)
    let (scale, lineWidth) = (style.extraScale, style.lineWidth)
    switch self {
    case .blush:
      return Extent(-71 - 14 * scale, 5 - 11 * scale, 71 + 14 * scale, 22 + 11 * scale)
        .placed(at: features)
    case .tears:
      return Extent(-60, 25 - 35 * scale, 60, 25 + 35 * scale).placed(at: features)
    case .whiskers:
      return Extent(-98 - 0.3 * lineWidth, 0, 98 + 0.3 * lineWidth, 60).placed(at: features)
    case .glasses:
      return Extent(-90 - 0.4 * lineWidth, -70, 90 + 0.4 * lineWidth, 40).placed(at: features)
    case .shades:
      return Extent(-92 - 0.6 * lineWidth, -70, 92 + 0.6 * lineWidth, 40).placed(at: features)
    case .sweat:
      return Extent(78, -53 - 24 * scale, 84 + 16 * scale, -30).placed(at: hats)
    case .crown: return Extent(-63, line - 60, 63, line).placed(at: hats)
    case .partyHat: return Extent(-40, line - 76, 40, line).placed(at: hats)
    case .topHat: return Extent(-69, line - 61, 69, line).placed(at: hats)
    case .bow: return Extent(20, -106, 108, -52).placed(at: hats)
    case .horns: return Extent(-90, -125, 90, -50).placed(at: hats)
    case .antenna: return Extent(-23, -149, 13, -90).placed(at: hats)
    case .halo:
      let top = head.extent.top
      return Extent(hats.center.x - 58, top - 37, hats.center.x + 58, top)
    case .sparkle:
      return Extent(-97 - 12 * scale, -90 - 20 * scale, 90 + 20 * scale, -67 + 20 * scale)
    case .twinkle: return Extent(0, -90 - 20 * scale, 90 + 20 * scale, -67 + 20 * scale)
    case .bowTie: return Extent(-49, bottom - 26, 49, bottom + 30)
    case .robotEars: return Extent(-side - 18, -20, side + 18, 30)
    case .rain: return Extent(-55, bottom, 52, bottom + 39)
    case .sun:
      return Extent(-113 - head.sunRise, -117 - head.sunRise, 0, 0)
    case .crack, .moustache, .nose, .muzzle, .bearEars, .bunnyEars: return nil
    }
  }
}

extension CharacterData {
  /// The frame of the head.
  ///
  /// It is the character's frame, but smaller if its line is wider than the character's rim or if extras
  /// would leave the canvas. Then it also moves as far as necessary.
  func frame(_ style: FaceStyle) -> Frame {
    let frame = frameOfHead(style)
    if style.extras.isEmpty { return frame }

    var (head, worn) = (Extent.empty, Extent.empty)
    // The landmarks of heads move along straight lines between the ends.
    for end in 0...1 {
      let plan = plan(style, at: Moment(Double(end)))
      head.join(plan.extent)
      for extra in style.extras.each {
        if let extent = extra.extent(style, plan, hatLine: hatLine) { worn.join(extent) }
      }
    }
    if worn.isEmpty { return frame }
    let outset = (style.isLine ? style.lineWidth : style.rimWidth) / 2
    let x = Axis(head: (head.left, head.right), outset: outset, worn: (worn.left, worn.right))
    let y = Axis(head: (head.top, head.bottom), outset: outset, worn: (worn.top, worn.bottom))
    let unit = min(min(frame.unit, x.largestUnit), y.largestUnit)
    return Frame(x.middle(frame.center.x, unit), y.middle(frame.center.y, unit), unit: unit)
  }

  /// The frame of a head without extras.
  private func frameOfHead(_ style: FaceStyle) -> Frame {
    if style.isOnOriginalHead {
      return Frame(Face.side / 2, Face.side / 2, unit: style.originalRadius / 100)
    }
    // Half of the line is outside. The default width of 13 makes the radius 3 smaller.
    let wider = style.isLine ? style.lineWidth - rimWidth + 1 : style.rimWidth - rimWidth
    // The character's frame only fits its own head.
    let own = (style.head == head ? frame : nil) ?? (120, 120, style.head.radius)
    return Frame(own.x, own.y, unit: (own.radius - max(wider / 2, 0)) / 100)
  }
}

extension FaceStyle {
  /// Whether the features have the places of the classic face on its canvas: in its circle, or without a
  /// head.
  var isOnOriginalHead: Bool {
    character.isOriginal && (head == .circle || head == .none)
  }

  /// The radius of the original control's head, which depends on its line width.
  var originalRadius: Double {
    CircleHead.originalRadius(lineWidth: isLine ? lineWidth : rimWidth)
  }
}

/// A direction in which a head with its extras must fit on the canvas.
private struct Axis {
  /// The vertical extent of the head, in its units, and half of its line, in user units.
  let head: (low: Double, high: Double)
  let outset: Double
  /// The vertical extent of the extras, in units of the head.
  let worn: (low: Double, high: Double)

  /// The margin at the edge of the canvas, in user units.
  private static let margin = 1.0

  /// The largest unit with which everything fits, for every pair of ends.
  var largestUnit: Double {
    let side = Face.side - 2 * Self.margin
    return min(
      min((side - 2 * outset) / (head.high - head.low), side / (worn.high - worn.low)),
      (side - outset) / max(max(head.high - worn.low, worn.high - head.low), 1))
  }

  /// The place of the centre nearest to `preferred`.
  func middle(_ preferred: Double, _ unit: Double) -> Double {
    let low = Self.margin - min(head.low * unit - outset, worn.low * unit)
    let high = Face.side - Self.margin - max(head.high * unit + outset, worn.high * unit)
    return min(max(preferred, low), high)
  }
}
