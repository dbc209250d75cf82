import EmojiRate

/// The command as a function: arguments in, what to print out.
public struct Command {
  /// What to do to the outside world.
  public struct Outcome: Equatable, Sendable {
    /// For the standard output, or for ``path``.
    public var output = ""
    /// Where the output goes; nil is the standard output.
    public var path: String?
    /// What is to be written otherwise.
    var export: ExportJob?
    /// For the standard error.
    public var messages = ""
    /// The status to exit with.
    public var exitStatus: Int32 = 0
  }

  /// Works out what `arguments`, the command's own name not included, ask for.
  ///
  /// It changes nothing, and reads nothing but the file of `--style`.
  public static func run(_ arguments: [String]) -> Outcome {
    do throws(CommandError) {
      switch try Arguments.read(arguments) {
      case .draw(let subcommand, var settings): return try draw(subcommand.picture, &settings)
      case .export(let subcommand, let settings): return try export(subcommand.picture, settings)
      case .help(let subcommand): return Outcome(output: Help.text(subcommand))
      case .version: return Outcome(output: "emoji-rate \(version)\n")
      case .styleSchema: return Outcome(output: StyleSchema.text)
      case .completionScript(let shell): return Outcome(output: shell.completionScript)
      }
    } catch {
      return Outcome(messages: Messages.error(error), exitStatus: error.exitStatus)
    }
  }

  private static func draw(
    _ picture: PictureKind, _ settings: inout Settings
  ) throws(CommandError) -> Outcome {
    let rating = try rating(picture, &settings)
    let warnings = try warnings(settings)
    return Outcome(
      output: picture.document(settings, rating), path: settings.output, messages: warnings)
  }

  private static func export(
    _ picture: PictureKind, _ settings: Settings
  ) throws(CommandError) -> Outcome {
    let scale = try scale(picture, settings)
    let warnings = try warnings(settings)
    return Outcome(
      export: ExportJob(picture: picture, settings: settings, scale: scale), messages: warnings)
  }

  /// What is said about numbers that were not kept as they were given.
  private static func warnings(_ settings: Settings) throws(CommandError) -> String {
    if settings.isStrict, let clamping = settings.clampings.first {
      throw .outsideLimits(clamping)
    }
    return settings.clampings.map(Messages.warning).joined()
  }

  /// The least width of a scale and the least step: below, the numbers say nothing any more.
  private static let leastDifference = 1e-9

  private static func rating(
    _ picture: PictureKind, _ settings: inout Settings
  ) throws(CommandError) -> Rating {
    guard let value = settings.value else { throw .missingValue }
    var rating = try scale(picture, settings)
    let limits = rating.minimum...rating.maximum
    settings.noteClamping(of: "--value", value, to: limits)
    if let start = settings.start {
      settings.noteClamping(of: "--animate-from", start, to: limits)
    }
    rating.value = value
    return rating
  }

  private static func scale(
    _ picture: PictureKind, _ settings: Settings
  ) throws(CommandError) -> Rating {
    let (minimum, maximum) = (settings.minimum, settings.maximum ?? picture.maximum(settings))
    guard minimum < maximum else { throw .emptyRange(minimum: minimum, maximum: maximum) }
    guard maximum - minimum >= leastDifference else {
      throw .tooFine(
        what: "a range of", given: maximum - minimum, least: leastDifference)
    }
    guard settings.step == 0 || settings.step >= leastDifference else {
      throw .tooFine(what: "--step", given: settings.step, least: leastDifference)
    }
    return Rating(minimum, minimum: minimum, maximum: maximum, step: settings.step)
  }
}
