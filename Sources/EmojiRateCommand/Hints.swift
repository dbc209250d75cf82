import EmojiRate

/// Hints for first lines that newcomers type, beside the names that are nearly right.
extension Subcommand {
  /// The options that people look for under another name; the first that the command has is meant.
  private static let otherNames: [String: [String]] = [
    "--bg": ["--background"], "--bgcolor": ["--background"], "--background-color": ["--background"],
    "--alt": ["--title"], "--label": ["--title"], "--aria-label": ["--title"],
    "--locale": ["--language"],
    "--width": ["--size", "--star-size"], "--height": ["--size"], "--size": ["--star-size"],
    "--rating": ["--value"], "--average": ["--mean"], "--column": ["--value-column"],
    "--hearts": ["--symbol heart"], "--faces": ["--symbol face"], "--half": ["--fill half"],
    "--csv": ["--values"], "--input": ["--values"], "--file": ["--values", "--output"],
    "--group-by": ["--group-column"], "--save": ["--output"], "--dir": ["--output"],
    "--folder": ["--output"], "--scale": ["--png 2x"], "--animated": ["--animate-from 0"],
    "--animate": ["--animate-from 0"], "--loop": ["--repeat forever"],
    "--dark": ["--pair light,dark"],
    "-v": ["--version"],
  ]

  /// The hint for an option that the command does not have; nil without one.
  func hint(forOption spelling: String) -> String? {
    switch spelling {
    case "--png" where action == .draw:
      return "leave it out: an output that ends in .png is a PNG file, such as --output face.png"
    case "--counts" where picture == .summary && action == .draw:
      return "counts need no option, as in \(invocation) 12,5,3,40,80"
    case "--stars" where picture == .face: return "did you mean emoji-rate stars?"
    case "--list": return "did you mean emoji-rate list?"
    case "--dark" where options.contains { $0.name == "pair" }:
      return "did you mean --pair light,dark? \(Self.darkThemes)"
    default:
      let meant = Self.otherNames[spelling]?.first { name in
        options.contains { $0.longName == name.prefix { $0 != " " } }
      }
      return Suggestion.question(meant)
    }
  }

  static let darkThemes = "the themes dusk and orchid suit light and dark pages"

  /// The hint for a first word that names no command; nil without one.
  static func hint(forWord word: String) -> String? {
    switch word {
    case "heart", "hearts": "did you mean stars 3 --symbol heart?"
    case "draw", "emoji", "smiley": "did you mean face?"
    case "chart", "mean", "ratings", "reviews": "did you mean summary?"
    case "version": "did you mean --version?"
    case _ where SummaryLayout(rawValue: word) != nil:
      "did you mean summary 12,5,3,40,80 --layout \(word)?"
    case _ where (try? ListTopic.named(word)) != nil: "did you mean list \(word)?"
    default: nil
    }
  }
}

/// Finds the word that somebody probably meant.
enum Suggestion {
  /// The candidate with the fewest edits from `text`, if they are few, or else the first that begins with it.
  ///
  /// It takes time proportional to the lengths of both, so long texts get no suggestion.
  static func nearest(to text: String, among candidates: [String]) -> String? {
    let text = text.lowercased()
    guard text.utf8.count <= 40 else { return nil }
    let distances = candidates.map { (candidate: $0, edits: editDistance(text, $0)) }
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
