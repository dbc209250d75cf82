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

extension Command.Outcome {
  /// Adds both pictures of a pair as two files, or one file if both are equal.
  mutating func addPair<Kind: CommandPicture>(
    of kind: Kind.Type, _ settings: Settings, _ subject: Kind.Subject
  ) throws(CommandError) {
    guard let path else {
      throw .usage("--pair makes two files; give --output, such as --output face.svg")
    }
    let looks = settings.export.looks(of: settings.picture)
    let files = try looks.map { look throws(CommandError) in
      var settings = settings
      settings.picture = look.settings
      return try kind.file(settings, subject, path: path.tagged(look.tag))
    }
    (output, png) = (files[0].output, files[0].png)
    if files[0].bytes == files[1].bytes {
      messages += "emoji-rate: note: \(ColorScheme.equalLooks)\n"
    } else {
      self.files = [files[1]]
    }
  }
}

extension String {
  /// The path of a file with `tag` after its name, before the ending.
  fileprivate func tagged(_ tag: String) -> String {
    let name = utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
    let end = utf8[name...].lastIndex(of: UInt8(ascii: ".")) ?? endIndex
    return self[..<end] + tag + self[end...]
  }
}
