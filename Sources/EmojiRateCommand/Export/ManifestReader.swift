/// Reads the names of files in the manifest of an earlier export, in constant memory.
///
/// It reads any layout of the same JSON, for somebody may have formatted it, and of one that breaks off
/// what is there.
struct ManifestReader {
  /// Whether it is a manifest of an export at all; known when the names have been visited.
  private(set) var isOurs = false

  private var reader: JSONReader

  /// More is no name of a file.
  private static let longestText = 4096

  init(_ bytes: ByteInput) { reader = JSONReader(bytes, longestText: Self.longestText) }

  /// Hands out every file of an export, unless its name would lead out of the folder.
  mutating func visit(_ visit: (EarlierFiles.Listed) throws -> Void) throws {
    var key = ""
    var listed = EarlierFiles.Listed(name: "")
    while let token = try next() {
      let text = token == .text ? String(decoding: reader.text, as: UTF8.self) : ""
      switch token {
      case .key:
        key = String(decoding: reader.text, as: UTF8.self)
        continue
      case .text where reader.depth == 1 && key == "generator": isOurs = text == "emoji-rate"
      case .text where reader.depth > 1 && key == "name": listed.name = text
      case .text where reader.depth > 1 && key == "digest": listed.digest = text
      case .endObject where isOurs && Self.isSafe(listed.name): try visit(listed)
      default: break
      }
      if token == .beginObject || token == .endObject { listed = EarlierFiles.Listed(name: "") }
      key = ""
    }
  }

  /// The next token; nil at the end, and where it is not JSON any more.
  private mutating func next() throws -> JSONReader.Token? {
    do {
      let token = try reader.next()
      return token == .end ? nil : token
    } catch is JSONError {
      return nil
    }
  }

  /// Whether it names a file of the folder itself that is no hidden one.
  private static func isSafe(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".")
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }
}
