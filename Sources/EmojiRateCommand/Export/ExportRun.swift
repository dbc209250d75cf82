import EmojiRate

struct ExportJob: Sendable, Equatable {
  let picture: PictureKind
  let settings: Settings
  /// The scale, its value aside.
  let scale: Rating
}

/// Carries out an export from the first check to the last message.
enum ExportRun {
  /// - Returns: The status to exit with.
  static func run(_ job: ExportJob) -> Int32 {
    if job.picture == .summary { return SummaryExport.run(job.settings) }
    Interruption.observe()
    SystemCalls.reserveStandardStreams()
    let isStream = job.settings.export.format == .stream
    var writer: ExportWriter?
    do {
      if isStream {
        try StreamExport.run(job)
      } else if let wrong = try write(job, &writer) {
        say("error", wrong.error.sentence)
        return wrong.error.exitStatus
      }
      return 0
    } catch {
      let error = Self.error(error, at: writer?.folder.currentPath ?? "")
      var sentence = error.sentence
      let stays = writer?.stop() ?? false
      if let writer, stays, writer.doneCount > 0 {
        let total = Messages.count(writer.pictures.count, "picture")
        sentence +=
          "; \(Messages.count(writer.doneCount)) of \(total) are done in \(writer.folder.path.quoted), "
          + "every file is whole; the same command again does the rest"
      } else if Interruption.signal != nil, !isStream {
        sentence += "; nothing was changed"
      }
      say("error", sentence)
      return error.exitStatus
    }
  }

  /// What stopped an export that was at the file of this path.
  static func error(_ error: any Error, at path: String) -> CommandError {
    do {
      // A call that a signal has broken off did not fail of itself.
      try Interruption.check()
      throw error
    } catch let error as CommandError {
      return error
    } catch let problem as LineProblem {
      return .data(problem.sentence)
    } catch {
      return .cannotWrite(path.quoted, (error as? SystemCalls.Failure)?.reason ?? "\(error)")
    }
  }

  /// - Returns: The lines that were left out; nil where there are none.
  private static func write(
    _ job: ExportJob, _ writer: inout ExportWriter?
  ) throws -> WrongLines? {
    let settings = job.settings
    guard let path = settings.export.folder else {
      throw CommandError.usage(
        "there is no --output; give the folder to write into, such as --output faces")
    }
    guard path != "-" else {
      throw CommandError.usage(
        "--output - is the standard output, which takes no folder; give the path of one, "
          + "or --format stream")
    }
    guard settings.export.reaction != .blank else {
      throw CommandError.usage(
        "--on-error blank is the empty line of a stream; give skip, or --format stream")
    }
    let pictures = try PictureSet(job)
    let plan = try ExportPlan(
      ValueSource(settings, scale: job.scale, columns: pictures.columns), pictures)
    try plan.wrong.tell(
      of: plan.lineCount, stops: settings.export.reaction == .stop || plan.pictures.count == 0)
    for sentence in plan.source.warnings { say("warning", sentence) }

    let export = try ExportWriter(plan, path: path)
    writer = export
    try export.check()
    try export.write()
    if !settings.export.isQuiet {
      var parts = export.summary
      if let advice = plan.source.advice { say("note", advice) }
      if plan.sharesPictures {
        let lines = Messages.count(plan.entryCount, "line")
        parts.append(
          "\(lines) share \(plan.pictures.count == 1 ? "it" : "them"), as the manifest lists")
      }
      if plan.hasNames, !pictures.template.usesNames {
        parts.append("names only in the manifest; --name-template '{name}' uses them")
      }
      var total = Messages.count(plan.pictures.count, "picture")
      let fileCount = plan.pictures.hasFiles ? plan.pictures.endings.count : 1
      if fileCount > 1 {
        total += " of \(fileCount) files" + (plan.pictures.count > 1 ? " each" : "")
      }
      SystemCalls.say(
        "emoji-rate: \(export.folder.path.excerpt()): \(total): " + parts.joined(separator: ", ")
          + (settings.export.isDryRun ? "; a dry run, nothing was touched" : "") + "\n")
    }
    return plan.wrong.count > 0 ? plan.wrong : nil
  }

  static func say(_ kind: String, _ sentence: String) {
    SystemCalls.say("emoji-rate: \(kind): \(sentence)\n")
  }
}
