import EmojiRate

/// An export that was asked for.
final class ExportJob: Sendable, Equatable {
  let picture: PictureKind
  let settings: Settings
  /// The scale, its value aside.
  let scale: Rating

  init(picture: PictureKind, settings: Settings, scale: Rating) {
    self.picture = picture
    self.settings = settings
    self.scale = scale
  }

  static func == (one: ExportJob, other: ExportJob) -> Bool {
    one.picture == other.picture && one.settings == other.settings && one.scale == other.scale
  }
}

/// Carries out an export from the first check to the last message.
enum ExportRun {
  /// Carries out an export.
  ///
  /// - Returns: The status to exit with.
  static func run(_ job: ExportJob) -> Int32 {
    Interruption.observe()
    SystemCalls.reserveStandardStreams()
    let isStream = job.settings.export.format == .stream
    var writer: ExportWriter?
    do {
      if isStream { try StreamExport.run(job) } else { try write(job, &writer) }
      return 0
    } catch {
      let path = writer?.folder.currentPath ?? ""
      let stays = writer?.stop() ?? false
      let error = Self.error(error, path)
      let sentence =
        if let writer, stays, writer.doneCount > 0 {
          ExportMessages.stopped(
            error, done: writer.doneCount, of: writer.pictures.count,
            folder: writer.folder.path)
        } else if case .interrupted = error, !isStream {
          ExportMessages.stoppedBefore
        } else {
          ExportMessages.sentence(error)
        }
      say("emoji-rate: error: \(sentence)\n")
      return error.exitStatus
    }
  }

  /// What stopped an export that was at the file of this path.
  private static func error(_ error: any Error, _ path: String) -> ExportError {
    // A call that a signal has broken off did not fail of itself.
    if let signal = Interruption.signal { return .interrupted(signal: signal) }
    return error as? ExportError
      ?? .cannotWrite(path: path, reason: (error as? SystemCalls.Failure)?.reason ?? "\(error)")
  }

  private static func write(_ job: ExportJob, _ writer: inout ExportWriter?) throws {
    let settings = job.settings
    guard let path = settings.output else { throw ExportError.noFolder }
    guard path != "-" else { throw ExportError.folderIsOutput }
    let noun = job.picture.noun(settings.picture)
    let template = try NameTemplate(settings.export.nameTemplate ?? noun + "-{value}")
    let names = FileNames(settings, noun: noun)
    let converter =
      names.export.scales.isEmpty || settings.export.isDryRun ? nil : try PNGConverter()
    var source = try ValueSource(settings, scale: job.scale)
    let plan = try ExportPlan(&source, template, names)
    warn(of: source)

    let pictures = PictureSet(job, names, count: plan.pictureCount, converter: converter)
    let export = try ExportWriter(
      settings.export, path: path, pictures: pictures, template: template)
    writer = export
    try export.check(&source, plan)
    try export.write(&source, plan)
    if !settings.export.isQuiet {
      var summary = export.summary
      summary.hasUnusedNames = plan.hasNames && !template.usesNames
      say(
        ExportMessages.summary(
          summary, folder: export.folder.path, isDryRun: settings.export.isDryRun))
    }
  }

  /// Says what is not as it was asked for, and done all the same.
  static func warn(of source: ValueSource) {
    for sentence in ExportMessages.warnings(source) { say("emoji-rate: warning: \(sentence)\n") }
  }

  /// Says what is wrong with a line, and that the next one is read all the same.
  static func say(_ error: ExportError) {
    say("emoji-rate: error: \(ExportMessages.sentence(error))\n")
  }

  private static func say(_ text: String) {
    // Nobody is left to hear that the standard error cannot be written.
    try? SystemCalls.write(text, to: SystemCalls.standardError)
  }
}
