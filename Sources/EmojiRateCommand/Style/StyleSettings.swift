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
