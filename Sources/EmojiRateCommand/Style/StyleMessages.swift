/// Every sentence about a style file: where, what stands there, and what is allowed.
enum StyleMessages {
  static func sentence(_ error: StyleError) -> String {
    prefix(error.place) + sentence(error.problem)
  }

  /// `style.json:4:18: `, which editors and terminals can open.
  static func prefix(_ place: StylePlace) -> String {
    // A path is only of use as a whole.
    let file = Messages.excerpt(place.file, longest: 4096)
    return "\(file):\(place.place.line):\(place.place.column): "
  }

  private static func sentence(_ problem: StyleError.Problem) -> String {
    switch problem {
    case .json(let problem): JSONMessages.sentence(problem)
    case .notAnObject(let token, let text):
      "the style is \(phrase(token, text)); give an object such as {\"theme\": \"dusk\"}"
    case .unknownKey(let key, let suggestion):
      "there is no key \(Messages.quoted(key))"
        + (suggestion.map { "; did you mean \($0)?" }
          ?? "; see emoji-rate --help and emoji-rate stars --help")
    case .notAStyle(let key):
      "\(Messages.quoted(key)) is no style; give --\(key) on the command line"
    case .repeatedKey(let key, let line):
      "\(key) is given twice, first in line \(line); leave one of them out"
    case .wrongType(let key, .null, _, let allowed):
      "\(key) is null; leave it out, or give \(allowed)"
    case .wrongType(let key, let token, let text, let allowed):
      "\(key) is \(phrase(token, text)); give \(allowed)"
    case .option(let error): Messages.sentence(error)
    }
  }

  private static func phrase(_ token: JSONReader.Token, _ text: String) -> String {
    switch token {
    case .text: "the text \(Messages.quoted(text))"
    case .number: "the number \(Messages.excerpt(text))"
    case .yes: "true"
    case .no: "false"
    case .beginArray: "a list"
    case .beginObject: "an object"
    default: "null"
    }
  }
}
