extension ByteInput {
  /// Reads an open file from its current position.
  ///
  /// - Parameter willWait: Is called before a read that has to wait for bytes.
  convenience init(
    _ file: Int32, willWait: (() -> Void)? = nil,
    failing error: @escaping (SystemCalls.Failure) -> ReadingError = { .failure($0) }
  ) {
    self.init { (buffer) throws(ReadingError) in
      // If a signal has interrupted the call, the signal is the error to report.
      func check() throws(ReadingError) {
        do throws(CommandError) { try Interruption.check() } catch { throw .command(error) }
      }
      try check()
      if let willWait, SystemCalls.waits(file) { willWait() }
      do throws(SystemCalls.Failure) {
        return try SystemCalls.read(file, into: buffer)
      } catch let failure {
        try check()
        throw error(failure)
      }
    }
  }
}
