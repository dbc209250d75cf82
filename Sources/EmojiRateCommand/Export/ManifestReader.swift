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

  init(file: Int32) { reader = JSONReader(ByteInput(file), longestText: Self.longestText) }

  /// Hands out the name of every file of an export, unless it would lead out of the folder.
  mutating func visitNames(
    _ visit: ([UInt8]) throws(SystemCalls.Failure) -> Void
  ) throws(SystemCalls.Failure) {
    var key = Key.other
    while let token = try next() {
      switch token {
      case .key:
        key = Key(reader.text)
        continue
      case .text:
        if key == .name, reader.depth > 1, isOurs, Self.isSafe(reader.text) {
          try visit(reader.text)
        }
        if key == .generator, reader.depth == 1, reader.text.elementsEqual("emoji-rate".utf8) {
          isOurs = true
        }
      default: break
      }
      key = .other
    }
  }

  /// The next token; nil at the end, and where it is not JSON any more.
  private mutating func next() throws(SystemCalls.Failure) -> JSONReader.Token? {
    do throws(JSONError) {
      let token = try reader.next()
      return token == .end ? nil : token
    } catch {
      if case .unreadable(let failure) = error.problem { throw failure }
      return nil
    }
  }

  /// What stands before a colon.
  private enum Key {
    case name, generator, other

    init(_ text: [UInt8]) {
      self =
        text.elementsEqual("name".utf8)
        ? .name : text.elementsEqual("generator".utf8) ? .generator : .other
    }
  }

  /// Whether it names a file of the folder itself that is no hidden one.
  private static func isSafe(_ name: [UInt8]) -> Bool {
    name.first.map { $0 != UInt8(ascii: ".") } ?? false
      && !name.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }
}
