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
      if let path {
        let all = [File(output: output, path: path)] + files
        if let folder {
          do throws(SystemCalls.Failure) {
            try SystemCalls.makeFolders(folder)
          } catch {
            throw .cannotCreate(folder, error.reason)
          }
          if let path = all.map(\.path).first(where: OutputFile.isOfOthers) {
            throw .inTheWay(
              "\(path.quoted) is not a file of emoji-rate; move it, or give another folder")
          }
        }
        for file in all {
          try OutputFile.write(try bytes(file.output, file.path), to: file.path)
        }
      } else {
        try writeToStandardOutput()
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

  /// The bytes to write: the text, or a PNG file of the document.
  private func bytes(_ text: String, _ path: String?) throws(CommandError) -> [UInt8] {
    let text = Array(text.utf8)
    guard let pngScale else { return text }
    return try PNGConverter().start(text, factor: pngScale.text, path: path).result()
  }

  private func writeToStandardOutput() throws(CommandError) {
    guard !output.isEmpty else { return }
    let isTerminal = SystemCalls.isTerminal(SystemCalls.standardOutput)
    guard pngScale == nil || !isTerminal else {
      throw .cannotWrite("the standard output", "a terminal shows no PNG; give --output FILE")
    }
    let standardOutput = ByteOutput(SystemCalls.standardOutput)
    standardOutput.append(try bytes(output, nil))
    // A document has no final line end, exactly as in the library; a terminal's prompt needs one.
    if isTerminal, output.utf8.last != UInt8(ascii: "\n") { standardOutput.append("\n") }
    try standardOutput.end()
  }
}
