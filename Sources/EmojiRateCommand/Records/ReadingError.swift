/// Why ratings cannot be read.
///
/// One type, because Embedded Swift has no `any Error`.
indirect enum ReadingError: Error, Equatable {
  /// One line is wrong; the next call continues after it.
  case problem(LineProblem)
  case json(JSONError)
  /// Nothing can be read.
  case command(CommandError)
  case failure(InputFailure)

  static func line(_ sentence: String, endsFile: Bool = false) -> Self {
    .problem(LineProblem(sentence, endsFile: endsFile))
  }
  static func data(_ sentence: String) -> Self { .command(.data(sentence)) }
  static func usage(_ sentence: String) -> Self { .command(.usage(sentence)) }

  /// The error that a whole run ends with.
  var commandError: CommandError {
    switch self {
    case .problem(let problem): .data(problem.sentence)
    case .json(let error): .data(error.sentence)
    case .command(let error): error
    case .failure(let failure): .noInput("cannot read the standard input: error \(failure.code)")
    }
  }
}

/// The number of the system's error.
struct InputFailure: Error, Equatable {
  let code: Int32
  init(code: Int32) { self.code = code }
}

/// Opens what ``InputSettings/Values`` name.
struct InputOpener {
  struct Opened {
    let bytes: ByteInput
    var isRegular = true
  }

  static let standardInput = "the standard input"

  /// Nil is the standard input.
  let open: (_ path: String?) throws(ReadingError) -> Opened
}

extension InputOpener {
  /// Reads a text in the place of the standard input.
  init(text: [UInt8]) {
    self.init { (_) throws(ReadingError) in Opened(bytes: ByteInput(bytes: text)) }
  }
}
