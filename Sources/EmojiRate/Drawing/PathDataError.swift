/// An error in path data, with its place.
public struct PathDataError: Error, Hashable, Sendable {
  /// The kinds of errors.
  package enum Reason: Hashable, Sendable {
    /// The first command is not a move.
    case noMove
    /// A command is missing.
    case noCommand
    /// A number of a command is missing: its number, from 1, and the expected count.
    case noNumber(Int, of: Int)
    /// A flag of an arc is neither 0 nor 1.
    case noFlag
    /// A number is beyond ±10⁹.
    case numberTooLarge
    /// The path has too many segments.
    case tooManySegments
    /// All points are the same.
    case noExtent
  }

  /// The kind of error.
  package let reason: Reason
  /// The letter of the command with the error; nil if the command is missing.
  package let command: Character?
  /// The place of the error, in bytes from the start of the text.
  package let offset: Int
  /// The character at that place; nil at the end.
  package let found: Character?
}

extension PathDataError: CustomStringConvertible {
  /// One line with the place, the text that was found, and the allowed text.
  public var description: String {
    let place = command.map { "command \($0), " } ?? ""
    let found = found.map { "found \"\($0)\"" } ?? "found the end"
    return "path data, \(place)offset \(offset): \(expected(found))"
  }

  private func expected(_ found: String) -> String {
    switch reason {
    case .noMove: "\(found), expected a move, M or m, which a path begins with"
    case .noCommand:
      "\(found), expected a command: M, L, H, V, C, S, Q, T, A or Z, in either case"
    case .noNumber(let number, let count): "\(found), expected number \(number) of \(count)"
    case .noFlag: "\(found), expected a flag, 0 or 1"
    case .numberTooLarge: "number too large, -1e9 to 1e9 are allowed"
    case .tooManySegments:
      "too many segments, 1 to \(PathDataReader.segmentLimit) are allowed; an arc is up to four"
    case .noExtent: "the path encloses no area"
    }
  }
}
