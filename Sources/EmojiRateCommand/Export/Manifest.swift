import EmojiRate

/// The list of what an export has written, for programs: `manifest.json`.
///
/// Every file has a line of its own. What earlier exports have written and this one has not stands
/// under `leftover`, so that it can still be told from other people's files.
struct Manifest {
  static let name = "manifest.json"

  /// A file of a picture.
  struct File {
    var name: UnsafeRawBufferPointer
    /// What the value's line calls it; empty where it has no name.
    var label: [UInt8]
    /// The value as text.
    var value: [UInt8]
    /// The accessible text; empty where it is decorative.
    var title: String
    var size: Size
    var bytes: Int
    /// Whether it is the one for dark pages.
    var isDark = false
  }

  let file: LongFile
  private var isFirst = true

  init(_ file: LongFile, noun: String) {
    self.file = file
    file.output.append(string: "{\"generator\":\"emoji-rate\",\"picture\":\"\(noun)\",\"files\":[")
  }

  mutating func add(_ picture: File) {
    let output = file.output
    begin()
    output.append("{\"name\":")
    output.appendJSON(picture.name)
    if !picture.label.isEmpty {
      output.append(",\"label\":")
      picture.label.withUnsafeBytes { output.appendJSON($0) }
    }
    output.append(",\"value\":")
    output.append(picture.value)
    output.append(",\"alt\":")
    output.appendJSON(picture.title)
    output.append(
      string: ",\"width\":\(Messages.plain(picture.size.width))"
        + ",\"height\":\(Messages.plain(picture.size.height)),\"bytes\":")
    output.append(picture.bytes)
    if picture.isDark { output.append(",\"scheme\":\"dark\"") }
    output.append("}")
  }

  private mutating func begin() {
    file.output.append(isFirst ? "\n" : ",\n")
    isFirst = false
  }

  /// Begins the list of files that are no pictures.
  mutating func beginOthers() { beginList("others") }

  /// Begins the list of files that earlier exports have left.
  mutating func beginLeftover() { beginList("leftover") }

  private mutating func beginList(_ name: StaticString) {
    file.output.append("\n],\"")
    file.output.append(name)
    file.output.append("\":[")
    isFirst = true
  }

  mutating func add(name: [UInt8]) {
    begin()
    file.output.append("{\"name\":")
    name.withUnsafeBytes { file.output.appendJSON($0) }
    file.output.append("}")
  }

  /// Ends the list; what was interrupted is not complete.
  mutating func end(isComplete: Bool) {
    file.output.append("\n],\"complete\":")
    file.output.append(isComplete ? "true" : "false")
    file.output.append("}\n")
  }
}
