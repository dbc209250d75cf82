import EmojiRate
import EmojiRateDrawings

/// The command as a function from arguments to an outcome.
public struct Command {
  /// The effects on the outside world.
  public struct Outcome: Equatable, Sendable {
    var work = Work.files([])
    /// The text for the standard error.
    public var messages = ""
    /// The exit status.
    public var exitStatus: Int32 = 0

    enum Work: Equatable, Sendable {
      case files([File])
      case folder(ControlFolder)
      case export(ExportJob)
    }

    struct File: Equatable, Sendable {
      var bytes: [UInt8]
      /// Nil is the standard output.
      var path: String?
      /// Whether a terminal must not get it.
      var isPNG = false
    }

    init(_ work: Work, messages: String = "") {
      self.work = work
      self.messages = messages
    }

    /// Writes a text.
    ///
    /// - Parameter path: The path of the output; nil is the standard output.
    init(output: String = "", path: String? = nil, messages: String = "", exitStatus: Int32 = 0) {
      let isNothing = output.isEmpty && path == nil
      work = .files(isNothing ? [] : [File(bytes: Array(output.utf8), path: path)])
      self.messages = messages
      self.exitStatus = exitStatus
    }

    /// The files that it writes, without those of an export.
    fileprivate var paths: [String] {
      switch work {
      case .files(let files): files.compactMap(\.path)
      case .folder(let folder): folder.paths
      case .export: []
      }
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
    try settings.checkOutputName(of: request.subcommand)
    switch request.subcommand.action {
    case .draw: outcome = try settings.type(of: picture).outcome(&settings)
    case .export:
      let scale = try settings.type(of: picture).scale(&settings)
      outcome = Outcome(
        .export(ExportJob(picture: picture, settings: settings, scale: scale)),
        messages: try settings.messages())
    case .control: outcome = try settings.controlOutcome(picture, arguments)
    case .layers: outcome = try settings.layersOutcome()
    case .check: outcome = try settings.checkOutcome()
    case .list:
      let words = request.topic?.words ?? ListTopic.all.map(\.name)
      outcome = Outcome(output: words.map { $0 + "\n" }.joined())
    }
    // A picture on the standard output replaces nothing.
    let paths = outcome.paths
    if !paths.isEmpty {
      let inputs = settings.inputFiles
      for path in paths { try inputs.check(path) }
    }
    return outcome
  }
}

extension Command.Outcome {
  /// Runs the export, or writes the files and then the standard error.
  ///
  /// - Returns: The exit status.
  public func carryOut() -> Int32 {
    // A file above the size limit is then an error that names the file.
    _ = signal(SIGXFSZ, SIG_IGN)
    var outcome = self
    do throws(CommandError) {
      switch work {
      case .files(let files): for file in files { try file.write() }
      case .folder(let folder): try folder.write()
      case .export(let job):
        SystemCalls.say(messages)
        return ExportRun.run(job)
      }
    } catch {
      outcome.report(error)
    }
    SystemCalls.say(outcome.messages)
    return outcome.exitStatus
  }

  /// Adds an error to the messages, and takes its status.
  mutating func report(_ error: CommandError) {
    messages += error.message
    exitStatus = error.exitStatus
  }
}

extension Command.Outcome.File {
  fileprivate func write() throws(CommandError) {
    if let path { return try OutputFile.write(self, to: path) }
    let isTerminal = SystemCalls.isTerminal(SystemCalls.standardOutput)
    guard !isPNG || !isTerminal else { throw .terminal("the standard output") }
    let standardOutput = ByteOutput(SystemCalls.standardOutput)
    standardOutput.append(bytes)
    // A document has no final line end, exactly as in the library; a terminal's prompt needs one.
    if isTerminal, bytes.last != UInt8(ascii: "\n") { standardOutput.append("\n") }
    try standardOutput.end()
  }
}
