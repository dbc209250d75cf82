import EmojiRate

/// The file names of pictures, without endings: valid on every system, and different.
///
/// A label keeps its file name over exports, and a label that comes later never takes it over.
struct FileNames {
  /// The longest name in bytes, with room for an ending and digits in any file system.
  private static let longest = 110
  /// The beginning of names that some system reserves, and the name for a label without letters.
  private let prefix: String
  /// The tags of the looks, which follow the stem in a file's name.
  private let tags: [String]
  /// The stems of the files by label, as the manifest of an earlier export lists them.
  private var earlier: [String: String] = [:]
  private var taken: Set<String> = []

  init(prefix: String, tags: [String] = [""]) { (self.prefix, self.tags) = (prefix, tags) }

  /// Keeps the names of an earlier export for their labels.
  mutating func keep(_ files: [Manifest.File]) {
    for file in files where file.name.hasSuffix(".svg") {
      guard let label = file.label, earlier[label] == nil else { continue }
      let stem = String(file.name.dropLast(4))
      guard [portable(label), distinct(label)].contains(stem) else { continue }
      earlier[label] = stem
      take(stem)
    }
  }

  /// The stem for a label, which is asked for once.
  mutating func stem(of label: String) -> String {
    if let stem = earlier[label] { return stem }
    var stem = portable(label)
    for digits in [6, 16] where isTaken(stem) { stem = distinct(label, digits: digits) }
    take(stem)
    return stem
  }

  private func isTaken(_ stem: String) -> Bool {
    tags.contains { taken.contains(Self.key(stem + $0)) }
  }

  private mutating func take(_ stem: String) {
    for tag in tags { taken.insert(Self.key(stem + tag)) }
  }

  /// A name with digits of the label's digest, which do not depend on other labels.
  private func distinct(_ label: String, digits: Int = 6) -> String {
    "\(portable(label))-\(Digest(Array(label.utf8)).text.prefix(digits))"
  }

  /// The letters, numbers, dots and underscores of a label; each run of other characters becomes a dash.
  func portable(_ label: String) -> String {
    var stem = ""
    let scalars = label.unicodeScalars
    for index in scalars.indices {
      let (scalar, next) = (scalars[index], scalars[scalars.index(after: index)...].first)
      // The sign of a number counts, or two values would have one name.
      let isSign = scalar == "-" && next.map { ("0"..."9").contains($0) } == true
      if Self.isPart(scalar) || isSign || scalar == "_" || scalar == "." && !stem.isEmpty {
        stem.unicodeScalars.append(scalar)
      } else if !stem.isEmpty, !stem.hasSuffix("-") {
        stem += "-"
      }
      if stem.utf8.count > Self.longest { break }
    }
    while stem.hasSuffix("-") || stem.hasSuffix(".") { stem.removeLast() }
    if stem.isEmpty { return prefix }
    return stem.hasPrefix("-") || Self.isReserved(stem) ? "\(prefix)-\(stem)" : stem
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  /// Whether Windows reserves the name for a device, whatever its ending.
  private static func isReserved(_ stem: String) -> Bool {
    let word = stem.prefix { $0 != "." }.lowercased()
    return ["con", "prn", "aux", "nul", "conin", "conout"].contains(word)
      || (word.hasPrefix("com") || word.hasPrefix("lpt")) && word.count == 4
        && word.last.map { "123456789¹²³".contains($0) } == true
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
