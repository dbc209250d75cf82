import EmojiRate

/// Hints for errors: other names that people try, and the options or commands that they mean.
///
/// ``Suggestion`` finds misspelled names. The hints are only used for errors.
enum Hints {
  /// Names that are not options, with their meanings; the first that the command has is the hint.
  static let options: KeyValuePairs<String, [String]> = [
    "--bg": ["--background"], "--bgcolor": ["--background"], "--background-color": ["--background"],
    "--alt": ["--title"], "--label": ["--title"], "--aria-label": ["--title"],
    "--locale": ["--language"], "--lang": ["--language"],
    "--width": ["--size", "--star-size"], "--height": ["--size"], "--size": ["--star-size"],
    "--rating": ["--value", "--mean"], "--score": ["--value"], "--average": ["--mean"],
    "--avg": ["--mean"],
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

  /// Words that are not commands, each with the command that is meant.
  static let words: KeyValuePairs<String, String> = [
    "heart": "stars 3 --symbol heart", "hearts": "stars 3 --symbol heart", "star": "stars",
    "draw": "face", "emoji": "face", "smiley": "face", "rate": "face", "chart": "summary",
    "mean": "summary", "ratings": "summary", "reviews": "summary", "trend": "summary",
    "histogram": "summary", "csv": "summary", "lottie": "drawing --format lottie",
    "version": "--version", "usage": "--help",
  ]

  /// Options with words that they do not have, each with the meaning.
  static let arguments: KeyValuePairs<String, String> = [
    "--format png": "--png 1x", "--encoding latin-1": "windows-1252",
    "--encoding latin1": "windows-1252", "--encoding iso-8859-1": "windows-1252",
    "--theme dark": "--pair light,dark", "--theme light": "--pair light,dark",
  ]

  /// Attributes of a control that people type as options of its script.
  private static let attributes = [
    "--value", "--label", "--mode", "--touch", "--direction", "--sensitivity", "--required",
    "--readonly", "--disabled", "--clearable", "--words-shown", "--right-to-left",
  ]

  /// The element with an attribute that was typed as an option of a control's script; nil for other options.
  static func attribute(_ spelling: String, _ value: String?) -> String? {
    guard attributes.contains(spelling) else { return nil }
    let name = String(spelling.dropFirst(2))
    let given = value.map { "=\"\($0.excerpt())\"" } ?? ""
    return "\(name) is an attribute of the element, as in <emoji-rate \(name)\(given)>"
  }

  /// `--colors`, if `--color` was given a list of colours; nil for other arguments.
  static func color(_ given: ArgumentText) -> String? {
    let isList = given.option == "--color" && ColorRamp(list: given.text) != nil
    return isList ? "--colors \(given.text.quoted)" : nil
  }

  /// The likely meaning of an argument that its option does not allow; nil if unknown.
  static func argument(_ given: ArgumentText) -> String? {
    guard given.place == nil, given.option.hasPrefix("--") else { return nil }
    let typed = "\(given.option) \(given.text)"
    if given.option == "--bands" {
      // Word processors turn a hyphen between numbers into a dash.
      let plain = given.text.map { "–—−".contains($0) ? "-" : $0 }
      return String(plain) == given.text ? nil : "--bands \(String(plain))"
    }
    if let meant = arguments.first(where: { $0.key == typed })?.value { return meant }
    let kind = given.option == "--symbol" ? PictureKind.row : .face
    return option(withWords: [given.text], among: kind.type.look)
  }

  /// Options whose words people type without the option, the likeliest first.
  private static let named = ["symbol", "character", "theme", "extras", "layout", "fill", "format"]

  /// The option with a word such as `heart`, `cat` or `dusk`, also in the plural; nil without one.
  ///
  /// - Parameter options: The options of the command. Rows need `--symbol face` for some of them.
  static func option(withWord word: String, among options: [CommandOption]) -> String? {
    option(
      withWords: word.hasSuffix("s") ? [word, String(word.dropLast())] : [word], among: options)
  }

  /// The option with one of the words.
  private static func option(withWords words: [String], among options: [CommandOption]) -> String? {
    for name in named {
      guard let option = options.first(where: { $0.name == name }), let kind = option.kind,
        let word = words.first(where: kind.words.contains)
      else { continue }
      let faces = option.requirement == "symbol" ? "--symbol face " : ""
      return "\(faces)\(option.longName) \(word)"
    }
    return nil
  }

  /// The option of an argument with a long dash, such as `—size`; nil for other texts.
  ///
  /// Word processors turn two hyphens into a long dash.
  static func hyphens(_ argument: String) -> String? {
    let dashes = "-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}".unicodeScalars
    let name = argument.unicodeScalars.drop { dashes.contains($0) }
    guard argument.utf8.first == 0xE2 || argument.hasPrefix("-\u{2013}"), !name.isEmpty,
      name.count < argument.unicodeScalars.count
    else { return nil }
    if NumberParameter.decimal(String(name)) != nil { return "-\(String(name))" }
    return (name.count == 1 ? "-" : "--") + String(name)
  }

  /// The remark on typographic quotes such as `“`, which shells do not know; nil without them.
  static func remark(onQuotesOf text: String) -> String? {
    let isQuoted = text.unicodeScalars.first.map { "“”„‟‘’‚«»".unicodeScalars.contains($0) } == true
    return isQuoted ? "a shell knows other quotes; give ' or \" on both sides" : nil
  }

  /// The remark on a spreadsheet, which the command cannot read; nil for other names.
  static func remark(onFile name: String) -> String? {
    let isSheet = [".xlsx", ".xls", ".ods", ".numbers"].contains(name.ending)
    return isSheet ? "\(name.quoted) is a spreadsheet; save it as CSV" : nil
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

  /// The hint for a first word that is not the name of a command; nil if there is no hint.
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

  /// The hint for an option that the command does not have; nil if there is no hint.
  ///
  /// - Parameter value: The word after the option; nil if there is none, or it is an option.
  func hint(forOption spelling: String, _ value: String?) -> String? {
    let options = options
    switch spelling {
    case "--ratings" where value.map { NumberParameter.decimal($0) == nil } == true,
      "--reviews" where value.map { NumberParameter.decimal($0) == nil } == true:
      if options.contains(where: { $0.name == "values" }), let value {
        return "did you mean --values \(value.excerpt())?"
      }
    case "--width" where picture == .summary:
      return "did you mean --size? It is the height, and the width follows"
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
    case "--drawing" where action == .check:
      return "did you mean \(invocation) \((value ?? "mascot.svg").excerpt())?"
    case "--dark" where options.contains { $0.name == "pair" }:
      return "did you mean --pair light,dark? \(Self.darkThemes)"
    default: break
    }
    if action == .control, let hint = Hints.attribute(spelling, value) { return hint }
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

extension Arguments {
  /// The options that operands of an export were probably meant for; nil if unknown.
  ///
  /// Operands can be ratings, a range such as `0-5`, or the name of the folder.
  var meantInExport: String? {
    let extra = operands[0]
    let earlier = given.last("values")?.argument
    let hasValues = earlier != nil || isGiven("by")
    if let ratings = values {
      guard hasValues else { return "--values \(ratings.text)" }
      guard let earlier, earlier.items.allSatisfy({ RatingLiteral($0) != nil }) else { return nil }
      return "--values \(earlier.text),\(ratings.text)"
    }
    let isOfGroups = subcommand.picture == .summary
    if let range = Hints.range(extra), !hasValues, !isOfGroups {
      let scale = Rating()
      let isUsual = range == scale.minimum...scale.maximum
      let ends = (Messages.plain(range.lowerBound), Messages.plain(range.upperBound))
      return (isUsual ? "" : "--minimum \(ends.0) --maximum \(ends.1) ") + "--by 0.5"
    }
    if subcommand.option(forFile: extra) != nil || isGiven("output") { return nil }
    return (hasValues || isOfGroups ? "" : "--by 0.5 ") + "--output \(extra.excerpt())"
  }

  /// The options that the operands of a summary were probably meant for; nil if they are counts.
  var meantInCounts: String? {
    let first = operands[0]
    if first == "-" { return "--values -" }
    let areCounts = first.utf8.allSatisfy { "0123456789,- ".utf8.contains($0) }
    let isNumber = NumberParameter.decimal(first) != nil
    if operands.count == 1, isNumber, areCounts, isGiven("mean") {
      return "--number \(first)"
    }
    if isNumber, !areCounts, operands.count < 3 {
      return "--mean \(first)" + operands.dropFirst().map { " --number \($0)" }.joined()
    }
    let decimal = first.split(separator: ",")
    if operands.count == 2, decimal.count == 2, !operands[1].contains(",") {
      return "--mean \(decimal[0]).\(decimal[1]) --number \(operands[1])"
    }
    if operands.count > 1 {
      return operands.flatMap { $0.split(separator: ",") }.joined(separator: ",").excerpt()
    }
    return !areCounts && values != nil ? "--values \(first.excerpt())" : nil
  }

  /// The error for several ratings: it suggests an export, or for `3,2` a decimal point.
  private func several(
    _ values: (text: String, count: Int), isDecimal: Bool
  ) -> CommandError {
    let picture = subcommand.picture
    if isDecimal {
      let decimal = values.text.split(separator: ",").joined(separator: ".")
      return .usage("a decimal has a point; did you mean \(decimal)?")
    }
    let command = "emoji-rate export" + (picture == .face ? "" : " " + picture.type.name)
    return .usage(
      "one picture shows one rating; for \(values.count), type \(command) --values \(values.text) "
        + "--output \(picture.type.name.inPlural)")
  }

  /// The error for operands that are no rating, if they are several, beside `--value`, or probably meant for
  /// something else.
  func misread(_ rating: String, isAlone: Bool) -> CommandError? {
    if isAlone, subcommand.option(forFile: rating) != nil { return subcommand.unexpected(rating) }
    if let values, values.count > 1 {
      return several(values, isDecimal: isAlone && values.count == 2)
    }
    let meant = operands.first {
      Subcommand.firstWords.contains($0) || $0.hasPrefix("--")
    }
    if let extra = meant ?? operands.dropFirst().first { return subcommand.unexpected(extra) }
    return isGiven("value") ? .repeated("the rating") : nil
  }

  /// The operands as a list for `--values`, and their number; nil if one of them is not a rating.
  ///
  /// For a message, a long list is replaced by the word `FILE`.
  var values: (text: String, count: Int)? {
    let ratings = operands.flatMap { $0.split(separator: ",").map(String.init) }
    guard !ratings.isEmpty, ratings.allSatisfy({ RatingLiteral($0) != nil }) else { return nil }
    let text = ratings.joined(separator: ",")
    return (text.utf8.count > 500 ? "FILE" : text, ratings.count)
  }

  /// The rating that several operands make together, as in `4 out of 5` without quotes; or nil.
  var ratingOfWords: String? {
    guard operands.count > 1, operands.contains(where: { RatingLiteral($0) == nil }) else {
      return nil
    }
    let text = operands.joined(separator: " ")
    guard RatingLiteral(text) != nil else { return nil }
    // The second word can be a command that was typed after the rating, as in `4 stars`.
    return operands.count == 2 && Subcommand.firstWords.contains(operands[1]) ? nil : text
  }
}
