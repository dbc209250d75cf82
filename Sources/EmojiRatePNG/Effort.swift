/// The work that drawing a picture may still take: one unit for a nanosecond of the slowest drawings.
///
/// Only drawings reach its end, of thousands of crossing lines or of hundreds of layers. It counts work instead of
/// time, so that a picture is drawn everywhere or nowhere.
struct Effort {
  private(set) var left: Int

  /// The most points of a shape, which bounds the memory.
  static var pointLimit: Int { 1 << 20 }

  init(pixelCount: Int) { left = 200_000_000 + 800 * pixelCount }

  var isLeft: Bool { left > 0 }

  mutating func spend(_ count: Int) { left -= count }
  mutating func spendAll() { left = 0 }
}
