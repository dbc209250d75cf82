/// Finds the word that somebody probably meant.
enum Suggestion {
  /// The candidate with the fewest edits from `text`, if they are few, or else the first that begins with it.
  ///
  /// It ignores case. It takes time proportional to the product of both lengths, so long texts get no suggestion.
  static func nearest(to text: String, among candidates: [String]) -> String? {
    let text = text.lowercased()
    guard text.utf8.count <= 40 else { return nil }
    let distances = candidates.map { (candidate: $0, edits: editDistance(text, $0.lowercased())) }
    guard let best = distances.min(by: { $0.edits < $1.edits }) else { return nil }
    // At most a third of the letters may be wrong.
    if best.edits <= max(1, min(text.count, best.candidate.count) / 3) { return best.candidate }
    // One letter begins too many words to be a hint.
    guard text.utf8.drop(while: { $0 == UInt8(ascii: "-") }).count > 1 else { return nil }
    return candidates.first { $0.lowercased().hasPrefix(text) }
  }

  /// The question that offers a suggestion.
  static func question(_ suggestion: String?) -> String? {
    suggestion.map { "did you mean \($0)?" }
  }

  /// The least number of letters to insert, delete, replace or exchange with a neighbour: Damerau,
  /// CACM 7 (1964), as the optimal string alignment.
  static func editDistance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in 0..<one.count {
      var current = [row + 1]
      for column in 0..<other.count {
        let replacement = last[column] + (one[row] == other[column] ? 0 : 1)
        var edits = min(last[column + 1] + 1, current[column] + 1, replacement)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current.append(edits)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
