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
        throw subcommand.unexpected(extra, meant(inExport: arguments))
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

  /// The options that an operand of an export was probably meant for; nil if that is not clear.
  private func meant(inExport arguments: Arguments) -> String? {
    let extra = arguments.operands[0]
    let hasValues = !settings.input.values.isEmpty || settings.export.by != nil
    if let ratings = arguments.values { return hasValues ? nil : "--values " + ratings.text }
    if subcommand.option(forFile: extra) != nil || settings.export.folder != nil { return nil }
    return (hasValues ? "" : "--by 0.5 ") + "--output \(extra.excerpt())"
  }

  private mutating func readCounts(_ arguments: Arguments) throws(CommandError) {
    guard let counts = arguments.operands.first else { return }
    let isFile = subcommand.option(forFile: counts) != nil
    if isFile || Subcommand.firstWords.contains(counts) { throw subcommand.unexpected(counts) }
    if let meant = meant(inCounts: arguments) {
      throw subcommand.unexpected(
        arguments.operands.count > 1 ? arguments.operands[1] : counts, meant)
    }
    let source = ["values", "number"].first(where: arguments.isGiven)
    if let source { throw .conflict("--\(source)", "the counts") }
    settings.summary.counts = try SummaryScale.counts(counts)
  }

  /// The options that the operands of a summary were probably meant for; nil if they are counts.
  private func meant(inCounts arguments: Arguments) -> String? {
    let (operands, first) = (arguments.operands, arguments.operands[0])
    let areCounts = first.utf8.allSatisfy { "0123456789,- ".utf8.contains($0) }
    let isNumber = NumberParameter.decimal(first) != nil
    if first == "-" { return "--values -" }
    if operands.count == 1, isNumber, areCounts, arguments.isGiven("mean") {
      return "--number \(first)"
    }
    if isNumber, !areCounts, operands.count < 3 {
      return "--mean \(first)" + operands.dropFirst().map { " --number \($0)" }.joined()
    }
    if operands.count > 1 {
      return operands.flatMap { $0.split(separator: ",") }.joined(separator: ",").excerpt()
    }
    return !areCounts && arguments.values != nil ? "--values \(first.excerpt())" : nil
  }

  /// Reads the rating; the error for other operands suggests a correction, if possible.
  private mutating func readRating(_ arguments: Arguments) throws(CommandError) {
    guard let rating = arguments.operands.first else { return }
    let isAlone = arguments.operands.count == 1
    if !isAlone || RatingLiteral(rating, words: settings.input.grammar.words) == nil {
      if isAlone, subcommand.option(forFile: rating) != nil { throw subcommand.unexpected(rating) }
      if let values = arguments.values, values.count > 1 {
        throw several(values, isDecimal: isAlone && values.count == 2, arguments.given)
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

  /// The error for several ratings.
  ///
  /// It says how to draw them, and for `3,2` suggests a decimal.
  private func several(
    _ values: (text: String, count: Int), isDecimal: Bool, _ given: [GivenOption]
  ) -> CommandError {
    let picture = subcommand.picture
    let command = Subcommand.all.first { $0.action == .export && $0.picture == picture }!.invocation
    let isLook = given.map(\.option).contains {
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
  fileprivate var values: (text: String, count: Int)? {
    let ratings = operands.flatMap { $0.split(separator: ",").map(String.init) }
    guard !ratings.isEmpty, ratings.allSatisfy({ RatingLiteral($0) != nil }) else { return nil }
    let text = ratings.joined(separator: ",")
    return (text.utf8.count > 500 ? "FILE" : text, ratings.count)
  }
}
