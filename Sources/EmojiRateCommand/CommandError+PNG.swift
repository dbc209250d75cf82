import EmojiRatePNG

extension CommandError {
  /// The error for a PNG file that cannot be drawn; the path is nil for the standard output.
  static func notDrawn(_ path: String?, _ error: PNGError) -> Self {
    .data("cannot draw \(path?.quoted ?? "the PNG file"): \(error.description)")
  }
}
