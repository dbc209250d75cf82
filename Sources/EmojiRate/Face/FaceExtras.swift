/// A set of extras of a face, such as `[.glasses, .topHat]`.
public struct FaceExtras: Hashable, Sendable {
  /// A bit for each ``FaceExtra``.
  package private(set) var rawValue: UInt32

  package init(rawValue: UInt32 = 0) { self.rawValue = rawValue }

  /// Makes a set with one extra.
  package init(_ extra: FaceExtra) { rawValue = 1 << UInt32(extra.ordinal) }

  /// Makes a set from extras, such as an array of the extras that a user chose.
  package init(_ extras: [FaceExtra]) {
    self.init()
    for extra in extras { insert(extra) }
  }

  /// Whether the set contains no extra.
  package var isEmpty: Bool { rawValue == 0 }

  /// Whether the set contains an extra.
  public func contains(_ extra: FaceExtra) -> Bool {
    rawValue & FaceExtras(extra).rawValue != 0
  }

  /// Adds an extra.
  public mutating func insert(_ extra: FaceExtra) { rawValue |= FaceExtras(extra).rawValue }

  /// Removes an extra.
  public mutating func remove(_ extra: FaceExtra) { remove(FaceExtras(extra)) }

  /// Removes the extras of another set.
  mutating func remove(_ extras: FaceExtras) { rawValue &= ~extras.rawValue }

  /// The set with another extra, made without the heap.
  func with(_ extra: FaceExtra) -> FaceExtras {
    FaceExtras(rawValue: rawValue | FaceExtras(extra).rawValue)
  }

  /// The extras of a set, in the order of the cases.
  // A closure for each extra would copy the face that it captures.
  struct Each: Sequence, IteratorProtocol {
    fileprivate var rest: UInt32

    mutating func next() -> FaceExtra? {
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return FaceExtra(ordinal: rest.trailingZeroBitCount)
    }
  }

  var each: Each { Each(rest: rawValue) }
}

/// An extra of a face, in one list.
public enum FaceExtra: String, CaseIterable, Sendable, Keyword {
  /// Red cheeks on happy faces.
  case blush
  /// Tears, as strong as the expression cries.
  case tears
  /// A drop of sweat on worried faces.
  case sweat
  /// Sparkles next to happy faces.
  case sparkle
  /// One sparkle next to happy faces.
  case twinkle
  /// A crack in the forehead that heals.
  case crack
  /// Round glasses.
  case glasses
  /// Dark glasses, which cover the eyes.
  case shades
  /// A moustache whose tips hang or curl.
  case moustache
  /// A crown.
  case crown
  /// A pointed hat with stripes.
  case partyHat = "party-hat"
  /// A top hat.
  case topHat = "top-hat"
  /// A bow at the side of the head's top.
  case bow
  /// A bow below the head.
  case bowTie = "bow-tie"
  /// Horns at the low end.
  case horns
  /// A halo at the high end.
  case halo
  /// A cat's whiskers.
  case whiskers
  /// A small soft nose.
  case nose
  /// A lighter muzzle.
  case muzzle
  /// The inside of a bear's ears, on a bear's head.
  case bearEars = "bear-ears"
  /// The inside of a rabbit's ears, on a rabbit's head.
  case bunnyEars = "bunny-ears"
  /// An antenna with a light.
  case antenna
  /// A robot's ears.
  case robotEars = "robot-ears"
  /// Rain at the low end.
  case rain
  /// A sun that appears at the high end.
  case sun
}

extension FaceExtra {
  /// The layer that it is drawn in.
  var layer: FaceLayer {
    switch self {
    case .horns, .antenna, .robotEars, .rain, .sun: .back
    case .blush: .cheeks
    case .crack, .whiskers, .muzzle, .bearEars, .bunnyEars: .middle
    case .tears: .tears
    case .nose: .features
    case .sweat, .sparkle, .twinkle, .glasses, .shades, .moustache, .crown, .partyHat, .topHat,
      .bow, .bowTie, .halo:
      .front
    }
  }

  /// The area outside the head that it can cover at any value, in the frame of the head; nil if it covers
  /// none.
  func extent(
    _ style: FaceStyle, _ head: HeadPlan, hatLine line: Double
  ) -> Box? {
    let (hats, side, bottom, features) = (head.hats, head.side, head.bottom, head.features)
    let (scale, lineWidth) = (style.extraScale, style.lineWidth)
    switch self {
    case .blush:
      return Box(-71 - 14 * scale, 5 - 11 * scale, 71 + 14 * scale, 22 + 11 * scale)
        .mapped(by: features)
    case .tears:
      return Box(-60, 25 - 35 * scale, 60, 25 + 35 * scale).mapped(by: features)
    case .whiskers:
      return Box(-98 - 0.3 * lineWidth, 0, 98 + 0.3 * lineWidth, 60).mapped(by: features)
    case .glasses:
      return Box(-90 - 0.4 * lineWidth, -70, 90 + 0.4 * lineWidth, 40).mapped(by: features)
    case .shades:
      return Box(-92 - 0.6 * lineWidth, -70, 92 + 0.6 * lineWidth, 40).mapped(by: features)
    case .sweat:
      return Box(78, -53 - 24 * scale, 84 + 16 * scale, -30).mapped(by: hats)
    case .crown: return Box(-63, line - 60, 63, line).mapped(by: hats)
    case .partyHat: return Box(-40, line - 76, 40, line).mapped(by: hats)
    case .topHat: return Box(-69, line - 61, 69, line).mapped(by: hats)
    case .bow: return Box(20, -106, 108, -52).mapped(by: hats)
    case .horns: return Box(-90, -125, 90, -50).mapped(by: hats)
    case .antenna: return Box(-23, -149, 13, -90).mapped(by: hats)
    case .halo:
      let top = head.extent.top
      return Box(hats.origin.x - 58, top - 37, hats.origin.x + 58, top)
    case .sparkle:
      return Box(-97 - 12 * scale, -90 - 20 * scale, 90 + 20 * scale, -67 + 20 * scale)
    case .twinkle: return Box(0, -90 - 20 * scale, 90 + 20 * scale, -67 + 20 * scale)
    case .bowTie: return Box(-49, bottom - 26, 49, bottom + 30)
    case .robotEars: return Box(-side - 18, -20, side + 18, 30)
    case .rain: return Box(-55, bottom, 52, bottom + 39)
    case .sun:
      return Box(-113 - head.sunRise, -117 - head.sunRise, 0, 0)
    case .crack, .moustache, .nose, .muzzle, .bearEars, .bunnyEars: return nil
    }
  }
}

extension PosedFace {
  /// Draws one extra of the face.
  func draw(_ extra: FaceExtra, _ pose: Pose, on canvas: inout Canvas) {
    canvas.part(extra.rawValue)
    switch extra {
    case .blush: pose.drawBlush(on: &canvas)
    case .tears: pose.drawTears(on: &canvas)
    case .sweat: pose.drawSweat(on: &canvas)
    case .sparkle: pose.drawSparkles(count: 2, on: &canvas)
    case .twinkle: pose.drawSparkles(count: 1, on: &canvas)
    case .crack: pose.drawCrack(on: &canvas)
    case .glasses: glasses?.draw(pose, on: &canvas)
    case .shades: shades?.draw(pose, on: &canvas)
    case .moustache: moustache?.draw(pose, on: &canvas)
    case .crown: pose.drawCrown(on: &canvas)
    case .partyHat: pose.drawPartyHat(on: &canvas)
    case .topHat: pose.drawTopHat(on: &canvas)
    case .bow: pose.drawBow(on: &canvas)
    case .bowTie: pose.drawBowTie(mouthFrame: mouthFrame, on: &canvas)
    case .horns: pose.drawHorns(on: &canvas)
    case .halo: pose.drawHalo(on: &canvas)
    case .whiskers: pose.drawWhiskers(on: &canvas)
    case .nose: pose.drawNose(mouthFrame: mouthFrame, into: &canvas)
    case .muzzle: pose.drawMuzzle(on: &canvas)
    case .bearEars: pose.drawBearEars(on: &canvas)
    case .bunnyEars: pose.drawBunnyEars(on: &canvas)
    case .antenna: pose.drawAntenna(on: &canvas)
    case .robotEars: pose.drawRobotEars(on: &canvas)
    case .rain: pose.drawRain(on: &canvas)
    case .sun: pose.drawSun(on: &canvas)
    }
  }
}
