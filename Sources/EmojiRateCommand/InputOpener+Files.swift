import EmojiRate

extension InputOpener {
  /// Opens files of the file system, and the standard input.
  ///
  /// - Parameter willWait: Is called before a read that has to wait for bytes.
  static func files(willWait: (() -> Void)? = nil) -> InputOpener {
    InputOpener { (path) throws(ReadingError) in
      let name = path ?? InputFile.standardInput
      do throws(SystemCalls.Failure) {
        let descriptor = try path.map(SystemCalls.openForReading) ?? SystemCalls.standardInput
        let status = try SystemCalls.status(descriptor)
        if status.isFolder { throw SystemCalls.Failure(code: EISDIR) }
        let bytes = ByteInput(
          descriptor, willWait: willWait, failing: { .command(InputFile.unreadable(name, $0)) })
        if path != nil { bytes.close = { SystemCalls.close(descriptor) } }
        return Opened(bytes: bytes, isRegular: status.isRegular)
      } catch {
        guard let path, error.isMissing else { throw .command(InputFile.unreadable(name, error)) }
        throw .command(
          .noInput(
            "--values \(path.quoted) is neither a list such as 0,2.5,5 nor a file: \(error.reason)"
              + (path.contains(",") ? "; give --values once for each file" : "")
              + (Hints.range(path) == nil ? "" : "; write a range out, as in 1,2,3,4,5"))
        )
      }
    }
  }
}
