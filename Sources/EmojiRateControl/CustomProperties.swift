import EmojiRate

/// Which CSS custom property replaces which colour of a picture, by its name after `--emoji-rate-`.
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
  func property(of attribute: Attribute, placed: Attribute) -> String? {
    let isFill = attribute.name == "fill"
    guard isFill || attribute.name == "stroke", attribute.value != .brush(nil) else { return nil }
    let isEarned = placed.value == .brush(SystemPaint.earned)
    guard let ink else {
      let isLine = isFace ? isEarned : !isFill && placed.value == .brush(SystemPaint.unearned)
      return isLine ? "stroke" : isFill && isEarned ? "fill" : nil
    }
    if attribute.value == .brush(ink) { return "ink" }
    let isHead =
      isFill && placed.value == .brush(Self.white) && attribute.value != .brush(Self.white)
    return isHead ? "fill" : !isFill && isEarned ? "stroke" : nil
  }
}

/// Paints faces with filled heads in two placeholders for system colours, as lines.
///
/// The style sheet replaces the placeholders. It gives all other areas the colour of the page, and all other
/// lines that of the earned part.
struct SystemPaint {
  /// The faces in the placeholders: see ``PictureSettings/inSystemColors``.
  let placed: Recording
  /// The brush of the features.
  let ink: Brush

  static let earned = Brush.color(SRGBColor(rgba: 0xFF00_00FF))
  static let unearned = Brush.color(SRGBColor(rgba: 0x00FF_00FF))
  private static let white = Brush.color(FaceColors.white)

  /// The paint of a shape; without an index, the paint that shapes inherit.
  ///
  /// Teeth, shines and lines in derived colours, such as blush, disappear.
  func callAsFunction(_ paint: Paint, _ index: Int?) -> Paint {
    let placed = index.map { self.placed.shapes[$0].paint } ?? paint
    let (fill, line) = (placed.fill, placed.stroke?.brush)
    var result = paint
    if fill == ink { result.fill = Self.earned }
    // A head, or a lid above an eye.
    let isSkin = isSkin(fill)
    if isSkin { result.fill = Self.white }
    if fill == Self.unearned { result.fill = Self.unearned }
    if line == ink || isSkin && line != nil {
      result.stroke = placed.stroke
      result.stroke?.brush = Self.earned
    } else if line == Self.unearned {
      result.stroke?.brush = Self.unearned
    } else if line == Self.white || line != paint.stroke?.brush {
      result.stroke = nil
    }
    return result
  }

  private func isSkin(_ fill: Brush?) -> Bool {
    if case .gradient? = fill { true } else { fill == Self.earned }
  }
}
