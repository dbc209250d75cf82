import EmojiRate

/// The list of what an export has written, for programs: `manifest.json`.
///
/// Every file has a line of its own. What earlier exports have written and this one has not stands
/// under `leftover`, so that it can still be told from other people's files.
struct Manifest {
  static let name = "manifest.json"

  let file: LongFile
  /// Lists that have not been begun: of files that are no pictures, and of those that earlier exports
  /// have left.
  private var nextLists = ["others", "leftover"]
  private var isFirst = true

  init(_ file: LongFile, noun: String) {
    self.file = file
    file.output.append(string: "{\"generator\":\"emoji-rate\",\"picture\":\"\(noun)\",\"files\":[")
  }

  /// Adds the files of a picture.
  mutating func add(_ picture: ExportedPicture) {
    for file in picture.files { add(file, of: picture) }
  }

  private mutating func add(_ file: PictureFile, of picture: ExportedPicture) {
    let output = self.file.output
    begin()
    output.append("{\"name\":")
    output.appendJSON(file.name)
    if !picture.entry.name.isEmpty {
      output.append(",\"label\":")
      picture.entry.name.withUnsafeBytes { output.appendJSON($0) }
    }
    output.append(",\"value\":")
    output.append(picture.entry.text)
    output.append(",\"alt\":")
    output.appendJSON(picture.title)
    output.append(
      string: ",\"width\":\(Messages.plain(file.size.width))"
        + ",\"height\":\(Messages.plain(file.size.height))")
    if let bytes = file.bytes {
      output.append(string: ",\"bytes\":\(bytes.count),\"digest\":\"\(Digest(bytes).text)\"")
    }
    if file.isDark { output.append(",\"scheme\":\"dark\"") }
    output.append("}")
  }

  private mutating func begin() {
    file.output.append(isFirst ? "\n" : ",\n")
    isFirst = false
  }

  /// Begins the list `others` or `leftover`, unless it has been.
  mutating func begin(_ list: String) {
    while nextLists.contains(list) {
      file.output.append(string: "\n],\"\(nextLists.removeFirst())\":[")
      isFirst = true
    }
  }

  /// Adds a file that is no picture, or that is left over.
  mutating func add(_ listed: EarlierFiles.Listed) {
    begin()
    file.output.append("{\"name\":")
    file.output.appendJSON(listed.name)
    if let digest = listed.digest { file.output.append(string: ",\"digest\":\"\(digest)\"") }
    file.output.append("}")
  }

  /// Ends the list; what was interrupted is not complete.
  mutating func end(isComplete: Bool) {
    begin("leftover")
    file.output.append(string: "\n],\"complete\":\(isComplete)}\n")
  }
}
