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
