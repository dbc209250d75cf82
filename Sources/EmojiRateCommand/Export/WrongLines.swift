/// The problems of lines without a picture, reported together.
struct WrongLines {
  static let mostShown = 10

  private(set) var count = 0
  private var unit = "line"
  private(set) var sentences: [String] = []

  mutating func add(_ problem: LineProblem) {
    count += 1
    unit = problem.unit
    if sentences.count < Self.mostShown { sentences.append(problem.sentence) }
  }

  /// Reports the first problems and the number of the others; throws if they end the export.
  func tell(of lineCount: Int, stops: Bool) throws {
    if stops, count == 1 { throw CommandError.data(sentences[0]) }
    for sentence in sentences { ExportRun.say("error", sentence) }
    if !stops, count > sentences.count {
      ExportRun.say(
        "error", "\(Messages.count(count - sentences.count, "more \(unit)")) like these")
    }
    guard stops, count > 0 else { return }
    throw CommandError.data(
      "\(Messages.count(count)) of \(Messages.count(lineCount, unit)) are wrong; correct them"
        + (count < lineCount ? ", or leave them out with --on-error skip" : ""))
  }

  /// `1 line`, `2 records`.
  var number: String { Messages.count(count, unit) }

  /// The error that they have not got what the others have; nil without wrong lines.
  func error(_ missing: String = "picture") -> CommandError? {
    count == 0 ? nil : .data("\(number) \(count == 1 ? "has" : "have") no \(missing)")
  }
}
