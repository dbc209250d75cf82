import EmojiRate

/// An error that ends the command, with its exit status.
struct CommandError: Error, Equatable {
  /// The problem, its place, and the allowed values, in one line.
  let sentence: String
  /// The problems of single lines, which are printed before the sentence.
  var lines: [String] = []
  /// The exit status from BSD's `sysexits.h`; after signal n, 128 + n as in shells.
  let exitStatus: Int32

  var message: String {
    (lines + [sentence]).map { "emoji-rate: error: \($0)\n" }.joined()
  }

  // MARK: Usage: EX_USAGE

  static func usage(_ sentence: String) -> Self { Self(sentence: sentence, exitStatus: 64) }

  static func conflict(_ one: String, _ other: String) -> Self {
    .usage("\(one) conflicts with \(other); give one of them")
  }

  static func noEffect(of option: String, with other: String) -> Self {
    .usage("\(option) has no effect with \(other); leave one of them out")
  }

  static func missingRequirement(of option: String, _ requirement: String) -> Self {
    .usage("\(option) requires \(requirement); give both")
  }

  static func repeated(_ option: String) -> Self {
    .usage("\(option) is given twice; leave one of them out")
  }

  // MARK: Values: EX_DATAERR

  static func data(_ sentence: String) -> Self { Self(sentence: sentence, exitStatus: 65) }

  /// The result of a function of the library, whose error becomes one of the command.
  static func described<Result, Failure: Error & CustomStringConvertible>(
    _ body: () throws(Failure) -> Result
  ) throws(CommandError) -> Result {
    do throws(Failure) {
      return try body()
    } catch {
      throw .data(error.description)
    }
  }

  static func notBelow(_ minimum: Double, _ maximum: Double) -> Self {
    .data(
      "--minimum \(Messages.plain(minimum)) is not below --maximum \(Messages.plain(maximum)); "
        + "give a lower minimum or a higher maximum")
  }

  // MARK: Input: EX_NOINPUT

  static func noInput(_ sentence: String) -> Self { Self(sentence: sentence, exitStatus: 66) }

  // MARK: Output: EX_CANTCREAT, EX_IOERR

  static func inTheWay(_ sentence: String) -> Self { Self(sentence: sentence, exitStatus: 73) }

  static func cannotCreate(_ path: String, _ reason: String) -> Self {
    .inTheWay("cannot create \(path.quoted): \(reason)")
  }

  static func cannotWrite(_ what: String, _ reason: String) -> Self {
    Self(sentence: "cannot write \(what): \(reason)", exitStatus: 74)
  }

  static func terminal(_ what: String) -> Self {
    .cannotWrite(what, "a terminal shows no PNG; give a file, such as -o face.png")
  }
}
