import EmojiRate

/// Draws one picture, the two pictures of a pair, or prints the numbers of a picture as JSON.
struct PictureJob {
  private let kind: any CommandPicture.Type
  private let shown: NamedSubject
  private let settings: Settings
  private let looks: [Renderer]
  private let messages: String

  init(_ kind: any CommandPicture.Type, _ settings: Settings) throws(CommandError) {
    var settings = settings
    try settings.checkFormat()
    try settings.checkPair(of: kind)
    let name = Array((settings.summary.item ?? "").utf8)
    shown = NamedSubject(subject: try kind.subject(&settings), name: name)
    let hasNumber = shown.subject.counts.hasNumber
    let title = try settings.titleTemplate(
      filled: ["percent"] + (hasNumber ? ["number"] : []) + (name.isEmpty ? [] : ["name"]))
    looks = settings.looks(of: kind, title: title)
    messages = try settings.messages()
    self.kind = kind
    self.settings = settings
  }

  func outcome() -> Command.Outcome {
    if settings.outputFormat == .json {
      return Command.Outcome(output: facts, path: settings.output, messages: messages)
    }
    do throws(CommandError) {
      return try drawn()
    } catch {
      // Report the warnings too: a clamped number may have caused the error.
      var outcome = Command.Outcome(messages: messages)
      outcome.report(error)
      return outcome
    }
  }

  /// The numbers and the accessible text of the picture as JSON.
  private var facts: String {
    let picture = settings.picture
    let sentence = kind.init(shown.subject, settings: picture)
      .spoken(settings.input.grammar.words, kind.options(picture))
    let facts = RatingFacts(
      of: shown.subject, item: settings.summary.item ?? "", bands: picture.bands)
    return facts.document(sentence)
  }

  private func drawn() throws(CommandError) -> Command.Outcome {
    if !settings.export.pair.isEmpty, settings.output == nil {
      throw .usage("--pair makes two files; give --output, such as --output face.svg")
    }
    let files = try looks[0].drawn(shown).files(settings)
    guard looks.count > 1 else { return Command.Outcome(.files(files), messages: messages) }
    let others = try looks[1].drawn(shown).files(settings)
    if zip(files, others).allSatisfy({ $0.bytes == $1.bytes }) {
      let note = "emoji-rate: note: \(ColorScheme.equalLooks)\n"
      return Command.Outcome(.files(files), messages: messages + note)
    }
    return Command.Outcome(.files(files + others), messages: messages)
  }
}
