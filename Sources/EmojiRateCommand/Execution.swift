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
      if let path = outcome.path {
        try OutputFile.write(outcome.output, to: path)
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
