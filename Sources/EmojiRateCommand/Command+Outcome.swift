extension Command.Outcome {
  /// Runs the export, or writes the files or the standard output and then the standard error.
  ///
  /// - Returns: The exit status.
  public func carryOut() -> Int32 {
    // A file above the size limit is then an error that names the file.
    _ = signal(SIGXFSZ, SIG_IGN)
    if let export {
      SystemCalls.say(messages)
      return ExportRun.run(export)
    }
    var outcome = self
    do throws(CommandError) {
      let all = (path.map { [File(output: output, png: png, path: $0)] } ?? []) + files
      if let folder {
        try folder.write()
      } else {
        for file in all { try OutputFile.write(file) }
        if path == nil { try writeToStandardOutput() }
      }
    } catch {
      outcome.report(error)
    }
    SystemCalls.say(outcome.messages)
    return outcome.exitStatus
  }

  /// Adds an error, if there is one, to the messages, and takes its status.
  mutating func report(_ error: CommandError?) {
    guard let error else { return }
    messages += error.message
    exitStatus = error.exitStatus
  }

  private func writeToStandardOutput() throws(CommandError) {
    guard !output.isEmpty || png != nil else { return }
    let isTerminal = SystemCalls.isTerminal(SystemCalls.standardOutput)
    guard png == nil || !isTerminal else { throw .terminal("the standard output") }
    let standardOutput = ByteOutput(SystemCalls.standardOutput)
    standardOutput.append(png ?? Array(output.utf8))
    // A document has no final line end, exactly as in the library; a terminal's prompt needs one.
    if isTerminal, output.utf8.last != UInt8(ascii: "\n") { standardOutput.append("\n") }
    try standardOutput.end()
  }
}
