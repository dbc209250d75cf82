import EmojiRate

/// What people type, and what they mean, beside the names that are nearly right.
///
/// ``Arguments`` and ``Request`` read, and ask here only for the hint of an error.
enum Hints {
  /// Other names of options; the first meaning that a command has is the hint.
  static let options: KeyValuePairs<String, [String]> = [
    "--bg": ["--background"], "--bgcolor": ["--background"], "--background-color": ["--background"],
    "--alt": ["--title"], "--label": ["--title"], "--aria-label": ["--title"],
    "--locale": ["--language"], "--lang": ["--language"],
    "--width": ["--size", "--star-size"], "--height": ["--size"], "--size": ["--star-size"],
    "--rating": ["--value"], "--score": ["--value"], "--average": ["--mean"], "--avg": ["--mean"],
    "--max": ["--maximum"], "--min": ["--minimum"], "--out-of": ["--maximum"],
    "--ratings": ["--number", "--values"], "--reviews": ["--number", "--values"],
    "--votes": ["--number", "--values"], "--total": ["--number"], "--stars": ["--count"],
    "--column": ["--value-column"], "--csv": ["--values"], "--input": ["--values"],
    "--data": ["--values"], "--file": ["--values", "--output"], "--half": ["--fill half"],
    "--by": ["--group-column"], "--group": ["--group-column"], "--group-by": ["--group-column"],
    "--date": ["--date-column"], "--dates": ["--date-column"], "--month": ["--period month"],
    "--monthly": ["--period month"], "--from": ["--since"], "--to": ["--until"],
    "--filter": ["--where"], "--sep": ["--delimiter"], "--separator": ["--delimiter"],
    "--save": ["--output"], "--out": ["--output"], "--dir": ["--output"], "--folder": ["--output"],
    "--scale": ["--png 2x"], "--type": ["--format"], "--animated": ["--animate-from 0"],
    "--animate": ["--animate-from 0"], "--loop": ["--repeat forever"],
    "--dark": ["--pair light,dark"], "--emoji": ["--character"], "--face": ["--symbol face"],
    "--faces": ["--symbol face"], "--icon": ["--symbol"], "--shape": ["--symbol", "--head"],
    "--base64": ["--format data-uri"], "-v": ["--version"], "-?": ["--help"], "--usage": ["--help"],
  ]

  /// First words that are no command.
  static let words: KeyValuePairs<String, String> = [
    "heart": "stars 3 --symbol heart", "hearts": "stars 3 --symbol heart", "star": "stars",
    "draw": "face", "emoji": "face", "smiley": "face", "rate": "face", "chart": "summary",
    "mean": "summary", "ratings": "summary", "reviews": "summary", "trend": "summary",
    "histogram": "summary", "csv": "summary", "version": "--version", "usage": "--help",
  ]

  /// The options whose words people type alone, the likeliest first.
  private static let named = ["symbol", "character", "theme", "extras", "layout", "fill", "format"]

  /// The option with a word such as `heart`, `cat` or `dusk`, also in the plural; nil without one.
  ///
  /// - Parameter options: The options of the command; those of faces then need faces as symbols.
  static func option(withWord word: String, among options: [CommandOption]) -> String? {
    let words = word.hasSuffix("s") ? [word, String(word.dropLast())] : [word]
    for name in named {
      guard let option = options.first(where: { $0.name == name }), let kind = option.kind,
        let word = words.first(where: kind.words.contains)
      else { continue }
      let faces = option.requirement == "symbol" ? "--symbol face " : ""
      return "\(faces)\(option.longName) \(word)"
    }
    return nil
  }

  /// The option that somebody began with a long dash, as text programs make of two hyphens; nil for other texts.
  static func hyphens(_ argument: String) -> String? {
    let dashes = "-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}".unicodeScalars
    let name = argument.unicodeScalars.drop { dashes.contains($0) }
    guard argument.utf8.first == 0xE2 || argument.hasPrefix("-\u{2013}"), !name.isEmpty,
      name.count < argument.unicodeScalars.count
    else { return nil }
    if NumberParameter.decimal(String(name)) != nil { return "-\(String(name))" }
    return (name.count == 1 ? "-" : "--") + String(name)
  }

  /// The remark on a text with the quotes of text programs, which a shell does not know; nil for other texts.
  static func remark(onQuotesOf text: String) -> String? {
    let isQuoted = text.unicodeScalars.first.map { "“”„‟‘’‚«»".unicodeScalars.contains($0) } == true
    return isQuoted ? "a shell knows other quotes; give ' or \" on both sides" : nil
  }

  /// The remark on a spreadsheet, which the command does not read; nil for other names.
  static func remark(onFile name: String) -> String? {
    let isSheet = [".xlsx", ".xls", ".ods", ".numbers"].contains(name.ending)
    return isSheet ? "\(name.quoted) is a spreadsheet; save it as CSV" : nil
  }

  /// The number of a text such as `1,284`, which is two counts; nil for other texts.
  static func thousands(_ text: String) -> String? {
    let parts = text.split(separator: ",")
    guard parts.count == 2, parts[0].utf8.count < 4, parts[1].utf8.count == 3 else { return nil }
    return parts.joined()
  }

  /// The range of a text such as `0-5` or `1..10`; nil for other texts.
  static func range(_ text: String) -> ClosedRange<Double>? {
    let parts = text.split { "-–.:".contains($0) }.map { NumberParameter.decimal(String($0)) }
    guard parts.count == 2, let low = parts[0], let high = parts[1], low < high else { return nil }
    return low...high
  }
}

// MARK: Words and options

extension Subcommand {
  static let darkThemes = "the themes dusk and orchid suit light and dark pages"

  /// The hint for a first word that names no command; nil without one.
  static func hint(forWord word: String) -> String? {
    if let meant = Hints.words.first(where: { $0.key == word })?.value {
      return Suggestion.question(meant)
    }
    if let remark = Hints.remark(onQuotesOf: word) { return remark }
    if SummaryLayout(rawValue: word) != nil {
      return "did you mean summary 12,5,3,40,80 --layout \(word)?"
    }
    return (try? ListTopic.named(word)) != nil ? "did you mean list \(word)?" : nil
  }

  /// The hint for an option that the command does not have; nil without one.
  ///
  /// - Parameter value: What is typed behind the option; nil if nothing is, or another option.
  func hint(forOption spelling: String, _ value: String?) -> String? {
    let options = options
    switch spelling {
    case "--counts" where picture == .summary && action == .draw:
      return "counts need no option, as in \(invocation) 12,5,3,40,80"
    case "--by" where action == .draw && picture == .summary,
      "--group" where action == .draw && picture == .summary,
      "--group-by" where action == .draw && picture == .summary:
      let column = (value ?? "product").excerpt()
      return "did you mean emoji-rate export summary --group-column \(column)?"
    case "--stars" where picture == .face: return "did you mean emoji-rate stars?"
    case "--json" where action == .export:
      return "manifest.json in the folder has the numbers"
    case "--list": return "did you mean emoji-rate list?"
    case "--dark" where options.contains { $0.name == "pair" }:
      return "did you mean --pair light,dark? \(Self.darkThemes)"
    default: break
    }
    let meanings = Hints.options.first { $0.key == spelling }?.value ?? []
    for meant in meanings {
      guard let option = options.first(where: { $0.longName == meant.words[0] }) else { continue }
      let takesValue = option.takesValue && option.longName == meant
      return Suggestion.question(meant + (takesValue ? value.map { " " + $0.excerpt() } ?? "" : ""))
    }
    return Suggestion.question(
      Hints.option(withWord: String(spelling.drop { $0 == "-" }), among: options))
  }
}

// MARK: Operands

extension Request {
  /// The hint for the operands of an export; nil if it is not clear what they were meant for.
  static func meant(inExport arguments: Arguments) -> String? {
    let (extra, settings) = (arguments.operands[0], arguments.settings)
    let hasValues = !settings.input.values.isEmpty || settings.export.by != nil
    if let ratings = arguments.values {
      guard case .list(let list)? = settings.input.values.last else {
        return hasValues ? nil : "--values " + ratings.text
      }
      return "--values \(list.map(\.text).joined(separator: ",")),\(ratings.text)"
    }
    if let range = Hints.range(extra), !hasValues, arguments.subcommand.picture != .summary {
      let scale = Rating()
      let isUsual = range == scale.minimum...scale.maximum
      let ends = (Messages.plain(range.lowerBound), Messages.plain(range.upperBound))
      return (isUsual ? "" : "--minimum \(ends.0) --maximum \(ends.1) ") + "--by 0.5"
    }
    if arguments.subcommand.option(forFile: extra) != nil || settings.export.folder != nil {
      return nil
    }
    let isOfGroups = arguments.subcommand.picture == .summary
    return (hasValues || isOfGroups ? "" : "--by 0.5 ") + "--output \(extra.excerpt())"
  }

  /// The options that the operands of a summary were probably meant for; nil if they are counts.
  static func meant(inCounts arguments: Arguments) -> String? {
    let (operands, first) = (arguments.operands, arguments.operands[0])
    let areCounts = first.utf8.allSatisfy { "0123456789,- ".utf8.contains($0) }
    let isNumber = NumberParameter.decimal(first) != nil
    if first == "-" { return "--values -" }
    if operands.count == 1, isNumber, areCounts, arguments.isGiven("mean") {
      return "--number \(first)"
    }
    // A decimal comma.
    if operands.count == 2, first.utf8.count == 3,
      let mean = RatingLiteral(first, hasDecimalComma: true),
      NumberParameter.decimal(operands[1]) != nil
    {
      return "--mean \(Messages.plain(mean.value(on: Rating()))) --number \(operands[1])"
    }
    if isNumber, !areCounts, operands.count < 3 {
      return "--mean \(first)" + operands.dropFirst().map { " --number \($0)" }.joined()
    }
    if operands.count > 1 {
      return operands.flatMap { $0.split(separator: ",") }.joined(separator: ",").excerpt()
    }
    return !areCounts && arguments.values != nil ? "--values \(first.excerpt())" : nil
  }

  /// The error for several ratings, which says how to draw them, and for `3,2` suggests a decimal.
  static func several(
    _ values: (text: String, count: Int), isDecimal: Bool, _ arguments: Arguments
  ) -> CommandError {
    let picture = arguments.subcommand.picture
    let command = Subcommand.all.first { $0.action == .export && $0.picture == picture }!.invocation
    let isLook = arguments.given.map(\.option).contains {
      $0.name != "value" && ($0.isStyle || $0.group == .rating || $0.group == .style)
    }
    let export =
      "type \(command) --values \(values.text) --output \(picture.type.name.inPlural)"
      + (isLook ? ", and the same options for scale and look" : "")
    guard isDecimal else {
      return .usage("one picture shows one rating; for \(values.count), \(export)")
    }
    let decimal = values.text.split(separator: ",").joined(separator: ".")
    return .usage("a decimal has a point; did you mean \(decimal)? For two pictures, \(export)")
  }
}

extension Arguments {
  /// The operands as an argument of `--values`, if all are ratings; `FILE` if they are too long for a line.
  var values: (text: String, count: Int)? {
    let ratings = operands.flatMap { $0.split(separator: ",").map(String.init) }
    guard !ratings.isEmpty, ratings.allSatisfy({ RatingLiteral($0) != nil }) else { return nil }
    let text = ratings.joined(separator: ",")
    return (text.utf8.count > 500 ? "FILE" : text, ratings.count)
  }

  /// The rating that several operands are together, as in `4 out of 5` without quotes; nil for other operands.
  var ratingOfWords: String? {
    let text = operands.joined(separator: " ")
    guard operands.count > 1, operands.contains(where: { RatingLiteral($0) == nil }),
      RatingLiteral(text) != nil
    else { return nil }
    // A command can come too late.
    return operands.count == 2 && Subcommand.firstWords.contains(operands[1]) ? nil : text
  }
}
