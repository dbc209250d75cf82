import EmojiRate

/// The command as a function: arguments in, what to print out.
public struct Command {
  /// What to do to the outside world.
  public struct Outcome: Equatable, Sendable {
    /// For the standard output, or for ``path``.
    public var output = ""
    /// Where the output goes; nil is the standard output.
    public var path: String?
    /// How large a PNG file of the output is, where that is what is wanted.
    var pngScale: PNGScale?
    /// What is to be written otherwise.
    var export: ExportJob?
    /// For the standard error.
    public var messages = ""
    /// The status to exit with.
    public var exitStatus: Int32 = 0
  }

  /// Works out what `arguments`, the command's own name not included, ask for.
  ///
  /// It changes nothing, and reads nothing but the file of `--style`. A slice of the process's own, for to
  /// make an array takes longer than to read one rating.
  public static func run(_ arguments: ArraySlice<String>) -> Outcome {
    do throws(CommandError) {
      switch try Arguments.read(arguments) {
      case .draw(let subcommand, var settings): return try draw(subcommand.picture, &settings)
      case .export(let subcommand, let settings): return try export(subcommand.picture, settings)
      case .list(let topic, let settings): return try list(topic, settings)
      case .help(let subcommand): return Outcome(output: Help.text(subcommand))
      case .shortHelp(let subcommand): return Outcome(output: Help.screen(subcommand))
      case .usage: return Outcome(messages: Help.usage, exitStatus: 64)
      case .manual: return Outcome(output: Manual.page)
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
    try settings.checkOutputName()
    let value = try value(picture, &settings)
    let warnings = try warnings(settings)
    return Outcome(
      output: picture.document(settings, value), path: settings.output,
      pngScale: settings.outputFormat == .png ? settings.scale ?? PNGScale(1) : nil,
      messages: warnings)
  }

  private static func export(
    _ picture: PictureKind, _ settings: Settings
  ) throws(CommandError) -> Outcome {
    let scale = try scale(picture, settings)
    let warnings = try warnings(settings)
    return Outcome(
      export: ExportJob(picture: picture, settings: settings, scale: scale), messages: warnings)
  }

  private static func list(
    _ topic: ListTopic?, _ settings: Settings
  ) throws(CommandError) -> Outcome {
    guard settings.isSheet, let topic else {
      let words = topic?.words ?? ListTopic.all.map(\.name)
      return Outcome(output: words.map { $0 + "\n" }.joined())
    }
    try settings.checkOutputName()
    let scale = try scale(topic.picture, settings)
    let warnings = try warnings(settings)
    return Outcome(
      output: ListSheet.page(topic, settings, scale), path: settings.output, messages: warnings)
  }

  /// What is said about numbers that were not kept as they were given.
  private static func warnings(_ settings: Settings) throws(CommandError) -> String {
    if settings.isStrict, let clamping = settings.clampings.first {
      throw .outsideLimits(clamping)
    }
    // Spelled out: to join an array's strings costs as much as a picture, even if there are none.
    var warnings = ""
    for clamping in settings.clampings { warnings += Messages.warning(clamping) }
    return warnings
  }

  /// The least width of a scale and the least step: below, the numbers say nothing any more.
  private static let leastDifference = 1e-9

  private static func value(
    _ picture: PictureKind, _ settings: inout Settings
  ) throws(CommandError) -> Double {
    guard let literal = settings.value else { throw .missingValue }
    let scale = try scale(picture, settings)
    let limits = scale.minimum...scale.maximum
    let value = literal.value(on: scale)
    settings.noteClamping(of: settings.ratingName, value, to: limits)
    if let start = settings.start?.value(on: scale) {
      settings.noteClamping(of: "--animate-from", start, to: limits)
    }
    return value
  }

  /// The scale, checked for what arithmetic can keep apart.
  private static func scale(
    _ picture: PictureKind, _ settings: Settings
  ) throws(CommandError) -> Rating {
    let said = settings.picture
    let minimum = said.minimum ?? Rating().minimum
    let maximum = said.maximum ?? said.usualMaximum(of: picture)
    guard minimum < maximum else { throw .emptyRange(minimum: minimum, maximum: maximum) }
    guard maximum - minimum >= leastDifference else {
      throw .tooFine(
        what: "a range of", given: maximum - minimum, least: leastDifference)
    }
    if let step = said.step, step != 0, step < leastDifference {
      throw .tooFine(what: "--step", given: step, least: leastDifference)
    }
    return said.rating(minimum, of: picture)
  }
}
