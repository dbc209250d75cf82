extension ByteInput {
  /// Reads a file from its position.
  ///
  /// - Parameter willRead: The action before each read that may have to wait.
  convenience init(
    _ file: Int32, willRead: @escaping () -> Void = {},
    failing error: @escaping (SystemCalls.Failure) -> ReadingError = { .failure($0) }
  ) {
    self.init { (buffer) throws(ReadingError) in
      // A call that a signal has interrupted did not fail by itself.
      func check() throws(ReadingError) {
        do throws(CommandError) { try Interruption.check() } catch { throw .command(error) }
      }
      try check()
      willRead()
      do throws(SystemCalls.Failure) {
        return try SystemCalls.read(file, into: buffer)
      } catch let failure {
        try check()
        throw error(failure)
      }
    }
  }
}
