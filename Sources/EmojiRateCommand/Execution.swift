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
        try OutputFile.write(try bytes(of: outcome), to: path)
      } else {
        try writeToStandardOutput(outcome)
      }
    } catch {
      messages += Messages.error(error)
      exitStatus = error.exitStatus
    }
    // Nobody is left to hear that the standard error cannot be written.
    try? SystemCalls.write(messages, to: SystemCalls.standardError)
    return exitStatus
  }

  /// What there is to write: the text, or a PNG file of the document.
  private static func bytes(of outcome: Command.Outcome) throws(CommandError) -> [UInt8] {
    let text = Array(outcome.output.utf8)
    guard let scale = outcome.pngScale else { return text }
    do throws(ExportError) {
      return try PNGConverter().convert(
        text, factor: scale.text, path: outcome.path)
    } catch {
      throw .conversion(error)
    }
  }

  /// What the standard output is called in messages.
  private static let standardOutput = "the standard output"

  private static func writeToStandardOutput(
    _ outcome: Command.Outcome
  ) throws(CommandError) {
    guard !outcome.output.isEmpty else { return }
    let isTerminal = SystemCalls.isTerminal(SystemCalls.standardOutput)
    let isText = outcome.pngScale == nil
    guard isText || !isTerminal else {
      throw .cannotWrite(
        path: standardOutput, reason: "a terminal shows no PNG; give --output FILE")
    }
    // A document has no line end, byte for byte what the library makes; a terminal's prompt needs one.
    let needsLineEnd = isTerminal && outcome.output.utf8.last != UInt8(ascii: "\n")
    let png = isText ? nil : try bytes(of: outcome)
    do throws(SystemCalls.Failure) {
      if let png {
        try SystemCalls.write(png, to: SystemCalls.standardOutput)
      } else {
        try SystemCalls.write(outcome.output, to: SystemCalls.standardOutput)
      }
      if needsLineEnd { try SystemCalls.write("\n", to: SystemCalls.standardOutput) }
    } catch {
      if !error.isClosedPipe { throw .cannotWrite(path: standardOutput, reason: error.reason) }
    }
  }
}
