/// The file names of groups.
struct GroupNames {
  private var taken: Set<Int> = []
  /// The longest name in bytes, with room for an ending and a number in any file system.
  private static let longest = 120

  /// The file name of a group, without the ending.
  ///
  /// Only letters, numbers, dots and underscores stay, and the rest becomes dashes. A repeated name gets a
  /// number.
  mutating func stem(of group: String) -> String {
    var stem = ""
    for scalar in group.unicodeScalars {
      let isPart = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPart || "._".unicodeScalars.contains(scalar) && !stem.isEmpty {
        stem.unicodeScalars.append(scalar)
      } else if !stem.isEmpty, !stem.hasSuffix("-") {
        stem += "-"
      }
      if stem.utf8.count > Self.longest { break }
    }
    while stem.hasSuffix("-") || stem.hasSuffix(".") { stem.removeLast() }
    if stem.isEmpty {
      stem = group.isEmpty ? "all" : "group"
    } else if PortableName.problem(Array(stem.utf8), longestEnding: 16) != nil {
      stem = "group-" + stem
    }
    var (name, number) = (stem, 1)
    while !taken.insert(PortableName.key(name)).inserted {
      number += 1
      name = "\(stem)-\(number)"
    }
    return name
  }
}
