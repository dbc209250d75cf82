import EmojiRate

struct ExportJob: Sendable, Equatable {
  let picture: PictureKind
  let settings: Settings
  let scale: Rating
  /// The warnings and notes about the options.
  let messages: String

  init(_ picture: PictureKind, _ settings: Settings) throws(CommandError) {
    var settings = settings
    self.picture = picture
    scale = try settings.type(of: picture).scale(&settings)
    messages = try settings.messages()
    self.settings = settings
  }

  var type: any CommandPicture.Type { settings.type(of: picture) }
  /// Whether each picture shows a group of lines, and not a single line.
  var isOfGroups: Bool { picture == .summary }

  /// The values, from `--values` or from `--by`; of a stream, by default from the standard input.
  ///
  /// - Parameter willWait: For a stream, is called before it has to wait for further lines.
  func lines(willWait: (() -> Void)? = nil) throws -> RatingLines {
    let isStream = willWait != nil
    var input = settings.input
    input.findsName = true
    input.form.countsEmptyLines = isStream
    var source = try input.source(on: scale)
    if source == nil, let by = settings.export.by {
      let range = try ValueRange(by: by, on: scale)
      source = .values(range.values, warning: range.warning)
    }
    if source == nil, isStream, !SystemCalls.isTerminal(SystemCalls.standardInput) {
      source = .files([nil])
    }
    guard let source else {
      throw CommandError.usage(
        "there are no values; give a range such as --by 0.5, or --values with a list, a file or -")
    }
    // An export to a folder allows a few ratings off the scale, and counts them at the end. A
    // stream cannot take lines back, so it refuses each of them.
    var refusal: String?
    if isStream, case .files = source, !input.clamps { refusal = ", or --clamp" }
    return RatingLines(
      source, input, scale: scale, isStrict: settings.remarks.isStrict, refusal: refusal,
      InputFile.opener(willWait: willWait))
  }
}

/// Runs an export and prints its messages.
enum ExportRun {
  static func run(_ job: ExportJob) -> Int32 {
    Interruption.observe()
    SystemCalls.reserveStandardStreams()
    let isStream = job.settings.export.isStream
    var writer: ExportWriter?
    do {
      try isStream ? StreamExport.run(job) : write(job, &writer)
      return 0
    } catch {
      let error = Self.error(error, at: writer?.folder.currentPath ?? "")
      var sentence = error.sentence
      let stays = writer?.folder.stop() ?? false
      if let writer, stays, writer.folder.doneCount > 0 {
        let total = Messages.count(writer.plan.count, "picture")
        sentence +=
          "; \(Messages.count(writer.folder.doneCount)) of \(total) are done in \(writer.folder.path.quoted), "
          + "every file is whole; the same command again does the rest"
      } else if Interruption.received != 0, !isStream {
        sentence += "; nothing was changed"
      }
      for line in error.lines { say("error", line) }
      say("error", sentence)
      return error.exitStatus
    }
  }

  /// The error to report if an export failed at the file of this path.
  static func error(_ error: any Error, at path: String) -> CommandError {
    do {
      // If a signal has interrupted the call, the signal is the error to report.
      try Interruption.check()
      throw error
    } catch let error as CommandError {
      return error
    } catch let problem as LineProblem {
      return .data(problem.sentence)
    } catch ReadingError.failure(let failure) {
      return .cannotWrite(path.quoted, failure.reason)
    } catch let error as ReadingError {
      return error.commandError
    } catch {
      return .cannotWrite(path.quoted, (error as? SystemCalls.Failure)?.reason ?? "\(error)")
    }
  }

  private static func write(_ job: ExportJob, _ writer: inout ExportWriter?) throws {
    let settings = job.settings.export
    guard let path = settings.folder else {
      let isEmpty = job.settings.input.values.isEmpty && settings.by == nil
      let values = job.isOfGroups ? "--values reviews.csv" : "--by 0.5"
      throw CommandError.usage(
        isEmpty
          ? "there are no values and there is no --output; give both, such as \(values) --output pictures"
          : "there is no --output; give the folder to write into, such as --output pictures")
    }
    guard path != "-" else {
      throw CommandError.usage(
        "--output - is the standard output, which takes no folder; give the path of one"
          + (job.isOfGroups ? "" : ", or --format stream"))
    }
    // Check this first, because reading the values can take long.
    if SystemCalls.exists(path), !SystemCalls.isFolder(path) { throw OwnedFolder.isFile(path) }
    let plan = try job.isOfGroups ? ExportPlan(ofGroups: job) : ExportPlan(ofValues: job)
    for sentence in plan.warnings { say("warning", sentence) }
    if !settings.isQuiet { for sentence in plan.notes { say("note", sentence) } }

    let export = ExportWriter(plan, path: path)
    writer = export
    try export.write(try export.check())
    if !settings.isQuiet {
      if plan.pictures.hasEqualLooks { say("note", ColorScheme.equalLooks) }
      var total = plan.total
      let fileCount = plan.pictures.outputs.count * plan.pictures.looks.count
      if fileCount > 1 {
        total += " of \(fileCount) files" + (plan.count > 1 ? " each" : "")
      }
      let results = export.folder.results
      if !results.isEmpty { total += ": " + results.joined(separator: ", ") }
      for remark in [plan.remark].compactMap({ $0 }) + export.folder.remarks {
        total += "; " + remark
      }
      SystemCalls.say("emoji-rate: \(export.folder.path.excerpt()): \(total)\n")
    }
  }

  static func say(_ kind: String, _ sentence: String) {
    SystemCalls.say("emoji-rate: \(kind): \(sentence)\n")
  }
}

/// Signals that ask the process to end.
enum Interruption {
  /// The received signal, or 0; a signal handler may do little more than set such a variable.
  nonisolated(unsafe) private(set) static var received: Int32 = 0

  /// Throws if a signal has asked the process to end.
  static func check() throws(CommandError) {
    if received != 0 { throw CommandError(sentence: "interrupted", exitStatus: 128 + received) }
  }

  #if DEBUG
    /// Waits until a test has closed the FIFO that EMOJI_RATE_PAUSE names, so that something happens half-way.
    static func pause() {
      guard let path = getenv("EMOJI_RATE_PAUSE") else { return }
      let descriptor = open(path, O_RDONLY)
      var byte: UInt8 = 0
      while read(descriptor, &byte, 1) > 0 {}
      close(descriptor)
    }
  #endif

  /// Installs the handler; a signal then also interrupts system calls that wait.
  static func observe() {
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    // Block the signals until the loop knows which of them are ignored.
    pthread_sigmask(SIG_BLOCK, &set, nil)
    for number in numbers {
      let handler = signal(number) { Interruption.received = $0 }
      // An ignored signal, as under nohup, stays ignored.
      if unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        _ = signal(number, SIG_IGN)
      }
      var action = sigaction()
      sigaction(number, nil, &action)
      action.sa_flags &= ~SA_RESTART
      sigaction(number, &action, nil)
    }
    // A process that was started from a Dispatch thread inherits these signals as blocked.
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
