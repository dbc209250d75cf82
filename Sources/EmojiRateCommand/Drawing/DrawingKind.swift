import EmojiRate

/// The files of a drawing: one with a layer for each value, or several with or without values.
struct DrawingKind: ArgumentKind {
  var placeholder: String { "files" }
  var allowed: String { "an SVG file with a layer for each value, or several with commas between" }
  var limits: String? { "one with layers, or several: sad.svg,happy.svg or 0=sad.svg,50%=ok.svg" }
  var isPath: Bool { true }
  var form: JSONForm { .files }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> [DrawnFile] {
    var files: [DrawnFile] = []
    for part in given.text.split(separator: ",", omittingEmptySubsequences: false) {
      let item = part.drop { $0 == " " }
      let sign = item.firstIndex(of: "=")
      let path = String(sign.map { item[item.index(after: $0)...] } ?? item)
      guard !path.isEmpty else {
        throw .data("\(given.option) has a file without a name; give \(allowed)")
      }
      var file = DrawnFile(path: settings.path(path))
      if let key = sign.map({ String(item[..<$0]) }) {
        guard let value = RatingLiteral(key), value.number.isFinite else {
          throw .data(
            "\(given.option): \(key.quoted) is not a value; give a number or a percentage")
        }
        file.value = value
      }
      files.append(file)
    }
    let keyed = files.filter { $0.value != nil }.count
    guard keyed == 0 || keyed == files.count else {
      throw .data(
        "\(given.option): some files have values and some have none; give value=file for all or none"
      )
    }
    return files
  }
}

/// A file of a drawing.
struct DrawnFile: Equatable {
  let path: String
  /// The value that the file shows; nil if it is not given.
  var value: RatingLiteral?
}
