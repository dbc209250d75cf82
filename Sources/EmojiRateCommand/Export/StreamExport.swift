/// Writes documents to the standard output, one line for each line of input.
///
/// The output is flushed before the export waits for the next line.
enum StreamExport {
  /// - Returns: The error to report although documents are written, or nil.
  static func run(_ job: ExportJob) throws -> CommandError? {
    let settings = job.settings
    if let path = settings.export.folder, path != "-" {
      throw CommandError.usage(
        "--format stream writes to the standard output, not to \(path.quoted); leave out --output")
    }
    let output = ByteOutput(SystemCalls.standardOutput)
    let pictures = try PictureSet(job)
    var source = try ValueSource(
      settings, scale: job.scale, columns: pictures.columns, willRead: { try? output.flush() })
    // The output ends with a complete document, whatever else fails.
    defer { try? output.flush() }
    var wrong = WrongLines()
    let look = pictures.looks[0]
    while output.failure == nil {
      do {
        guard let entry = try source.next() else { break }
        if let problem = pictures.problem(withNameOf: entry) {
          throw source.problem(problem, line: entry.line)
        }
        output.append(expecting: 2048) { look.write(entry, into: $0) }
        output.append("\n")
      } catch let problem as LineProblem where settings.export.reaction != .stop {
        wrong.add(problem)
        ExportRun.say("error", problem.sentence)
        if settings.export.reaction == .blank { output.append("\n") }
      }
      try Interruption.check()
    }
    try output.end()
    if output.failure != nil { return nil }
    if let advice = source.advice, !settings.export.isQuiet { ExportRun.say("note", advice) }
    for sentence in source.warnings { ExportRun.say("warning", sentence) }
    return wrong.error()
  }
}
