/// The work that drawing may still take, in nanoseconds of an ordinary processor.
///
/// Only drawings reach its end, of thousands of crossing lines or of dozens of large gradients. A larger picture never
/// takes less work, and has no more of it: a drawing that is refused at a size is refused at all larger ones.
/// It counts work instead of time, so that a picture is drawn everywhere or nowhere.
struct Effort {
  private(set) var left: Int64
  private let pixelCount: Int64

  static var pictureLimit: Int64 { 1_000_000_000 }
  static var animationLimit: Int64 { 10_000_000_000 }
  /// The most points of a shape, which bounds the memory.
  static var pointLimit: Int { 1 << 20 }
  /// The pixels beyond which painting more of them is free, because a file of that size may take longer.
  private static var paidPixels: Int64 { 1 << 20 }

  /// - Parameter pixelCount: The number of pixels of the picture.
  init(_ limit: Int64, pixelCount: Int) {
    left = limit
    self.pixelCount = Int64(pixelCount)
  }

  var isLeft: Bool { left > 0 }

  mutating func spend(_ count: Int) { left -= Int64(count) }
  mutating func spendAll() { left = 0 }

  /// Spends the work for painting pixels.
  mutating func spend(_ count: Int, forEachOf pixels: Int) {
    left -= Int64(count * pixels) * Self.paidPixels / max(pixelCount, Self.paidPixels)
  }
}
