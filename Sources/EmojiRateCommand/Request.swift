import EmojiRate

/// The request of a command line: its options together with its style file, and its operands.
struct Request {
  let subcommand: Subcommand
  private(set) var settings: Settings
  /// The list to print; nil prints the names of all lists.
  private(set) var topic: ListTopic?

  /// Reads all of `words`, without the command's own name, and the style file that they name.
  init(_ words: ArraySlice<String>) throws(CommandError) {
    let arguments = try Arguments(words)
    subcommand = arguments.subcommand
    settings = arguments.settings
    guard settings.text == nil else { return }
    settings.scaleWords()
    switch subcommand.action {
    case .draw:
      switch subcommand.picture {
      case .face, .row: try readRating(arguments)
      case .summary: try readCounts(arguments)
      }
    case .export:
      if let extra = arguments.operands.first {
        throw subcommand.unexpected(extra, Self.meant(inExport: arguments))
      }
    case .control, .layers:
      guard let extra = arguments.operands.first else { break }
      let isRating = subcommand.action == .control && RatingLiteral(extra) != nil
      throw subcommand.unexpected(extra, isRating ? "--markup \(extra.excerpt())" : nil)
    case .check:
      let files = arguments.operands
      guard !files.isEmpty else {
        throw .usage("there is no drawing; give an SVG file, such as mascot.svg")
      }
      // Names of several files may contain commas, but not NUL.
      let text = files.count == 1 ? files[0] : files.map { $0 + "\0" }.joined()
      settings.check.files = try DrawingKind().read(
        Given(option: "the drawing", text: text), &settings)
    case .list:
      if let extra = arguments.operands.dropFirst().first { throw subcommand.unexpected(extra) }
      if let name = arguments.operands.first { topic = try ListTopic.named(name) }
    }
    guard !arguments.given.isEmpty else { return }
    try settings.addStyle(of: subcommand.picture, subcommand.table, to: arguments.given)
  }

  private mutating func readCounts(_ arguments: Arguments) throws(CommandError) {
    guard let counts = arguments.operands.first else { return }
    let isFile = subcommand.option(forFile: counts) != nil
    if isFile || Hints.remark(onFile: counts) != nil || Subcommand.firstWords.contains(counts) {
      throw subcommand.unexpected(counts)
    }
    if let meant = Self.meant(inCounts: arguments) {
      throw subcommand.unexpected(
        arguments.operands.count > 1 ? arguments.operands[1] : counts, meant)
    }
    let source = ["values", "number"].first(where: arguments.isGiven)
    if let source { throw .conflict("--\(source)", "the counts") }
    settings.summary.counts = try SummaryScale.counts(counts)
    if let number = Hints.thousands(counts) {
      settings.remarks.notes.append(
        "\(counts) is two counts; for \(number) ratings, give their mean too: --mean 4.3 --number \(number)"
      )
    }
  }

  /// Reads the rating; the error for other operands suggests a correction, if possible.
  private mutating func readRating(_ arguments: Arguments) throws(CommandError) {
    guard let first = arguments.operands.first else { return }
    let rating = arguments.ratingOfWords ?? first
    let isAlone = arguments.operands.count == 1 || rating != first
    if !isAlone || RatingLiteral(rating, words: settings.input.grammar.words) == nil {
      if isAlone, subcommand.option(forFile: rating) != nil { throw subcommand.unexpected(rating) }
      if let values = arguments.values, values.count > 1 {
        throw Self.several(values, isDecimal: isAlone && values.count == 2, arguments)
      }
      let meant = arguments.operands.first {
        Subcommand.firstWords.contains($0) || $0.hasPrefix("--")
      }
      if let extra = meant ?? arguments.operands.dropFirst().first {
        throw subcommand.unexpected(extra)
      }
    }
    if arguments.isGiven("value") { throw .repeated("the rating") }
    settings.draw.ratingName = "the rating"
    let given = Given(option: settings.draw.ratingName, text: rating)
    settings.draw.value = try RatingKind().read(given, &settings)
  }
}
