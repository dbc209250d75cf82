import EmojiRate

/// A width and a height within the same limits, as in 200x50.
struct SizeKind: ArgumentKind {
  let length: NumberKind

  var placeholder: String { "WxH" }
  var allowed: String {
    "a width and a height such as 200x50, each from \(Messages.range(length.range))"
  }
  var limits: String? { Messages.range(length.range) + " pixels" }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> Size {
    guard let size = Size(given.text) else { throw given.notAllowed(allowed) }
    for number in [size.width, size.height] {
      settings.remarks.clamp(given.option, number, to: length.range)
    }
    return size
  }
}
