import EmojiRate

/// The colours of the pictures of a pair: `light`, `dark`, or a theme, which colours from options override.
enum ColorScheme {
  static var words: [String] { ["light", "dark"] + Theme.words }
  static let equalLooks =
    "both looks of --pair are equal, so there is one file; two themes such as sunny,dusk differ"
}

extension ExportSettings {
  /// The settings and the file name's tag of each look; of a pair, the look for light pages comes first.
  func looks(of settings: PictureSettings) -> [(settings: PictureSettings, tag: String)] {
    if pair.isEmpty { return [(settings, "")] }
    return pair.enumerated().map { index, scheme in
      var look = settings.look(scheme == "dark" ? .dark : .light)
      if let theme = Theme(rawValue: scheme) {
        look = settings
        look.theme = theme
        // Digits take the colour of the surrounding text, and a file has none.
        look.textColor =
          settings.textColor ?? PictureSettings().look(index == 0 ? .light : .dark).textColor
      }
      return (look, index == 0 ? "" : "-\(scheme)")
    }
  }
}
