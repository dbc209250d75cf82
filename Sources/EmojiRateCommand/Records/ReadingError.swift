/// An error while reading ratings or JSON.
///
/// It is one type for typed throws, because Embedded Swift has no `any Error`.
indirect enum ReadingError: Error, Equatable {
  /// One line is invalid. The next call continues with the next line.
  case problem(LineProblem)
  case json(JSONError)
  /// Reading ends with this error.
  case command(CommandError)
  case failure(InputFailure)

  static func line(_ sentence: String, endsFile: Bool = false) -> Self {
    .problem(LineProblem(sentence, endsFile: endsFile))
  }
  static func data(_ sentence: String) -> Self { .command(.data(sentence)) }
  static func usage(_ sentence: String) -> Self { .command(.usage(sentence)) }

  /// The same error as the one that ends the command.
  var commandError: CommandError {
    switch self {
    case .problem(let problem): .data(problem.sentence)
    case .json(let error): .data(error.sentence)
    case .command(let error): error
    case .failure(let failure): .noInput("cannot read the standard input: error \(failure.code)")
    }
  }
}

/// The error of a system call, with its `errno`.
struct InputFailure: Error, Equatable {
  let code: Int32
}

/// Opens a file of ratings; the path is nil for the standard input.
typealias InputOpener = (_ path: String?) throws(ReadingError) -> ByteInput
