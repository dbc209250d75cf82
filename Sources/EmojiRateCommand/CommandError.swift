import EmojiRate

/// Why there is no picture: data only; the sentences are in Messages.swift.
enum CommandError: Error, Equatable {
  // How the command is written.
  case unknownOption(String, Hint)
  case unknownSubcommand(String, suggestion: String?)
  case unexpectedArgument(String, help: String)
  case notAlone(String, extra: String)
  case missingArgument(option: String, allowed: String)
  case unneededArgument(option: String, argument: String)
  case missingValue
  case missingTopic([String])
  case severalRatings([String], picture: PictureKind, isOneWord: Bool)
  /// A command that is not named first.
  case misplacedSubcommand(String)
  case conflict(String, String)
  case missingRequirement(option: String, requirement: String)
  case noEffect(option: String, with: String)
  case repeated(String)
  case sharedInput(String, String)

  // What is given.
  case notANumber(option: String, given: String, allowed: String)
  case notAllowed(option: String, given: String, allowed: String)
  case notAColor(option: String, given: String, suggestion: String?)
  case notAChoice(option: String, given: String, choices: [String], suggestion: String?)
  case emptyText(option: String, instead: String)
  /// A text that is to be read, and what is wrong with it.
  case unreadable(option: String, problem: String)
  case outsideLimits(Settings.Clamping)
  case emptyRange(minimum: Double, maximum: Double)
  case tooFine(what: String, given: Double, least: Double)

  // What is read.
  case cannotRead(path: String, reason: String)
  case tooLargeStyle(path: String, most: Int)
  case style(StyleError)

  // What is written.
  case cannotCreate(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  /// What is wrong with a PNG file.
  case conversion(ExportError)

  /// Where somebody who wrote an option that is not there looks next.
  enum Hint: Equatable {
    /// The option that was probably meant.
    case suggestion(String)
    /// The commands that have the option, as they are typed.
    case commands([String])
    /// What shows the options there are.
    case help(String)
  }

  /// The status the process ends with, as in BSD's `sysexits.h`.
  var exitStatus: Int32 {
    switch self {
    case .unknownOption, .unknownSubcommand, .unexpectedArgument, .notAlone, .missingArgument,
      .unneededArgument, .missingValue, .missingTopic, .severalRatings, .misplacedSubcommand,
      .conflict, .missingRequirement, .noEffect, .repeated, .sharedInput:
      64  // EX_USAGE
    case .notANumber, .notAllowed, .notAColor, .notAChoice, .emptyText, .unreadable, .outsideLimits,
      .emptyRange, .tooFine, .tooLargeStyle, .style:
      65  // EX_DATAERR
    case .cannotRead: 66  // EX_NOINPUT
    case .cannotCreate: 73  // EX_CANTCREAT
    case .cannotWrite: 74  // EX_IOERR
    case .conversion(let error): error.exitStatus
    }
  }
}
