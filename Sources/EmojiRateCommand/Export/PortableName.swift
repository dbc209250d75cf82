/// File names that are valid on every system and stay inside their folder.
enum PortableName {
  /// The longest name, in bytes, that every file system allows.
  static let longest = 255

  static let leavesFolder = "has a slash, and all files go into one folder; leave it out"

  /// The problem of a name; nil if it is valid with an ending of `longestEnding` bytes.
  static func problem(_ stem: [UInt8], longestEnding: Int) -> String? {
    guard let first = stem.first, let last = stem.last else {
      return "is empty; give letters or digits"
    }
    if stem.contains(where: isSlash) { return leavesFolder }
    let most = longest - longestEnding
    if stem.count > most { return "is longer than \(most) bytes; give a shorter one" }
    if first == UInt8(ascii: ".") || first == UInt8(ascii: "-") {
      let name = first == UInt8(ascii: ".") ? "dot" : "dash"
      return "begins with a \(name); begin it with a letter or digit"
    }
    if first == UInt8(ascii: " ") || last == UInt8(ascii: " ") {
      return "begins or ends with a space; leave it out"
    }
    if last == UInt8(ascii: ".") { return "ends with a dot; leave it out" }
    if isReserved(stem) { return "is a device on Windows; give another" }
    guard let text = String(validating: stem, as: UTF8.self) else {
      return "is not UTF-8; save the file as UTF-8"
    }
    return text.unicodeScalars.first { !isPortable($0) }.map { scalar in
      let name = (0x21..<0x80).contains(scalar.value) ? "'\(scalar)'" : scalar.code
      return "has \(name), which not every system takes; leave it out"
    }
  }

  /// Whether some system separates the names of folders with this byte.
  static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }

  /// Whether Windows reserves the name for a device, whatever its ending.
  private static func isReserved(_ stem: [UInt8]) -> Bool {
    let bytes = stem.prefix { $0 != UInt8(ascii: ".") }
    guard (3...7).contains(bytes.count) else { return false }
    let word = String(decoding: bytes, as: UTF8.self).lowercased()
    if ["con", "prn", "aux", "nul", "conin$", "conout$"].contains(word) { return true }
    return (word.hasPrefix("com") || word.hasPrefix("lpt")) && word.count == 4
      && "123456789¹²³".contains(word.last!)
  }

  private static func isPortable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x20..<0x7F).contains(scalar.value) && !"\"*:<>?|".unicodeScalars.contains(scalar)
    }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    default: true
    }
  }

  /// A key that is equal for all names that some file system treats as the same.
  ///
  /// Such names differ only in case or in the normal form of accented letters. Some systems use full case
  /// folding and some simple upper case, so the key joins both: ẞ and ß become ss, and ı and I become i.
  static func key(_ name: String) -> String {
    // Strings that differ only in their normal form are equal.
    name.lowercased().uppercased().lowercased()
  }
}
