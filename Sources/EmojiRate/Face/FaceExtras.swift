/// A set of extras of a face, such as hats, glasses and tears.
public struct FaceExtras: OptionSet, Hashable, Sendable {
  /// The bits, one for each ``FaceExtra``.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes a set with one extra.
  public init(_ extra: FaceExtra) { rawValue = 1 << UInt32(extra.rawValue) }

  /// Whether the set contains an extra.
  public func contains(_ extra: FaceExtra) -> Bool { contains(FaceExtras(extra)) }

  /// Red cheeks on happy faces.
  public static var blush: FaceExtras { FaceExtras(.blush) }
  /// Tears, as strong as the expression cries.
  public static var tears: FaceExtras { FaceExtras(.tears) }
  /// A drop of sweat on worried faces.
  public static var sweat: FaceExtras { FaceExtras(.sweat) }
  /// Sparkles next to happy faces.
  public static var sparkle: FaceExtras { FaceExtras(.sparkle) }
  /// One sparkle next to happy faces.
  public static var twinkle: FaceExtras { FaceExtras(.twinkle) }
  /// A crack in the forehead that heals.
  public static var crack: FaceExtras { FaceExtras(.crack) }
  /// Round glasses.
  public static var glasses: FaceExtras { FaceExtras(.glasses) }
  /// Dark glasses, which cover the eyes.
  public static var shades: FaceExtras { FaceExtras(.shades) }
  /// A moustache whose tips hang or curl.
  public static var moustache: FaceExtras { FaceExtras(.moustache) }
  /// A crown.
  public static var crown: FaceExtras { FaceExtras(.crown) }
  /// A pointed hat with stripes.
  public static var partyHat: FaceExtras { FaceExtras(.partyHat) }
  /// A top hat.
  public static var topHat: FaceExtras { FaceExtras(.topHat) }
  /// A bow at the side of the head's top.
  public static var bow: FaceExtras { FaceExtras(.bow) }
  /// A bow below the head.
  public static var bowTie: FaceExtras { FaceExtras(.bowTie) }
  /// Horns at the low end.
  public static var horns: FaceExtras { FaceExtras(.horns) }
  /// A halo at the high end.
  public static var halo: FaceExtras { FaceExtras(.halo) }
  /// A cat's whiskers.
  public static var whiskers: FaceExtras { FaceExtras(.whiskers) }
  /// A small soft nose.
  public static var nose: FaceExtras { FaceExtras(.nose) }
  /// A lighter muzzle.
  public static var muzzle: FaceExtras { FaceExtras(.muzzle) }
  /// The inside of a bear's ears, on a bear's head.
  public static var bearEars: FaceExtras { FaceExtras(.bearEars) }
  /// The inside of a rabbit's ears, on a rabbit's head.
  public static var bunnyEars: FaceExtras { FaceExtras(.bunnyEars) }
  /// An antenna with a light.
  public static var antenna: FaceExtras { FaceExtras(.antenna) }
  /// A robot's ears.
  public static var robotEars: FaceExtras { FaceExtras(.robotEars) }
  /// Rain at the low end.
  public static var rain: FaceExtras { FaceExtras(.rain) }
  /// A sun that appears at the high end.
  public static var sun: FaceExtras { FaceExtras(.sun) }
}

/// An extra of a face, in one list.
public enum FaceExtra: Int, Keyword {
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
  case partyHat
  /// A top hat.
  case topHat
  /// A bow at the side of the head's top.
  case bow
  /// A bow below the head.
  case bowTie
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
  case bearEars
  /// The inside of a rabbit's ears, on a rabbit's head.
  case bunnyEars
  /// An antenna with a light.
  case antenna
  /// A robot's ears.
  case robotEars
  /// Rain at the low end.
  case rain
  /// A sun that appears at the high end.
  case sun

  /// The words of the extras.
  public static var keywords: StaticString {
    """
    blush tears sweat sparkle twinkle crack glasses shades moustache crown party-hat top-hat \
    bow bow-tie horns halo whiskers nose muzzle bear-ears bunny-ears antenna robot-ears rain \
    sun
    """
  }
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

extension FaceExtras {
  /// Calls `body` with each extra of the set, in the order of the cases.
  func forEach(_ body: (FaceExtra) -> Void) {
    var rest = rawValue
    while rest != 0 {
      if let extra = FaceExtra(rawValue: rest.trailingZeroBitCount) { body(extra) }
      rest &= rest - 1
    }
  }
}
