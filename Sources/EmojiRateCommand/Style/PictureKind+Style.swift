import EmojiRate

/// The keys of style files: the options for the look of every kind of picture.
///
/// One file is for all kinds, so that the pictures of a page can share it.
extension PictureKind {
  /// The style options of this kind of picture.
  var styleOptions: [CommandOption] { command.look.filter(\.isStyle) }

  /// The option of a key: of this kind of picture, or else of another one.
  func styleOption(named name: String) -> CommandOption? {
    for kind in [self] + Self.allCases {
      if let option = PictureOptions.row(named: name, of: kind) { return option }
    }
    return nil
  }

  /// All names, each once: the names of faces, then the other names.
  static var styleNames: [String] {
    allCases.flatMap(\.styleOptions).map(\.name)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
