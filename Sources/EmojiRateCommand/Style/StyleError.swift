/// What is wrong with a style file, and where: data only; the sentences are in StyleMessages.swift.
struct StyleError: Error, Equatable {
  let place: StylePlace
  let problem: Problem

  indirect enum Problem: Equatable {
    case json(JSONError.Problem)
    /// What the file is in place of an object, and its text if it has one.
    case notAnObject(JSONReader.Token, text: String)
    case unknownKey(String, suggestion: String?)
    /// An option that says nothing of the look.
    case notAStyle(String)
    case repeatedKey(String, line: Int)
    case wrongType(key: String, JSONReader.Token, text: String, allowed: String)
    /// What is refused on the command line too.
    case option(CommandError)
  }
}

/// A place in a style file.
struct StylePlace: Equatable {
  /// What the file is called.
  let file: String
  let place: JSONPlace
}
