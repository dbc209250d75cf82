import EmojiRate
import EmojiRateHistory

/// The words of `--pair`: `light`, `dark`, or a theme; options for colours override them.
enum ColorScheme {
  static var words: [String] { ["light", "dark"] + Theme.words }
  static let equalLooks =
    "both looks of --pair are equal, so there is one file; two themes such as sunny,dusk differ"
}

extension Settings {
  /// The renderer of each look; in a pair, the look for light pages comes first.
  func looks(of kind: any CommandPicture.Type, title: TextTemplate?) -> [Renderer] {
    func renderer(_ look: PictureSettings, tag: String) -> Renderer {
      let renderer = Renderer(kind, look, tag: tag, title: title)
      if look.options.label == .sentence, !input.grammar.words.isEmpty {
        renderer.spokenWords = input.grammar.words
      }
      return renderer
    }
    if export.pair.isEmpty { return [renderer(picture, tag: "")] }
    return export.pair.enumerated().map { index, scheme in
      var look = picture.look(scheme == "dark" ? .dark : .light)
      if let theme = Theme(rawValue: scheme) {
        look = picture
        look.theme = theme
        // By default, digits have the colour of the surrounding text, which a file does not have.
        look.textColor =
          picture.textColor ?? PictureSettings().look(index == 0 ? .light : .dark).textColor
      }
      return renderer(look, tag: index == 0 ? "" : "-\(scheme)")
    }
  }
}

extension Settings {
  /// Refuses a background in a pair of summaries, because one has dark digits and one light digits.
  func checkPair(of kind: any CommandPicture.Type) throws(CommandError) {
    guard !export.pair.isEmpty, picture.options.background != nil, picture.textColor == nil,
      kind is RatingSummary.Type || kind is RatingHistory.Type
    else { return }
    throw .usage(
      "--background is the same in both files of --pair, whose digits are dark in one and light in the "
        + "other; leave it out")
  }

  /// Refuses a format that contradicts the ending of the output's name.
  func checkFormat() throws(CommandError) {
    guard let format = draw.format, let output, let ending = output.ending else { return }
    let isKnown = DrawSettings.Format.allCases.contains { $0.endings.contains(ending) }
    guard isKnown, !format.endings.contains(ending) else { return }
    throw .usage(
      "--format \(format.rawValue) contradicts --output \(output.quoted); leave --format out, or give "
        + "another name")
  }
}
