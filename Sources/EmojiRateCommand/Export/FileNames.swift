import EmojiRate

/// Makes file names from labels, without extensions: unique, and valid on every system.
///
/// A label keeps its file name in later exports, and no other label gets that name.
struct FileNames {
  /// The maximum length in bytes, which leaves room for digits and an extension in any file system.
  private static let longest = 110
  /// The name for a label without letters.
  ///
  /// It also precedes a name that begins with a dash, or that Windows reserves.
  private let prefix: String
  /// The tags of the looks, which follow the stem in a file name.
  private let tags: [String]
  /// The stems of the files by label, as the manifest of an earlier export lists them.
  private var earlier: [String: String] = [:]
  private var taken: Set<String> = []

  init(prefix: String, tags: [String] = [""]) {
    self.prefix = prefix
    self.tags = tags
  }

  /// Reserves the file names of an earlier export for their labels.
  mutating func keep(_ files: [Manifest.File]) {
    for file in files where file.name.hasSuffix(".svg") {
      guard let label = file.label, earlier[label] == nil else { continue }
      let stem = String(file.name.dropLast(4))
      guard [portable(label), distinct(label)].contains(stem) else { continue }
      earlier[label] = stem
      take(stem)
    }
  }

  /// The stem for a label; call it once for each picture.
  ///
  /// Several pictures can have one label. The first of them keeps the name of an earlier export.
  mutating func stem(of label: String) -> String {
    if let stem = earlier.removeValue(forKey: label) { return stem }
    var stem = portable(label)
    for digits in [6, 16] where isTaken(stem) { stem = distinct(label, digits: digits) }
    var number = 1
    while isTaken(stem) {
      number += 1
      stem = "\(distinct(label))-\(number)"
    }
    take(stem)
    return stem
  }

  private func isTaken(_ stem: String) -> Bool {
    tags.contains { taken.contains(Self.key(stem + $0)) }
  }

  private mutating func take(_ stem: String) {
    for tag in tags { taken.insert(Self.key(stem + tag)) }
  }

  /// The name with digits of the label's digest, so that it does not depend on other labels.
  private func distinct(_ label: String, digits: Int = 6) -> String {
    "\(portable(label))-\(Digest(Array(label.utf8)).text.prefix(digits))"
  }

  /// The letters, numbers, dots and underscores of a label; each run of other characters becomes a dash.
  func portable(_ label: String) -> String {
    var stem = ""
    let scalars = label.unicodeScalars
    for index in scalars.indices {
      let (scalar, next) = (scalars[index], scalars[scalars.index(after: index)...].first)
      // Keep the minus sign of a number, so that -1 and 1 have different names.
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
  /// Such names differ only in case or in the normal form of accented letters. Some file systems
  /// compare names by full case folding, others in upper case. The key combines both: ẞ and ß
  /// become ss, and ı and I become i.
  static func key(_ name: String) -> String {
    // Swift already treats strings as equal that differ only in their normal form.
    name.lowercased().uppercased().lowercased()
  }
}
