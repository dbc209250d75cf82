/// A problem with a line of values.
struct LineProblem: Error, Equatable {
  let sentence: String
  /// The noun for what is wrong: a line, a record of a list in JSON, or a value.
  let unit: String
  /// Whether what follows cannot be read rightly either; a stream still goes on with the next line.
  let endsFile: Bool

  init(_ sentence: String, unit: String = "line", endsFile: Bool = false) {
    (self.sentence, self.unit, self.endsFile) = (sentence, unit, endsFile)
  }
}

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

  /// Prints the first problems, and throws if there are any.
  ///
  /// - Parameter way: What leaves them out; nil if nothing does.
  func refuse(of lineCount: Int, _ way: String?) throws {
    guard count > 1 else {
      if let sentence = sentences.first { throw CommandError.data(sentence) }
      return
    }
    for sentence in sentences { ExportRun.say("error", sentence) }
    if count > sentences.count {
      ExportRun.say(
        "error", "\(Messages.count(count - sentences.count, "more \(unit)")) like these")
    }
    throw CommandError.data(
      "\(Messages.count(count)) of \(Messages.count(lineCount, unit)) are wrong; correct them"
        + (way.map { count < lineCount ? ", or \($0)" : "" } ?? ""))
  }

  /// `1 line`, `2 records`.
  var number: String { Messages.count(count, unit) }

  /// The warning about lines that are left out; nil if there are none.
  var warning: String? {
    sentences.first.map {
      "\(number) \(count == 1 ? "is" : "are") left out, the first: \($0)"
    }
  }
}
