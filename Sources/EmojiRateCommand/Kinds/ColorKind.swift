import EmojiRate

/// A colour as in CSS, or a word that takes it back: that is nil.
struct ColorKind: ArgumentKind {
  var defaultText: String?
  var undoingWord: String?
  /// Whether it can be that of the text around, which nothing can be interpolated with.
  var allowsCurrentColor = true

  var placeholder: String { "colour" }
  var allowed: String { "a colour" + (undoingWord.map { " or \($0)" } ?? "") }

  var schema: JSONMembers {
    let words = (allowsCurrentColor ? ["currentColor"] : []) + [undoingWord].compactMap { $0 }
    if words.isEmpty { return ["$ref": "#/$defs/color"] }
    return ["anyOf": [["$ref": "#/$defs/color"], ["enum": .words(words)]]]
  }

  func read(
    _ text: String, as name: String, _ settings: inout Settings
  ) throws(CommandError) -> CSSColor? {
    if text == undoingWord { return nil }
    guard let color = CSSColor(css: text) else {
      let nearest = Suggestion.nearest(
        to: text, among: HSBColor.cssNames + [undoingWord].compactMap { $0 })
      throw .data(
        "\(name) \(text.quoted) is not a colour; "
          + (Suggestion.question(nearest) ?? "give a CSS name, #rgb, #rrggbb, rgb(), hsl() or hsb()")
      )
    }
    guard color != .currentColor || allowsCurrentColor else {
      throw .notAllowed(
        name, given: text,
        allowed: "a colour of its own, or the text's to all ratings by "
          + (name.hasPrefix("--") ? "--color" : "color"))
    }
    return color
  }
}
