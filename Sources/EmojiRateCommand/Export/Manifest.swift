import EmojiRate

/// The list of an export's files, for programs: `manifest.json`.
///
/// Every file has one line. `leftover` lists files of earlier exports that this one has not written, so that
/// later exports can tell them from other people's files.
struct Manifest {
  static let name = "manifest.json"

  let file: LongFile
  private var output: ByteOutput { file.output }
  /// The lists that have not begun: files that are no pictures, files left by earlier exports, and lines that
  /// share a picture.
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

  /// Begins a list and all lists before it, unless it has begun.
  mutating func begin(_ list: String) {
    while nextLists.contains(list) {
      output.append("\n],\"\(nextLists.removeFirst())\":[")
      isFirst = true
    }
  }

  /// Adds a file that is no picture or is left over.
  mutating func add(_ name: String, digest: String) {
    beginFile(name)
    output.append(",\"digest\":\"\(digest)\"}")
  }

  /// Adds a line of the values, with the file or class of its picture.
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

  /// Adds a number, which the manifest has after all lists.
  mutating func add(_ name: String, _ number: Int) {
    numbers += "\"\(name)\":\(number),"
  }

  /// Ends the manifest, which is not complete after an interruption.
  mutating func end(isComplete: Bool) {
    begin("leftover")
    output.append("\n],\(numbers)\"complete\":\(isComplete)}\n")
  }
}
