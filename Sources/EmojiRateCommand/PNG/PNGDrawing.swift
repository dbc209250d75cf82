import EmojiRatePNG

/// A PNG file that another thread may draw.
final class PNGDrawing: @unchecked Sendable {
  let pixelCount: Double
  private let draw: @Sendable () throws(PNGError) -> [UInt8]
  /// Nil until it is drawn.
  private(set) var result: Result<[UInt8], PNGError>?

  init(pixelCount: Double, _ draw: @escaping @Sendable () throws(PNGError) -> [UInt8]) {
    self.pixelCount = pixelCount
    self.draw = draw
  }

  func run() { result = Result { () throws(PNGError) in try draw() } }
}
