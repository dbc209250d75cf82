/// Names of files that every system takes and that stay where they are put.
enum PortableName {
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
    if stem.contains(where: isSlash) { return .leavesFolder }
    if stem.count + longestEnding > longest { return .tooLong(longest - longestEnding) }
    if first == UInt8(ascii: ".") { return .hidden }
    if first == UInt8(ascii: "-") { return .dash }
    if first == UInt8(ascii: " ") || last == UInt8(ascii: " ") { return .spaceAtEnd }
    if last == UInt8(ascii: ".") { return .dotAtEnd }
    if isReserved(stem) { return .reserved }
    guard let text = String(validating: stem, as: UTF8.self) else { return .notUTF8 }
    return text.unicodeScalars.first { !isPortable($0) }.map(Problem.character)
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
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    default: !"\"*:<>?|".unicodeScalars.contains(scalar)
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
