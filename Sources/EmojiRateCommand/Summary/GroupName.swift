/// The file names of groups.
///
/// A name stays: the label that an earlier export gave it to keeps it, and a label that comes later never takes it over.
struct GroupNames {
  /// The longest name in bytes, with room for an ending and digits in any file system.
  private static let longest = 110

  /// The stems of the files by label, as the manifest of an earlier export lists them.
  private var earlier: [String: String] = [:]
  /// The label of each name's key.
  private var owners: [String: String] = [:]
  /// The tags of the looks, which follow the stem in a file's name.
  private let tags: [String]

  /// - Parameters:
  ///   - files: The files of an earlier export.
  ///   - tags: The tags of the looks.
  init(earlier files: [Manifest.File] = [], tags: [String] = [""]) {
    self.tags = tags
    for file in files where file.name.hasSuffix(".svg") {
      guard let label = file.label, earlier[label] == nil else { continue }
      let stem = String(file.name.dropLast(4))
      guard [Self.plain(label), Self.distinct(label)].contains(stem) else { continue }
      earlier[label] = stem
      for tag in tags { owners[PortableName.key(stem + tag)] = label }
    }
  }

  /// The file name of a label, without the ending.
  mutating func stem(of label: String) -> String {
    if let stem = earlier[label] { return stem }
    for stem in [Self.plain(label), Self.distinct(label), Self.distinct(label, digits: 16)] {
      let keys = tags.map { PortableName.key(stem + $0) }
      guard keys.allSatisfy({ owners[$0] == nil || owners[$0] == label }) else { continue }
      for key in keys { owners[key] = label }
      return stem
    }
    return Self.distinct(label, digits: 16)
  }

  /// A name with digits of the label's digest, which do not depend on other labels.
  static func distinct(_ label: String, digits: Int = 6) -> String {
    "\(plain(label))-\(Digest(Array(label.utf8)).text.prefix(digits))"
  }

  /// The letters, numbers, dots and underscores of a label; the rest becomes dashes.
  static func plain(_ label: String) -> String {
    var stem = ""
    for scalar in label.unicodeScalars {
      let isPart = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPart || "._".unicodeScalars.contains(scalar) && !stem.isEmpty {
        stem.unicodeScalars.append(scalar)
      } else if !stem.isEmpty, !stem.hasSuffix("-") {
        stem += "-"
      }
      if stem.utf8.count > longest { break }
    }
    while stem.hasSuffix("-") || stem.hasSuffix(".") { stem.removeLast() }
    if stem.isEmpty {
      stem = label.isEmpty ? "all" : "group"
    } else if PortableName.problem(Array(stem.utf8), longestEnding: 32) != nil {
      stem = "group-" + stem
    }
    return stem
  }
}
