import EmojiRate

/// The style file and the drawing that the options name.
struct StyleSettings: Equatable {
  /// The path of the style file; `-` is the standard input.
  var file: String?
  /// The place of the title in the style file; nil if the title is from the command line.
  var titlePlace: StylePlace?
  /// The files of a drawing; empty for a face.
  var drawnFiles: [DrawnFile] = []
  /// The paths of other files that were read for an option, such as `--symbol-path`.
  var readPaths: [String] = []
}

/// The keys of style files: the options for the look, of all kinds of pictures.
///
/// One style file serves all kinds, so that the pictures of a page can share it.
extension PictureKind {
  var styleOptions: [CommandOption] { type.look }

  /// The keys without duplicates: first the options of faces, then the options of other kinds.
  static var allStyleOptions: [CommandOption] {
    allCases.flatMap(\.styleOptions).reduce(into: []) { options, option in
      if !options.contains(where: { $0.name == option.name }) { options.append(option) }
    }
  }

  static var styleNames: [String] { allStyleOptions.map(\.name) }
}

extension OptionTable {
  /// The option for a key: an option of this command, or else of a kind of picture.
  func styleOption(named name: String) -> CommandOption? {
    if let option = option(named: name), option.isStyle { return option }
    for kind in [picture] + PictureKind.allCases {
      if let option = PictureOptions.row(named: name, of: kind) { return option }
    }
    return nil
  }
}
