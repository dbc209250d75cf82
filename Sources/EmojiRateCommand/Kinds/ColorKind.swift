import EmojiRate

/// A CSS colour, or a word that undoes it and gives nil.
struct ColorKind: ArgumentKind {
  var defaultText: String?
  var undoingWord: String?
  /// Whether it can be `currentColor`, which cannot be interpolated.
  var allowsCurrentColor = true

  var placeholder: String { "colour" }
  var allowed: String { "a colour" + (undoingWord.map { " or \($0)" } ?? "") }

  var otherWords: [String] {
    (allowsCurrentColor ? ["currentColor"] : []) + [undoingWord].compactMap { $0 }
  }

  func candidates(behind items: [String]) -> [String] {
    items.isEmpty ? otherWords + HSBColor.cssNames : []
  }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> CSSColor? {
    if given.text == undoingWord { return nil }
    guard let color = CSSColor(css: given.text) else {
      let nearest = Suggestion.nearest(
        to: given.text, among: HSBColor.cssNames + [undoingWord].compactMap { $0 })
      let hexadecimal = CSSColor(css: "#" + given.text).map { _ in "'#\(given.text)'" }
      let isList =
        ["--color", "color"].contains(given.option) && ColorRamp(list: given.text) != nil
      let colors = isList ? "\(given.option)s \(given.text.quoted)" : nil
      throw .data(
        "\(given.option) \(given.text.quoted) is not a colour; "
          + (Suggestion.question(colors ?? hexadecimal ?? nearest)
            ?? "give a CSS name, #rgb, #rrggbb, rgb(), hsl() or hsb()"))
    }
    guard color != .currentColor || allowsCurrentColor else {
      let option = given.option.hasPrefix("--") ? "--color" : "color"
      throw given.notAllowed("a fixed colour, or currentColor for all ratings by \(option)")
    }
    return color
  }
}
