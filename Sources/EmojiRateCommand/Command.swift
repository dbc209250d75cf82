import EmojiRate

/// The command as a function: arguments in, what to print out.
public struct Command {
  /// What to do to the outside world.
  public struct Outcome: Equatable, Sendable {
    /// For the standard output, or for ``path``.
    public var output = ""
    /// Where the output goes; nil is the standard output.
    public var path: String?
    /// The other picture of a pair.
    var twin: Twin?
    /// How large a PNG file of the output is, where that is what is wanted.
    var pngScale: PNGScale?
    /// What is to be written otherwise.
    var export: ExportJob?
    /// For the standard error.
    public var messages = ""
    /// The status to exit with.
    public var exitStatus: Int32 = 0
  }

  /// Works out what `arguments`, the command's own name not included, ask for.
  ///
  /// It changes nothing, and reads only the file of `--style`, the rating of `-` and the ratings of a summary. A
  /// slice of the process's own, for to
  /// make an array takes longer than to read one rating.
  public static func run(_ arguments: ArraySlice<String>) -> Outcome {
    if arguments.isEmpty { return Outcome(messages: Help.usage, exitStatus: 64) }
    if arguments.first == Completion.request {
      return Outcome(output: Completion.answer(arguments.dropFirst()))
    }
    do throws(CommandError) {
      return try outcome(of: Request(arguments))
    } catch {
      return Outcome(messages: error.message, exitStatus: error.exitStatus)
    }
  }

  private static func outcome(of request: Request) throws(CommandError) -> Outcome {
    var settings = request.settings
    if let text = settings.text { return Outcome(output: text) }
    let picture = request.subcommand.picture
    switch request.subcommand.action {
    case .draw where picture == .summary:
      try settings.checkOutputName()
      return try settings.summaryOutcome()
    case .draw:
      try settings.checkOutputName()
      let value = try settings.value(of: picture)
      var outcome = Outcome(
        path: settings.output,
        pngScale: settings.outputFormat == .png ? settings.scale ?? PNGScale(1) : nil,
        messages: try settings.warnings())
      if !settings.export.pair.isEmpty {
        try outcome.addPair(of: picture, settings, value)
      } else {
        outcome.output = picture.document(settings, value)
      }
      return outcome
    case .export where picture == .summary:
      return Outcome(export: ExportJob(picture: picture, settings: settings, scale: Rating()))
    case .export:
      let scale = try settings.scale(of: picture)
      return Outcome(
        export: ExportJob(picture: picture, settings: settings, scale: scale),
        messages: try settings.warnings())
    case .list:
      guard settings.isSheet, let topic = request.topic else {
        let words = request.topic?.words ?? ListTopic.all.map(\.name)
        return Outcome(output: words.map { $0 + "\n" }.joined())
      }
      try settings.checkOutputName()
      let scale = try settings.scale(of: topic.picture)
      let warnings = try settings.warnings()
      return Outcome(
        output: ListSheet.page(topic, settings, scale), path: settings.output, messages: warnings)
    }
  }
}
