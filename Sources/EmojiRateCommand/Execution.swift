/// The command's contact with the world around it.
public enum Execution {
  /// Carries out an outcome: the file or the standard output, then the standard error.
  ///
  /// - Returns: The status to exit with.
  public static func carryOut(_ outcome: Command.Outcome) -> Int32 {
    if let export = outcome.export {
      try? SystemCalls.write(outcome.messages, to: SystemCalls.standardError)
      return ExportRun.run(export)
    }
    var messages = outcome.messages
    var exitStatus = outcome.exitStatus
    do throws(CommandError) {
      if let scale = outcome.pngScale {
        try write(outcome.output, as: scale, to: outcome.path)
      } else if let path = outcome.path {
        try write(outcome.output, to: path)
      } else {
        try writeToStandardOutput(outcome.output)
      }
    } catch {
      messages += Messages.error(error)
      exitStatus = error.exitStatus
    }
    // Nobody is left to hear that the standard error cannot be written.
    try? SystemCalls.write(messages, to: SystemCalls.standardError)
    return exitStatus
  }

  private static func write(_ text: String, to path: String) throws(CommandError) {
    try OutputFile.write(Array(text.utf8), to: path)
  }

  /// Writes the document as a PNG file.
  private static func write(
    _ document: String, as scale: PNGScale, to path: String?
  ) throws(CommandError) {
    let name = path ?? "the standard output"
    guard path != nil || !SystemCalls.isTerminal(SystemCalls.standardOutput) else {
      throw .cannotWrite(path: name, reason: "a terminal shows no PNG; give --output FILE")
    }
    let bytes: [UInt8]
    do throws(ExportError) {
      bytes = try PNGConverter().convert(Array(document.utf8), factor: scale.text, path: name)
    } catch {
      throw .conversion(error)
    }
    if let path { return try OutputFile.write(bytes, to: path) }
    do throws(SystemCalls.Failure) {
      try SystemCalls.write(bytes, to: SystemCalls.standardOutput)
    } catch {
      if !error.isClosedPipe { throw .cannotWrite(path: name, reason: error.reason) }
    }
  }

  private static func writeToStandardOutput(_ text: String) throws(CommandError) {
    guard !text.isEmpty else { return }
    // A document has no line end, byte for byte what the library makes; a terminal's prompt needs one.
    let needsLineEnd = SystemCalls.isTerminal(SystemCalls.standardOutput) && !text.hasSuffix("\n")
    do throws(SystemCalls.Failure) {
      try SystemCalls.write(needsLineEnd ? text + "\n" : text, to: SystemCalls.standardOutput)
    } catch {
      if !error.isClosedPipe {
        throw .cannotWrite(path: "the standard output", reason: error.reason)
      }
    }
  }
}
