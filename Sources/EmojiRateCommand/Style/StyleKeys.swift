import EmojiRate

/// The options of a style file: the look of faces and of rows.
///
/// A file is for both, so that one page's faces and rows can share it.
struct StyleKeys {
  /// Those of the picture that is drawn come first.
  private let options: [CommandOption]

  init(_ picture: PictureKind) {
    let others = PictureKind.allCases.filter { $0 != picture }
    options = ([picture] + others).flatMap(Self.options)
  }

  /// Every option that says how a picture looks.
  static func options(of picture: PictureKind) -> [CommandOption] {
    picture.command.look.filter(\.isStyle)
  }

  /// All names, each once: the names of faces, then the other names of rows.
  static var names: [String] {
    PictureKind.allCases.flatMap(options).map(\.name)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The option of this name, of the picture that is drawn if it has one.
  func option(named name: String) -> CommandOption? { options.first { $0.name == name } }

  /// The option that a key requires whatever the picture: what only rows need, a file for both need not
  /// have.
  func requirement(of name: String) -> String? {
    let requirements = options(named: name).map(\.requirement)
    return requirements.contains(nil) ? nil : requirements.first ?? nil
  }

  /// The options of this name, of every picture that has one.
  func options(named name: String) -> [CommandOption] { options.filter { $0.name == name } }
}
