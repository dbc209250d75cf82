/// Why lines have no picture, told together.
struct WrongLines {
  /// More are only counted.
  static let mostShown = 10

  private(set) var count = 0
  private(set) var sentences: [String] = []

  mutating func add(_ problem: LineProblem) {
    count += 1
    if sentences.count < Self.mostShown { sentences.append(problem.sentence) }
  }

  /// Tells of the first ones and of how many there are, and if that ends the export, ends it.
  func tell(of lineCount: Int, stops: Bool) throws {
    if stops, count == 1 { throw CommandError.data(sentences[0]) }
    for sentence in sentences { ExportRun.say("error", sentence) }
    if stops == false, count > sentences.count {
      ExportRun.say("error", "\(Messages.count(count - sentences.count, "more line")) like these")
    }
    guard stops, count > 0 else { return }
    throw CommandError.data(
      "\(Messages.count(count)) of \(Messages.count(lineCount, "line")) are wrong; correct them, or "
        + "leave them out with --on-error skip")
  }

  /// What ends the command in the end.
  var error: CommandError {
    .data("\(Messages.count(count, "line")) \(count == 1 ? "has" : "have") no picture")
  }
}
