/// Names of files that every system takes and that stay where they are put.
enum PortableName {
  /// As many bytes have a place in every file system.
  static let longest = 255

  /// What is wrong with one that has a slash.
  static let leavesFolder = "has a slash, and all files go into one folder; leave it out"

  /// What is wrong with a name, less the longest ending it is given; nil where nothing is.
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

  /// What stands between the names of folders on some system.
  static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }

  /// Windows takes these as devices, whatever the ending.
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

  /// A number that is the same, in this process, for all names that some file system takes for the same:
  /// those that differ in case or in how an accented letter is put together.
  ///
  /// They are folded by full case folding and by simple upper case, as some systems have the one and some
  /// the other: ẞ is ß, that is SS, and that is ss; ı is I, and that is i.
  static func key(_ name: String) -> Int {
    // A string's hash is that of its normal form.
    name.lowercased().uppercased().lowercased().hashValue
  }
}
