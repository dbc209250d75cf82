import EmojiRate

/// The title of a PNG file, for people who do not see the picture.
struct PNGText {
  let text: String
  /// The tag of its language; empty if nobody has said which one it is.
  let language: String

  /// The document's text for screen readers; nil if the picture is decorative.
  init?(_ picture: some CanvasPicture, _ options: SVGOptions) {
    guard let text = picture.accessibleText(options) else { return nil }
    self.text = text
    // A title is in the caller's language.
    let isUnknown = options.label.title != nil && options.$language == nil
    language = isUnknown ? "" : picture.language(in: options.language).rawValue
  }

  /// The content of the chunk iTXt, PNG, 11.3.3.4: keyword, no compression, language, no translated keyword,
  /// text.
  var content: [UInt8] {
    let start = Array("Title\0\0\0\(language)\0\0".utf8)
    // The text may contain all characters but this.
    return text.unicodeScalars.reduce(into: start) {
      $0 += Array(String($1 == "\0" ? "\u{FFFD}" : $1).utf8)
    }
  }
}
