/// Finds the word that the user probably meant.
enum Suggestion {
  /// The candidate most similar to `text`, or else the first candidate that begins with it; or nil.
  ///
  /// It ignores case. Long texts get no suggestion, because the time grows with both lengths.
  static func nearest(to text: String, among candidates: [String]) -> String? {
    let text = text.lowercased()
    guard text.utf8.count <= 40 else { return nil }
    let distances = candidates.map { (candidate: $0, edits: editDistance(text, $0.lowercased())) }
    guard let best = distances.min(by: { $0.edits < $1.edits }) else { return nil }
    // Allow one edit for every three letters, and at least one.
    if best.edits <= max(1, min(text.count, best.candidate.count) / 3) { return best.candidate }
    // Too many words begin with the same letter.
    guard text.utf8.drop(while: { $0 == UInt8(ascii: "-") }).count > 1 else { return nil }
    return candidates.first { $0.lowercased().hasPrefix(text) }
  }

  /// The question "did you mean …?"; nil without a suggestion.
  static func question(_ suggestion: String?) -> String? {
    suggestion.map { "did you mean \($0)?" }
  }

  /// The smallest number of letters to insert, delete, replace, or swap with a neighbour.
  ///
  /// Source: Damerau, CACM 7 (1964), computed as the optimal string alignment distance.
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
      beforeLast = last
      last = current
    }
    return last[other.count]
  }
}
