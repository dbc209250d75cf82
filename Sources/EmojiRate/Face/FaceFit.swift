/// The frame of a head, which is small enough for its extras.
extension CharacterData {
  /// The frame of the head.
  ///
  /// It is the character's frame, but smaller if its line is wider than the character's rim or if extras
  /// would leave the canvas. Then it also moves as far as necessary.
  func frame(_ style: FaceStyle) -> Transform {
    let frame = frameOfHead(style)
    if style.extras.isEmpty { return frame }

    var (head, worn) = (Box.empty, Box.empty)
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
    return Transform(x.middle(frame.origin.x, unit), y.middle(frame.origin.y, unit), unit: unit)
  }

  /// The frame of a head without extras.
  private func frameOfHead(_ style: FaceStyle) -> Transform {
    if style.isOnOriginalHead {
      return Transform(Face.side / 2, Face.side / 2, unit: style.originalRadius / 100)
    }
    // Half of the line is outside. The default width of 13 makes the radius 3 smaller.
    let wider = style.isLine ? style.lineWidth - rimWidth + 1 : style.rimWidth - rimWidth
    // The character's frame only fits its own head.
    let own = (style.head == head ? frame : nil) ?? (120, 120, style.head.radius)
    return Transform(own.x, own.y, unit: (own.radius - max(wider / 2, 0)) / 100)
  }
}

extension FaceStyle {
  /// Whether the features have the places of the classic face on its canvas: in its circle, or without a
  /// head.
  var isOnOriginalHead: Bool {
    character.isOriginal && (head == .circle || head == .none)
  }

  /// The radius of the original control's head, which depends on the width of its stroke.
  var originalRadius: Double { Self.originalRadius(lineWidth: isLine ? lineWidth : rimWidth) }

  /// The radius that leaves two units between a stroke and the edge of the canvas.
  static func originalRadius(lineWidth: Double) -> Double { Face.side / 2 - (lineWidth / 2 + 2) }
}

/// A direction in which a head with its extras must fit on the canvas.
private struct Axis {
  /// The extent of the head along the axis, in its units, and half of its line, in user units.
  let head: (low: Double, high: Double)
  let outset: Double
  /// The extent of the extras along it, in units of the head.
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
