import EmojiRate

/// The command as a function: arguments in, what to print out.
public struct Command {
  /// What to do to the outside world.
  public struct Outcome: Equatable, Sendable {
    /// For the standard output, or for ``path``.
    public var output = ""
    /// Where the output goes; nil is the standard output.
    public var path: String?
    /// For the standard error.
    public var messages = ""
    /// The status to exit with.
    public var exitStatus: Int32 = 0
  }

  /// Works out what `arguments`, the command's own name not included, ask for.
  ///
  /// It touches nothing.
  public static func run(_ arguments: [String]) -> Outcome {
    do throws(CommandError) {
      switch try Arguments.read(arguments) {
      case .draw(let subcommand, var settings): return try draw(subcommand, &settings)
      case .help(let subcommand): return Outcome(output: Help.text(subcommand))
      case .version: return Outcome(output: "emoji-rate \(version)\n")
      case .completionScript(let shell): return Outcome(output: shell.completionScript)
      }
    } catch {
      return Outcome(messages: Messages.error(error), exitStatus: error.exitStatus)
    }
  }

  private static func draw(
    _ subcommand: Subcommand, _ settings: inout Settings
  ) throws(CommandError) -> Outcome {
    let rating = try rating(subcommand, &settings)
    if settings.isStrict, let clamping = settings.clampings.first {
      throw .outsideLimits(clamping)
    }
    var outcome = Outcome(output: subcommand.document(settings, rating), path: settings.output)
    for clamping in settings.clampings { outcome.messages += Messages.warning(clamping) }
    return outcome
  }

  /// The least width of a scale and the least step: below, the numbers say nothing any more.
  private static let leastDifference = 1e-9

  private static func rating(
    _ subcommand: Subcommand, _ settings: inout Settings
  ) throws(CommandError) -> Rating {
    guard let value = settings.value else { throw .missingValue }
    let (minimum, maximum) = (settings.minimum, settings.maximum ?? subcommand.maximum(settings))
    guard minimum < maximum else { throw .emptyRange(minimum: minimum, maximum: maximum) }
    guard maximum - minimum >= leastDifference else {
      throw .tooFine(
        what: "a range of", given: maximum - minimum, least: leastDifference)
    }
    guard settings.step == 0 || settings.step >= leastDifference else {
      throw .tooFine(what: "--step", given: settings.step, least: leastDifference)
    }
    if !(minimum...maximum).contains(value) {
      settings.clampings.append(
        Settings.Clamping(
          option: "--value", given: Messages.plain(value),
          used: value < minimum ? minimum : maximum,
          limits: minimum...maximum))
    }
    return Rating(value, minimum: minimum, maximum: maximum, step: settings.step)
  }
}
