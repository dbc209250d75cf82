/// A place in a style file.
struct StylePlace: CustomStringConvertible, Equatable {
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
  /// The same error, at a place in a style file.
  func at(_ place: StylePlace) -> CommandError { .data(place.prefix + sentence) }
}
