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
    var done: (count: Int, total: Int, folder: String)?
    do throws(ExportError) {
      if job.settings.export.format == .stream {
        try StreamExport.run(job)
      } else {
        try write(job, &done)
      }
      return 0
    } catch {
      // A call that a signal has broken off did not fail of itself.
      let error = Interruption.signal.map { ExportError.interrupted(signal: $0) } ?? error
      let isFolder = job.settings.export.format != .stream
      let sentence =
        if let done {
          ExportMessages.stopped(error, done: done.count, of: done.total, folder: done.folder)
        } else if case .interrupted = error, isFolder {
          ExportMessages.stoppedBefore
        } else {
          ExportMessages.sentence(error)
        }
      say("emoji-rate: error: \(sentence)\n")
      return error.exitStatus
    }
  }

  private static func write(
    _ job: ExportJob, _ done: inout (count: Int, total: Int, folder: String)?
  ) throws(ExportError) {
    let settings = job.settings
    guard let path = settings.output else { throw .noFolder }
    let noun = job.picture.noun(settings.picture)
    let template = try NameTemplate(settings.export.nameTemplate ?? noun + "-{value}")
    let names = FileNames(settings, noun: noun)
    let converter =
      names.scales.isEmpty || settings.export.isDryRun ? nil : try PNGConverter()
    var source = try ValueSource(settings, scale: job.scale)
    let plan = try ExportPlan(&source, template, names)
    warn(source, job)

    let writer = try ExportWriter(
      job, path: path, names: names, template: template, converter: converter)
    try writer.check(&source, plan)
    do throws(ExportError) {
      try writer.write(&source, plan)
    } catch {
      if writer.stop(), writer.doneCount > 0 {
        done = (writer.doneCount, plan.pictureCount, writer.path)
      }
      throw error
    }
    if !settings.export.isQuiet {
      var summary = writer.summary
      summary.hasUnusedNames = plan.hasNames && !template.usesNames
      say(
        ExportMessages.summary(
          summary, folder: writer.path, isDryRun: settings.export.isDryRun))
    }
  }

  /// Says what is not as it was asked for, and done all the same.
  static func warn(_ source: ValueSource, _ job: ExportJob) {
    let export = job.settings.export
    if let last = source.missedEnd, let by = export.by {
      let to = export.to?.value(on: job.scale) ?? job.scale.maximum
      say(
        "emoji-rate: warning: \(ExportMessages.warning(missedEnd: to, last: last, by: by))\n")
    }
    if source.outside.count > 0 {
      let limits = job.scale.minimum...job.scale.maximum
      let sentence = ExportMessages.warning(source.outside, source: source.name, limits: limits)
      say("emoji-rate: warning: \(sentence)\n")
    }
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
