/// Writes a document to the standard output for each line of input.
///
/// Somebody who waits for the answer to a line gets it before the stream waits for the next line.
enum StreamExport {
  static func run(_ job: ExportJob) throws {
    let settings = job.settings
    if let path = settings.export.folder, path != "-" {
      throw CommandError.usage(
        "--format stream writes to the standard output, not to \(path.quoted); leave out --output")
    }
    let output = ByteOutput(SystemCalls.standardOutput)
    let pictures = try PictureSet(job)
    let input = settings.input
    var source = try job.lines(willWait: { try? output.flush() })
    // The documents before an error are complete.
    defer { try? output.flush() }
    var wrong = WrongLines()
    let look = pictures.looks[0]
    while output.failure == nil {
      do {
        guard let line = try source.next() else { break }
        if line.hasRating {
          let shown = NamedSubject(line)
          if shown.name.isEmpty, let problem = pictures.problemWithoutName {
            throw ReadingError.problem(source.problem(problem, line: shown.line))
          }
          let drawn = look.drawn(shown)
          output.append(expecting: 2048) { drawn.picture.write(into: $0, options: drawn.options) }
          output.append("\n")
        } else if settings.export.writesBlankLines {
          output.append("\n")
        }
      } catch ReadingError.problem(let problem) where input.reaction != .stop {
        wrong.add(problem, source.unit)
        ExportRun.say("warning", problem.sentence)
        if settings.export.writesBlankLines { output.append("\n") }
      }
      try Interruption.check()
    }
    try output.end()
    if output.failure != nil { return }
    for sentence in source.warnings { ExportRun.say("warning", sentence) }
    if !settings.export.isQuiet {
      for sentence in source.notes + source.counted {
        ExportRun.say("note", sentence)
      }
    }
    if settings.remarks.isStrict, wrong.count > 0 {
      throw CommandError.data("\(wrong.number) \(wrong.count == 1 ? "has" : "have") no picture")
    }
  }
}
