import EmojiRate

/// The list of what an export has written, for programs: `manifest.json`.
///
/// Every file has a line of its own. What earlier exports have written and this one has not stands
/// under `leftover`, so that it can still be told from other people's files.
struct Manifest {
  static let name = "manifest.json"

  let file: LongFile
  private var output: ByteOutput { file.output }
  /// Lists that have not been begun: of files that are no pictures, of those that earlier exports have left,
  /// and of lines, where several have one picture.
  private var nextLists = ["others", "leftover", "lines"]
  private var isFirst = true
  private var numbers = ""

  init(_ file: LongFile, noun: String) {
    self.file = file
    output.append("{\"generator\":\"emoji-rate\",\"picture\":\"\(noun)\",\"files\":[")
  }

  mutating func add(_ picture: ExportedPicture, _ plan: any ExportPlan) {
    for file in picture.files {
      beginFile(file.name)
      plan.describe(picture.entry, in: output)
      output.append(",\"alt\":")
      output.append(JSONText.quoted(picture.title.utf8))
      output.append(
        ",\"width\":\(Messages.plain(file.size.width))"
          + ",\"height\":\(Messages.plain(file.size.height))")
      if let bytes = file.bytes {
        output.append(",\"bytes\":\(bytes.count),\"digest\":\"\(Digest(bytes).text)\"")
      }
      output.append(file.isDark ? ",\"scheme\":\"dark\"}" : "}")
    }
  }

  private mutating func beginFile(_ name: String) {
    output.append(isFirst ? "\n{\"name\":" : ",\n{\"name\":")
    output.append(JSONText.quoted(name.utf8))
    isFirst = false
  }

  /// Begins the list `others` or `leftover`, unless it has been.
  mutating func begin(_ list: String) {
    while nextLists.contains(list) {
      output.append("\n],\"\(nextLists.removeFirst())\":[")
      isFirst = true
    }
  }

  /// Adds a file that is no picture, or that is left over.
  mutating func add(_ name: String, digest: String) {
    beginFile(name)
    output.append(",\"digest\":\"\(digest)\"}")
  }

  /// Adds a line of the values, and the file, or the class, of its picture.
  mutating func add(_ entry: Entry, file: String) {
    output.append("\(isFirst ? "" : ",")\n{\"line\":\(entry.line),\"file\":")
    isFirst = false
    output.append(JSONText.quoted(file.utf8))
    if !entry.name.isEmpty {
      output.append(",\"label\":")
      output.append(JSONText.quoted(entry.name))
    }
    output.append("}")
  }

  /// Adds a number behind the lists, of which no more can begin.
  mutating func add(_ name: String, _ number: Int) {
    numbers += "\"\(name)\":\(number),"
  }

  /// Ends the list; what was interrupted is not complete.
  mutating func end(isComplete: Bool) {
    begin("leftover")
    output.append("\n],\(numbers)\"complete\":\(isComplete)}\n")
  }
}
