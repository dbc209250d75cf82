/// A problem with a line of values, after which a stream can go on.
struct LineProblem: Error, Equatable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
