import EmojiRate

/// The options of a style file: the look of every kind of picture.
///
/// One file is for all kinds, so that the pictures of a page can share it.
struct StyleKeys {
  /// The options of the drawn picture come first.
  private let options: [CommandOption]

  init(_ picture: PictureKind) {
    let others = PictureKind.allCases.filter { $0 != picture }
    options = ([picture] + others).flatMap(Self.options)
  }

  /// The style options of a picture.
  static func options(of picture: PictureKind) -> [CommandOption] {
    picture.command.look.filter(\.isStyle)
  }

  /// All names, each once: the names of faces, then the other names.
  static var names: [String] {
    PictureKind.allCases.flatMap(options).map(\.name)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The options with this name, of every picture that has one; that of the drawn picture comes first.
  func options(named name: String) -> [CommandOption] { options.filter { $0.name == name } }
}

extension [CommandOption] {
  /// The option that an option requires in every kind of picture; nil if some kind does not require it.
  var requirement: String? { contains { $0.requirement == nil } ? nil : first?.requirement }
}
