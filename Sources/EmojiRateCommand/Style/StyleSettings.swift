import EmojiRate

/// The files that describe the look of pictures.
struct StyleSettings: Equatable {
  /// The path of the style file; `-` is the standard input.
  var file: String?
  /// The place of the title in the style file; nil if the title is from the command line.
  var titlePlace: StylePlace?
  /// The files of a drawing; empty for a face.
  var drawnFiles: [DrawnFile] = []
  /// The folder of relative paths, with its slash; empty for the command's folder.
  var folder = ""
  /// The paths of other files that options have read.
  var readPaths: [String] = []

  /// The path to open: relative paths in a style file start from its folder.
  func path(_ path: String) -> String {
    path == "-" || path.hasPrefix("/") ? path : folder + path
  }
}

/// A place in a style file.
struct StylePlace: CustomStringConvertible, Equatable, Sendable {
  let file: String
  let place: JSONPlace

  /// `style.json:4:18`, a form that editors and terminals can open.
  var description: String {
    // Only the whole path is useful.
    "\(file.excerpt(longest: 4096)):\(place.line):\(place.column)"
  }

  var prefix: String { description + ": " }

  /// The folder of the file with its slash; empty for the command's folder.
  var folder: String { file.lastIndex(of: "/").map { String(file[...$0]) } ?? "" }
}

extension CommandError {
  func at(_ place: StylePlace) -> CommandError { .data(place.prefix + sentence) }
}

/// The keys of style files: the options for the look of every kind of picture.
///
/// One file is for all kinds, so that the pictures of a page can share it.
extension PictureKind {
  var styleOptions: [CommandOption] { type.look.filter(\.isStyle) }

  /// The option of a key: of this kind of picture, or else of another one.
  func styleOption(named name: String) -> CommandOption? {
    if let option = PictureOptions.row(named: name, of: self) { return option }
    for kind in Self.allCases where kind != self {
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
