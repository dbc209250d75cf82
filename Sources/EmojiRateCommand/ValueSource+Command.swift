import EmojiRate

extension ValueSource {
  /// The values of an export.
  init(of job: ExportJob, willRead: (() -> Void)? = nil) throws {
    let export = job.settings.export
    try self.init(
      job.settings.input,
      range: export.by.map { by throws(CommandError) in
        try ValueSequence(by: by, from: export.from, to: export.to, on: job.scale)
      }, scale: job.scale, isStrict: job.settings.remarks.isStrict, findsName: true,
      isStream: willRead != nil, opener: .files(willRead: willRead))
  }
}

extension InputOpener {
  /// Opens files.
  ///
  /// - Parameter willRead: The action before a stream may wait for its next line; nil if it is no stream.
  static func files(willRead: (() -> Void)? = nil) -> InputOpener {
    var opener = InputOpener { (path) throws(ReadingError) in
      let name = path ?? InputFile.standardInput
      do throws(SystemCalls.Failure) {
        let descriptor = try path.map(SystemCalls.openForReading) ?? SystemCalls.standardInput
        let status = try SystemCalls.status(descriptor)
        if status.isFolder { throw SystemCalls.Failure(code: EISDIR) }
        let bytes = ByteInput(
          descriptor, willRead: willRead ?? {},
          failing: { .command(InputFile.unreadable(name, $0)) })
        return Opened(bytes: bytes, isRegular: status.isRegular)
      } catch {
        guard let path, error.isMissing else { throw .command(InputFile.unreadable(name, error)) }
        throw .command(
          .noInput(
            "--values \(path.quoted) is neither a list such as 0,2.5,5 nor a file: \(error.reason)"))
      }
    }
    opener.hasNoInput = willRead == nil || SystemCalls.isTerminal(SystemCalls.standardInput)
    return opener
  }
}
