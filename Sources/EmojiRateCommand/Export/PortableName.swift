/// Names of files that every system takes and that stay where they are put.
enum PortableName {
  /// Why a name is refused.
  enum Problem: Equatable {
    case empty
    case leavesFolder
    case hidden
    case character(Unicode.Scalar)
    case spaceAtEnd
    case dotAtEnd
    case reserved
    case dash
    case tooLong(Int)
    case notUTF8
  }

  /// As many bytes have a place in every file system.
  static let longest = 255

  /// What is wrong with a name, less the longest ending it is given; nil where nothing is.
  static func problem(_ stem: [UInt8], longestEnding: Int) -> Problem? {
    guard let first = stem.first, let last = stem.last else { return .empty }
    var isPlain = true
    for byte in stem {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "-"):
        continue
      case UInt8(ascii: "/"), UInt8(ascii: "\\"): return .leavesFolder
      default: isPlain = false
      }
    }
    if stem.count + longestEnding > longest { return .tooLong(longest - longestEnding) }
    switch first {
    case UInt8(ascii: "."): return .hidden
    case UInt8(ascii: "-"): return .dash
    case UInt8(ascii: " "): return .spaceAtEnd
    default: break
    }
    if last == UInt8(ascii: " ") { return .spaceAtEnd }
    if last == UInt8(ascii: ".") { return .dotAtEnd }
    if isReserved(stem) { return .reserved }
    return isPlain ? nil : characterProblem(stem)
  }

  /// Windows takes these as devices, whatever the ending.
  private static func isReserved(_ stem: [UInt8]) -> Bool {
    let end = stem.firstIndex(of: UInt8(ascii: ".")) ?? stem.count
    guard (3...7).contains(end) else { return false }
    let word = String(decoding: stem[..<end], as: UTF8.self).lowercased()
    if ["con", "prn", "aux", "nul", "conin$", "conout$"].contains(word) { return true }
    return (word.hasPrefix("com") || word.hasPrefix("lpt")) && word.count == 4
      && "123456789¹²³".contains(word.last!)
  }

  private static func characterProblem(_ stem: [UInt8]) -> Problem? {
    guard let text = String(validating: stem, as: UTF8.self) else { return .notUTF8 }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "*", ":", "<", ">", "?", "|": return .character(scalar)
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
          .surrogate:
          return .character(scalar)
        default: break
        }
      }
    }
    return nil
  }

  /// A number that is the same, in this process, for all names that some file system takes for the same:
  /// those that differ in case or in how an accented letter is put together.
  static func key(_ name: String) -> Int {
    // A string's hash is that of its normal form.
    name.utf8.allSatisfy { $0 < 0x80 }
      ? name.lowercased().hashValue : caseFolded(name).hashValue
  }

  /// By full case folding and by simple upper case, as some systems have the one and some the other: ẞ
  /// is ß, that is SS, and that is ss; ı is I, and that is i.
  private static func caseFolded(_ name: String) -> String {
    name.lowercased().uppercased().lowercased()
  }
}
