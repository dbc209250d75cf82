/// Reads the names of files in the manifest of an earlier export, in constant memory.
///
/// It reads any layout of the same JSON, because somebody may have formatted the file. Of a truncated
/// manifest it reads the beginning.
enum ManifestReader {
  /// A longer text is no file name.
  private static let longestText = 4096

  /// Calls `visit` with each listed file whose name is safe.
  ///
  /// - Returns: Whether the bytes are the manifest of an export.
  static func visit(
    _ bytes: ByteInput, _ visit: (EarlierFiles.Listed) throws -> Void
  ) throws -> Bool {
    var reader = JSONReader(bytes, longestText: longestText)
    var isOurs = false
    var key = ""
    var listed: EarlierFiles.Listed = ("", "", nil)
    do {
      while case let token = try reader.next(), token != .end {
        let isText = token == .text || token == .key
        let text = isText ? String(decoding: reader.text, as: UTF8.self) : ""
        switch token {
        case .text where reader.depth == 1 && key == "generator": isOurs = text == "emoji-rate"
        case .text where reader.depth == 3 && key == "name": listed.name = text
        case .text where reader.depth == 3 && key == "digest": listed.digest = text
        // The label of a file's name comes behind the group, if it is another one.
        case .text where reader.depth == 3 && (key == "group" || key == "label"):
          listed.label = text
        case .endObject where isOurs && reader.depth == 2 && isSafe(listed): try visit(listed)
        default: break
        }
        // An object in the description of a file is no file.
        if reader.depth < 3 || token == .beginObject && reader.depth == 3 { listed = ("", "", nil) }
        key = token == .key ? text : ""
      }
    } catch is JSONError {}
    return isOurs
  }

  /// Whether it is a visible file of the folder itself, with a digest.
  private static func isSafe(_ listed: EarlierFiles.Listed) -> Bool {
    !listed.digest.isEmpty && !listed.name.isEmpty && !listed.name.hasPrefix(".")
      && !listed.name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }
}
