import EmojiRate

/// The scale of a PNG file.
struct PNGScale: Equatable {
  let factor: Double
  let text: String

  static let limits = 0.1...10.0

  init(_ factor: Double) {
    self.factor = factor
    text = PlainDecimal(factor).text
  }

  /// The ending of its file names, such as `.png` or `@2x.png`.
  var ending: String { factor == 1 ? ".png" : "@\(text)x.png" }
}

/// A scale such as `2x`.
struct PNGScaleKind: ArgumentKind {
  var defaultText: String?

  var placeholder: String { "scale" }
  var limits: String? { allowed }
  var allowed: String { "0.1x to 10x" }

  func candidates(behind items: [String]) -> [String] { ["1x", "2x", "3x"] }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> PNGScale {
    let number = given.text.hasSuffix("x") ? String(given.text.dropLast()) : given.text
    guard let factor = NumberParameter.decimal(number), PNGScale.limits.contains(factor) else {
      throw given.notAllowed("a scale from \(allowed)")
    }
    return PNGScale(factor)
  }
}
