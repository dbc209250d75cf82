/// Writes documents one after the other on the standard output, a line each: a line out for every line in.
///
/// What is written is there at the latest when it would have to wait for the next line.
enum StreamExport {
  static func run(_ job: ExportJob) throws {
    let settings = job.settings
    if let path = settings.output, path != "-" { throw ExportError.streamIntoFolder(path) }
    let output = ByteOutput(SystemCalls.standardOutput)
    var source = try ValueSource(settings, scale: job.scale, willRead: { try? output.flush() })
    // What is written ends with a whole document, whatever else is wrong.
    defer { try? output.flush() }
    var wrongCount = 0
    let write = Renderer(job.picture, settings.picture).write
    while output.failure == nil {
      do {
        guard let entry = try source.next() else { break }
        output.append(expecting: 2048) { write(entry.value, $0) }
        output.append("\n")
      } catch let error as ExportError {
        guard case .line = error, settings.export.reaction != .stop else { throw error }
        wrongCount += 1
        ExportRun.say(error)
        if settings.export.reaction == .blank { output.append("\n") }
      }
      if let signal = Interruption.signal { throw ExportError.interrupted(signal: signal) }
    }
    do {
      try output.flush()
    } catch {
      if error.isClosedPipe { return }
      throw ExportError.unwritten(reason: error.reason)
    }
    ExportRun.warn(of: source)
    if wrongCount > 0 { throw ExportError.wrongLines(wrongCount) }
  }
}
