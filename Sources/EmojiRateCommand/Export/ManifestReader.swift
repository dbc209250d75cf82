/// Reads the names of files in the manifest of an earlier export, in constant memory.
///
/// It reads any layout of the same JSON, for somebody may have formatted it.
struct ManifestReader {
  /// Whether it is a manifest of an export at all; known when the names have been visited.
  private(set) var isOurs = false

  private let input: ByteInput

  /// More is no name of a file.
  private static let longestText = 4096

  init(file: Int32) { input = ByteInput(file) }

  /// Hands out the name of every file of an export, unless it would lead out of the folder.
  mutating func visitNames(_ visit: ([UInt8]) -> Void) throws(SystemCalls.Failure) {
    var text: [UInt8] = []
    var key = Key.other
    var depth = 0
    while let byte = try input.next() {
      switch byte {
      case UInt8(ascii: "\""):
        try readText(into: &text)
        if key == .name, depth > 1, isOurs, Self.isSafe(text) { visit(text) }
        if key == .generator, depth == 1, text.elementsEqual("emoji-rate".utf8) { isOurs = true }
        key = .other
      case UInt8(ascii: ":"):
        key = Key(text)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        key = .other
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        key = .other
      case UInt8(ascii: ","):
        key = .other
      default: break
      }
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

  /// Reads up to the closing quote.
  private func readText(into text: inout [UInt8]) throws(SystemCalls.Failure) {
    text.removeAll(keepingCapacity: true)
    while let byte = try input.next(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\") else {
        if text.count < Self.longestText { text.append(byte) }
        continue
      }
      var units: [UInt8] = []
      if let escape = try input.next() {
        switch escape {
        case UInt8(ascii: "n"): units = [10]
        case UInt8(ascii: "r"): units = [13]
        case UInt8(ascii: "t"): units = [9]
        case UInt8(ascii: "u"): units = try readCodeUnit()
        default: units = [escape]
        }
      }
      if text.count < Self.longestText { text += units }
    }
  }

  private func readCodeUnit() throws(SystemCalls.Failure) -> [UInt8] {
    var digits = ""
    for _ in 0..<4 { digits.unicodeScalars.append(Unicode.Scalar(try input.next() ?? 0)) }
    guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
      return [0]
    }
    return Array(String(Character(scalar)).utf8)
  }
}
