import EmojiRate
import EmojiRateDrawings

/// The command as a function from arguments to an outcome.
public struct Command {
  /// The result of a command line: what it writes, its messages and its exit status.
  public struct Outcome: Equatable, Sendable {
    var work = Work.files([])
    /// The lines for the standard error.
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
      /// The path of the file; nil is the standard output.
      var path: String?
      /// Whether a terminal can show it.
      var isText = true
    }

    init(_ work: Work, messages: String = "") {
      self.work = work
      self.messages = messages
    }

    /// An outcome that writes a text.
    ///
    /// - Parameter path: The path of the output; nil is the standard output.
    init(output: String = "", path: String? = nil, messages: String = "", exitStatus: Int32 = 0) {
      let isNothing = output.isEmpty && path == nil
      work = .files(isNothing ? [] : [File(bytes: Array(output.utf8), path: path)])
      self.messages = messages
      self.exitStatus = exitStatus
    }

    /// The paths of the files that it writes; an export checks its own paths.
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
  /// It does not write anything. It reads only style files, SVG files and the ratings of a summary.
  public static func run(_ arguments: ArraySlice<String>) -> Outcome {
    if arguments.isEmpty { return Outcome(messages: Help.usage, exitStatus: 64) }
    if arguments.first == Completion.request {
      return Outcome(output: Completion.answer(arguments.dropFirst()))
    }
    do throws(CommandError) {
      var settings = Settings()
      let outcome = try settings.job(of: arguments).outcome()
      // The standard output has no path, so it cannot replace an input.
      let paths = outcome.paths
      if !paths.isEmpty {
        let inputs = settings.inputFiles
        for path in paths { try inputs.check(path) }
      }
      return outcome
    } catch {
      return Outcome(messages: error.message, exitStatus: error.exitStatus)
    }
  }
}

extension Command.Outcome {
  /// Runs the export, or writes the files and then the messages.
  ///
  /// - Returns: The exit status.
  public func carryOut() -> Int32 {
    // A file above the size limit must not end the process, but be an error that names the file.
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

  /// Adds the message of an error, and takes its exit status.
  mutating func report(_ error: CommandError) {
    messages += error.message
    exitStatus = error.exitStatus
  }
}

extension Command.Outcome.File {
  fileprivate func write() throws(CommandError) {
    if let path { return try OutputFile.write(self, to: path) }
    let isTerminal = SystemCalls.isTerminal(SystemCalls.standardOutput)
    guard isText || !isTerminal else { throw .terminal("the standard output") }
    let standardOutput = ByteOutput(SystemCalls.standardOutput)
    standardOutput.append(bytes)
    // Documents have no newline at the end, as in the library. In a terminal, the prompt needs one.
    if isTerminal, bytes.last != UInt8(ascii: "\n") { standardOutput.append("\n") }
    try standardOutput.end()
  }
}
