import EmojiRate

extension Settings {
  /// Reads a command line, and the style file that it names, and works out the job.
  ///
  /// - Parameter line: The words without the command's own name.
  mutating func job(of line: ArraySlice<String>) throws(CommandError) -> Job {
    let arguments = try Arguments(line)
    if let answer = arguments.answer { return .text(answer) }
    let subcommand = arguments.subcommand
    let picture = subcommand.picture
    if !arguments.given.isEmpty {
      try assign(
        arguments.given, style: arguments.given.last("style")?.argument.text, of: picture,
        subcommand.table, hasOperands: !arguments.operands.isEmpty)
    }
    let layerScale = self.picture.scale
    input.scaleWords(of: &self.picture)
    try readOperands(arguments)
    try readDrawing(of: picture, layersOn: layerScale)
    try checkOutputName(of: subcommand)
    return switch subcommand.action {
    case .draw: .picture(try PictureJob(self.type(of: picture), self))
    case .export: .folder(try ExportJob(picture, self))
    case .control: .control(try ControlJob(self, picture, line: line, layersOn: layerScale))
    case .layers: .layers(try LayersJob(self))
    case .check: .check(try CheckJob(self))
    case .list: .text(try Self.list(arguments.operands))
    }
  }

  /// The words of a topic, or the names of all topics, one on each line.
  private static func list(_ operands: [String]) throws(CommandError) -> String {
    let words = try operands.first.map(ListTopic.named)?.words ?? ListTopic.all.map(\.name)
    return words.map { $0 + "\n" }.joined()
  }

  private mutating func readOperands(_ arguments: Arguments) throws(CommandError) {
    let subcommand = arguments.subcommand
    guard let first = arguments.operands.first else {
      if subcommand.action == .check {
        throw .usage("there is no drawing; give an SVG file, such as mascot.svg")
      }
      return
    }
    if let drawing = arguments.given.last("drawing")?.argument.text,
      let file = arguments.operands.first(where: { $0.ending == ".svg" && SystemCalls.exists($0) })
    {
      throw subcommand.unexpected(file, "--drawing \(drawing),\(file)")
    }
    switch subcommand.action {
    case .draw where subcommand.picture == .summary: try readCounts(arguments)
    case .draw: try readRating(arguments)
    case .export: throw subcommand.unexpected(first, arguments.meantInExport)
    case .control, .layers:
      let isRating = subcommand.action == .control && RatingLiteral(first) != nil
      throw subcommand.unexpected(first, isRating ? "--markup \(first.excerpt())" : nil)
    case .check:
      let files = arguments.operands
      // If there are several operands, each is one file, even with a comma in its name.
      let argument = ArgumentText(
        option: "the drawing", text: files.joined(separator: ","),
        list: files.count == 1 ? nil : files)
      check.files = try DrawingKind().read(argument, self)
    case .list:
      if let extra = arguments.operands.dropFirst().first { throw subcommand.unexpected(extra) }
    }
  }

  private mutating func readCounts(_ arguments: Arguments) throws(CommandError) {
    guard let counts = arguments.operands.first else { return }
    let subcommand = arguments.subcommand
    let isFile = subcommand.option(forFile: counts) != nil
    if isFile || Hints.remark(onFile: counts) != nil || Subcommand.firstWords.contains(counts) {
      throw subcommand.unexpected(counts)
    }
    if let meant = arguments.meantInCounts {
      throw subcommand.unexpected(arguments.operands.dropFirst().first ?? counts, meant)
    }
    let source = ["values", "number"].first(where: arguments.isGiven)
    if let source { throw .conflict("--\(source)", "the counts") }
    summary.counts = try SummaryScale.counts(counts)
    if let number = ArgumentText.thousands(counts) {
      remarks.notes.append(
        "\(counts) is two counts; for \(number) ratings, give their mean too: --mean 4.3 --number \(number)"
      )
    }
  }

  /// Reads the rating; if the operands are not a rating, the error suggests a correction.
  private mutating func readRating(_ arguments: Arguments) throws(CommandError) {
    guard let first = arguments.operands.first else { return }
    let rating = arguments.ratingOfWords ?? first
    let isAlone = arguments.operands.count == 1 || rating != first
    if !isAlone, let error = arguments.misread(rating, isAlone: false) { throw error }
    let given = ArgumentText(option: "the rating", text: rating)
    let literal: RatingLiteral
    do throws(CommandError) {
      literal = try RatingKind().read(given, self)
    } catch {
      throw arguments.misread(rating, isAlone: true) ?? error
    }
    if arguments.isGiven("value") { throw .repeated(given.option) }
    draw.rating = .given(literal, name: given.option)
  }
}
