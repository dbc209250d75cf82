import EmojiRate

/// The command as a function: arguments in, what to print out.
public struct Command {
  /// The effects on the outside world.
  public struct Outcome: Equatable, Sendable {
    /// For the standard output, or for ``path``.
    public var output = ""
    /// Where the output goes; nil is the standard output.
    public var path: String?
    /// The other picture of a pair.
    var twin: Twin?
    /// The folder of ``files``, which is made where it is not there.
    var folder: String?
    /// What is written into ``folder``.
    var files: [Twin] = []
    /// How large a PNG file of the output is, where that is what is wanted.
    var pngScale: PNGScale?
    /// The export to write, if any.
    var export: ExportJob?
    /// For the standard error.
    public var messages = ""
    /// The status to exit with.
    public var exitStatus: Int32 = 0
  }

  /// Works out what `arguments`, the command's own name not included, ask for.
  ///
  /// It changes nothing, and reads only the files of `--style` and `--drawing`, the rating of `-` and the ratings of a summary. A
  /// slice of the process's own, for to
  /// make an array takes longer than to read one rating.
  public static func run(_ arguments: ArraySlice<String>) -> Outcome {
    if arguments.isEmpty { return Outcome(messages: Help.usage, exitStatus: 64) }
    if arguments.first == Completion.request {
      return Outcome(output: Completion.answer(arguments.dropFirst()))
    }
    do throws(CommandError) {
      return try outcome(of: Request(arguments), arguments)
    } catch {
      return Outcome(messages: error.message, exitStatus: error.exitStatus)
    }
  }

  private static func outcome(
    of request: Request, _ arguments: ArraySlice<String>
  ) throws(CommandError) -> Outcome {
    var settings = request.settings
    if let text = settings.text { return Outcome(output: text) }
    let picture = request.subcommand.picture
    switch request.subcommand.action {
    case .draw:
      try settings.checkOutputName()
      return try picture.command.outcome(&settings)
    case .export:
      let scale = try picture.command.scale(&settings)
      return Outcome(
        export: ExportJob(picture: picture, settings: settings, scale: scale),
        messages: try settings.warnings())
    case .control: return try settings.controlOutcome(picture, arguments)
    case .layers:
      let drawing = try settings.layeredDrawing()
      return Outcome(
        output: drawing.svg, path: settings.output, messages: try settings.warnings())
    case .list:
      guard settings.isSheet, let topic = request.topic else {
        let words = request.topic?.words ?? ListTopic.all.map(\.name)
        return Outcome(output: words.map { $0 + "\n" }.joined())
      }
      try settings.checkOutputName()
      let scale = try topic.picture.command.scale(&settings)
      let warnings = try settings.warnings()
      return Outcome(
        output: ListSheet.page(topic, settings, scale), path: settings.output, messages: warnings)
    }
  }
}
