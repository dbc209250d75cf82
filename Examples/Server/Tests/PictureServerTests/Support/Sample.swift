@testable import PictureServer

/// A parameter of a picture with a value other than its default, in its one spelling.
struct Sample {
  let name: String
  /// The value; nil for a flag.
  let value: String?
  /// The name and value of the parameter that this one requires.
  let requirement: String?

  /// The name and value as an address has them.
  var query: String { value.map { "\(name)=\($0)" } ?? name }

  /// The samples of all parameters of a kind of picture.
  static func all(of kind: PictureKind) -> [Sample] {
    let isRow = kind == .stars
    return samples("minimum=-10 maximum=10 step=10")
      + samples(
        """
        character=karma head=hexagon eyes=heart brows=full mouth=wave extras=sweat expression=crying \
        paint=radial line-width=0.5 mouth-width=0.2 lip-width=0.2 mouth-position=0.1 \
        eye-width=0.1 eye-position=0.8 morph=0 extra-scale=0 rim-width=0 no-eyes
        """, requiring: isRow ? "symbol=face" : nil)
      + (isRow
        ? samples(
          "count=10 symbol=heart symbol-path=M12%202L22%2020H2Z fill=whole right-to-left "
            + "stroke-width=0 star-size=10 spacing=0 width=300")
          + samples("height=10 margin=3 minimum-star-size=5", requiring: "width=300")
          + samples("cells=200x50") : [])
      + samples("theme=dusk")
      + samples(
        """
        low-color=%23dc143c high-color=%23dc143c hue-path=shorter color=%23dc143c \
        colors=%23dc143c,%23008000 ink=%23dc143c
        """, requiring: isRow ? "symbol=face" : nil)
      + (isRow
        ? samples("fill-color=%23dc143c empty-color=%23dc143c stroke-color=%23dc143c") : [])
      + samples("background=%23dc143c padding=3")
      + (isRow ? [] : samples("size=10"))
      + samples("responsive precision=0 title=text language=de decorative")
  }

  private static func samples(_ query: String, requiring requirement: String? = nil) -> [Sample] {
    query.split(separator: " ").map { item in
      let parts = item.split(separator: "=", maxSplits: 1).map(String.init)
      return Sample(
        name: parts[0], value: parts.count > 1 ? parts[1] : nil, requirement: requirement)
    }
  }
}

/// A random number generator with a seed, which makes failures reproducible: Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
