/// How a face is made small enough for what it wears.
extension FaceExtra {
  /// What it can cover beyond the head at any value, in the frame of the head; nil is nothing.
  fileprivate func extent(
    _ style: FaceStyle, _ character: CharacterData, at moment: Moment
  ) -> Extent? {
    let landmarks = style.head.landmarks(at: moment, character)
    let features = character.features(style, at: moment)
    let (line, scale) = (character.hatLine, style.extraScale)
    let lineWidth = style.lineWidth
    switch self {
    case .blush: return Blush.extent(scale).placed(at: features)
    case .tears: return Tears.extent(scale).placed(at: features)
    case .whiskers: return Whiskers.extent(lineWidth).placed(at: features)
    case .glasses: return Glasses.extent(lineWidth).placed(at: features)
    case .shades: return Shades.extent(lineWidth).placed(at: features)
    case .sweat: return Sweat.extent(scale).placed(at: landmarks.hats)
    case .crown: return Crown.extent(line: line).placed(at: landmarks.hats)
    case .partyHat: return PartyHat.extent(line: line).placed(at: landmarks.hats)
    case .topHat: return TopHat.extent(line: line).placed(at: landmarks.hats)
    case .bow: return Bow.extent.placed(at: landmarks.hats)
    case .horns: return Horns.extent.placed(at: landmarks.hats)
    case .halo: return Halo.extent(style.head.extent(character).top, x: landmarks.hats.x)
    case .antenna: return Antenna.extent.placed(at: landmarks.hats)
    case .sparkle: return Sparkle.extent(count: 2, scale)
    case .twinkle: return Sparkle.extent(count: 1, scale)
    case .bowTie: return BowTie.extent(bottom: landmarks.bottom)
    case .robotEars: return RobotEars.extent(side: landmarks.side)
    case .rain: return Rain.extent(bottom: landmarks.bottom)
    case .sun: return Sun.extent(style.head)
    case .crack, .moustache, .nose, .muzzle, .bearEars, .bunnyEars: return nil
    }
  }
}

extension CharacterData {
  /// The frame of the head: the character's own, smaller where its line is wider than the character's rim
  /// and where what it wears would leave the canvas, and moved as far as is needed.
  func frame(_ style: FaceStyle) -> Frame {
    let isLine = style.isLine
    // Half of the line is outside; a usual one of 13 makes the radius 3 less.
    let wider = isLine ? style.lineWidth - rimWidth + 1 : style.rimWidth - rimWidth
    // Another head knows itself where it fits.
    let own = (style.head == head ? frame : nil) ?? (120, 120, style.head.radius)
    let frame = Frame(own.x, own.y, unit: (own.radius - max(wider / 2, 0)) / 100)
    if style.extras.isEmpty { return frame }

    var worn = Extent.empty
    style.extras.forEach { extra in
      // Heads move their landmarks along straight lines.
      if let extent = extra.extent(style, self, at: Moment(0)) { worn.join(extent) }
      if let extent = extra.extent(style, self, at: Moment(1)) { worn.join(extent) }
    }
    if worn.isEmpty { return frame }
    let outset = (isLine ? style.lineWidth : style.rimWidth) / 2
    let head = style.head.extent(self)
    let x = Axis((head.left, head.right), outset, (worn.left, worn.right))
    let y = Axis((head.top, head.bottom), outset, (worn.top, worn.bottom))
    let unit = min(min(frame.unit, x.largestUnit), y.largestUnit)
    return Frame(x.middle(frame.center.x, unit), y.middle(frame.center.y, unit), unit: unit)
  }
}

/// One direction in which a head and what it wears have to fit on the canvas.
private struct Axis {
  /// From where to where the head reaches, in its units, and half of its line, in user units.
  let head: (low: Double, high: Double)
  let outset: Double
  /// From where to where what it wears reaches, in the same units.
  let worn: (low: Double, high: Double)

  /// The distance that is kept from the edge of the canvas, in user units.
  private static let margin = 1.0

  init(_ head: (Double, Double), _ outset: Double, _ worn: (Double, Double)) {
    self.head = head
    self.outset = outset
    self.worn = worn
  }

  /// The largest unit with which all of it fits: any two ends have to.
  var largestUnit: Double {
    let side = Face.side - 2 * Self.margin
    return min(
      min((side - 2 * outset) / (head.high - head.low), side / (worn.high - worn.low)),
      (side - outset) / max(max(head.high - worn.low, worn.high - head.low), 1))
  }

  /// The place of the middle nearest to `usual`.
  func middle(_ usual: Double, _ unit: Double) -> Double {
    let low = Self.margin - min(head.low * unit - outset, worn.low * unit)
    let high = Face.side - Self.margin - max(head.high * unit + outset, worn.high * unit)
    return min(max(usual, low), high)
  }
}
