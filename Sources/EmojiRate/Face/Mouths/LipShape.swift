/// The channels of a mouth with two lips that differ from the expression's.
struct LipShape {
  /// The distance from the middle to a corner.
  var halfWidth: Channel
  /// The height of the corners.
  var y: Channel
  /// How far the middle of the upper lip is below the corners.
  var upperLip: Channel
  /// How far the middle of the lower lip is below the corners; if both are equal, the mouth is closed.
  var lowerLip: Channel
  /// The visible part of the teeth and of the tongue; nil if the mouth never shows them.
  var inside: (teeth: Channel, tongue: Channel)?
}

extension LipShape {
  /// The channels of a style's mouth; nil if it has no lips of its own.
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
        upperLip: Channel(-8, -6, -3, -1, 0, 3, 4), lowerLip: Channel(12, 14, 17, 20, 24, 38, 52),
        inside: (
          teeth: Channel(0, 0, 0, 0, 0.8, 1, 1),
          tongue: Channel(0.75, 0.75, 0.75, 0.75, 0.8, 0.9, 1)
        ))
    case .o:
      self.init(
        halfWidth: Channel(17, 15, 12, 10, 11, 15, 20), y: Channel(42, 42, 41, 40, 39, 36, 32),
        upperLip: Channel(-20, -15, -11, -9, -11, -17, -22),
        lowerLip: Channel(20, 16, 12, 9, 11, 17, 24))
    default: return nil
    }
  }

  private init(_ halfWidth: Channel, y: Channel, depth: Channel) {
    self.init(halfWidth: halfWidth, y: y, upperLip: depth, lowerLip: depth)
  }
}
