import EmojiRate

/// The colours of the pictures of a pair: `light`, `dark`, or a theme, which colours from options override.
enum ColorScheme {
  static var words: [String] { ["light", "dark"] + Theme.words }
  static let equalLooks =
    "both looks of --pair are equal, so there is one file; two themes such as sunny,dusk differ"
}

/// The settings of a picture, or of one of a pair.
struct PictureLook {
  var settings: PictureSettings
  /// The tag that follows the picture's name in file names; empty for the first of a pair.
  var tag: String
}

extension ExportSettings {
  /// The settings and the file name's tag of each look; of a pair, the look for light pages comes first.
  func looks(of settings: PictureSettings) -> [PictureLook] {
    if pair.isEmpty { return [PictureLook(settings: settings, tag: "")] }
    return pair.enumerated().map { index, scheme in
      var look = settings.look(scheme == "dark" ? .dark : .light)
      if let theme = Theme(rawValue: scheme) {
        look = settings
        look.theme = theme
        // Digits take the colour of the surrounding text, and a file has none.
        look.textColor =
          settings.textColor ?? PictureSettings().look(index == 0 ? .light : .dark).textColor
      }
      return PictureLook(settings: look, tag: index == 0 ? "" : "-\(scheme)")
    }
  }
}
