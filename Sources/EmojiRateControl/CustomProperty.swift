import EmojiRate

/// A CSS custom property with which a page replaces a colour of a recorded picture.
struct CustomProperty {
  /// The name after `--emoji-rate-`.
  let name: String

  /// The text of an attribute that has the property's colour, or else its own.
  func text(over color: String) -> String { "var(--emoji-rate-\(name),\(color))" }
}

/// Which custom property replaces which colour of a picture.
///
/// `fill` is the head, or the earned part of stars and hearts. `stroke` is the lines: all of a face that consists of
/// lines, the rim of a filled head, and the outlines of stars and hearts. `ink` is the features on a filled head.
package struct CustomProperties {
  /// The brush of the features on filled heads; nil if there are none.
  let ink: Brush?
  /// Whether the picture has faces, in contrast to stars or hearts.
  let isFace: Bool

  private static let white = Brush.color(FaceColors.white)

  /// The property of an attribute.
  ///
  /// - Parameter placed: The attribute in placeholders for system colours: see ``SystemPaint``.
  func property(of attribute: Attribute, placed: Attribute) -> CustomProperty? {
    let isFill = attribute.name == "fill"
    guard isFill || attribute.name == "stroke", attribute.value != .brush(nil) else { return nil }
    let isEarned = placed.value == .brush(SystemPaint.earned)
    guard let ink else {
      let isLine = isFace ? isEarned : !isFill && placed.value == .brush(SystemPaint.unearned)
      return isLine
        ? CustomProperty(name: "stroke") : isFill && isEarned ? CustomProperty(name: "fill") : nil
    }
    if attribute.value == .brush(ink) { return CustomProperty(name: "ink") }
    let isHead =
      isFill && placed.value == .brush(Self.white) && attribute.value != .brush(Self.white)
    return isHead
      ? CustomProperty(name: "fill") : !isFill && isEarned ? CustomProperty(name: "stroke") : nil
  }
}
