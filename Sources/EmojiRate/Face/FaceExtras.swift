/// A set of extras of a face, such as `[.glasses, .topHat]`.
public struct FaceExtras: Hashable, Sendable {
  /// A bit for each ``FaceExtra``.
  package private(set) var rawValue: UInt32

  package init(rawValue: UInt32 = 0) { self.rawValue = rawValue & Self.mask }

  /// A bit for each extra, up to the last one.
  private static var mask: UInt32 { 2 << UInt32(FaceExtra.sun.ordinal) - 1 }

  /// Makes a set with one extra.
  package init(_ extra: FaceExtra) { rawValue = 1 << UInt32(extra.ordinal) }

  /// Makes a set from extras such as an array of those that a user chose.
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
  public mutating func remove(_ extra: FaceExtra) { rawValue &= ~FaceExtras(extra).rawValue }

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
}
