/// Writes documents one after the other on the standard output, a line each.
enum StreamExport {
  static func run(_ job: ExportJob) throws(ExportError) {
    let settings = job.settings
    if let path = settings.output, path != "-" { throw .streamIntoFolder(path) }
    var source = try ValueSource(settings, scale: job.scale, rereads: false)
    let writer = job.picture.writer(settings.picture)
    let output = ByteOutput(SystemCalls.standardOutput)
    var entry = Entry()
    do throws(ExportError) {
      while output.failure == nil {
        guard try source.next(&entry) else { break }
        let value = entry.value
        output.append(expecting: 2048) { writer(value, $0) }
        output.append("\n")
        if let signal = Interruption.signal { throw .interrupted(signal: signal) }
      }
    } catch {
      // What is written ends with a whole document.
      try? output.flush()
      throw error
    }
    do throws(SystemCalls.Failure) {
      try output.flush()
    } catch {
      if error.isClosedPipe { return }
      throw .unwritten(reason: error.reason)
    }
    ExportRun.warn(source, job)
  }
}
