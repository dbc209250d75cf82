import EmojiRate
import EmojiRateDrawings

/// The command as a function from arguments to an outcome.
public struct Command {
  /// The effects on the outside world.
  public struct Outcome: Equatable, Sendable {
    /// The text for the standard output, or for ``path``.
    public var output = ""
    /// The path of the output; nil is the standard output.
    public var path: String?
    /// The PNG file that is written instead of ``output``; nil for a text.
    public var png: [UInt8]?
    /// The other picture of a pair, or the overview of a drawing.
    var files: [File] = []
    /// The folder that is written instead of ``output``.
    var folder: ControlFolder?
    /// The export to run, if any.
    var export: ExportJob?
    /// The text for the standard error.
    public var messages = ""
    /// The exit status.
    public var exitStatus: Int32 = 0

    struct File: Equatable, Sendable {
      var output = ""
      /// The PNG file that is written instead of ``output``; nil for a text.
      var png: [UInt8]?
      var path: String

      var bytes: [UInt8] { png ?? Array(output.utf8) }
    }
  }

  /// Works out the outcome of `arguments`, which do not include the command's own name.
  ///
  /// It changes nothing. It reads only style files, SVG files and the ratings of a summary.
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
    let outcome: Outcome
    try settings.checkOutputName(of: request.subcommand.action)
    switch request.subcommand.action {
    case .draw: outcome = try settings.type(of: picture).outcome(&settings)
    case .export:
      let scale = try settings.type(of: picture).scale(&settings)
      return Outcome(
        export: ExportJob(picture: picture, settings: settings, scale: scale),
        messages: try settings.messages())
    case .control: outcome = try settings.controlOutcome(picture, arguments)
    case .layers: outcome = try settings.layersOutcome()
    case .list:
      let words = request.topic?.words ?? ListTopic.all.map(\.name)
      return Outcome(output: words.map { $0 + "\n" }.joined())
    }
    // A picture on the standard output replaces nothing.
    guard outcome.path != nil || !outcome.files.isEmpty else { return outcome }
    let inputs = settings.inputFiles
    for path in outcome.folder?.paths ?? outcome.files.map(\.path) { try inputs.check(path) }
    if outcome.folder == nil, let path = outcome.path { try inputs.check(path) }
    return outcome
  }
}

extension Command.Outcome {
  /// Runs the export, or writes the files or the standard output and then the standard error.
  ///
  /// - Returns: The exit status.
  public func carryOut() -> Int32 {
    // A file above the size limit is then an error that names the file.
    _ = signal(SIGXFSZ, SIG_IGN)
    if let export {
      SystemCalls.say(messages)
      return ExportRun.run(export)
    }
    var outcome = self
    do throws(CommandError) {
      let all = (path.map { [File(output: output, png: png, path: $0)] } ?? []) + files
      if let folder {
        try folder.write()
      } else {
        for file in all { try OutputFile.write(file) }
        if path == nil { try writeToStandardOutput() }
      }
    } catch {
      outcome.report(error)
    }
    SystemCalls.say(outcome.messages)
    return outcome.exitStatus
  }

  /// Adds an error, if there is one, to the messages, and takes its status.
  mutating func report(_ error: CommandError?) {
    guard let error else { return }
    messages += error.message
    exitStatus = error.exitStatus
  }

  private func writeToStandardOutput() throws(CommandError) {
    guard !output.isEmpty || png != nil else { return }
    let isTerminal = SystemCalls.isTerminal(SystemCalls.standardOutput)
    guard png == nil || !isTerminal else { throw .terminal("the standard output") }
    let standardOutput = ByteOutput(SystemCalls.standardOutput)
    standardOutput.append(png ?? Array(output.utf8))
    // A document has no final line end, exactly as in the library; a terminal's prompt needs one.
    if isTerminal, output.utf8.last != UInt8(ascii: "\n") { standardOutput.append("\n") }
    try standardOutput.end()
  }
}
