/// What is said of a text that is no JSON, without the place.
enum JSONMessages {
  static func sentence(_ problem: JSONError.Problem) -> String {
    switch problem {
    case .unexpected("/", _), .unexpected("#", _):
      "JSON has no comments; leave them out"
    case .unexpected("'", _), .unexpected("\u{201C}", _), .unexpected("\u{201D}", _):
      "JSON has other quotes; give \" on both sides of a text"
    case .unexpected(let scalar?, let expected):
      "\(named(scalar)) is out of place; give \(phrase(expected))"
    case .unexpected(nil, let expected):
      "the file ends early; give \(phrase(expected))"
    case .unknownWord(let word):
      "\(Messages.quoted(word)) is no value; give a text in double quotes, a number, true or false"
    case .badNumber(let text):
      "\(Messages.quoted(text)) is not a number as JSON has it; give one such as 0.5 or 12"
    case .commaBeforeEnd:
      "there is a comma behind the last entry; leave it out"
    case .badEscape(let scalar):
      "a backslash stands before \(scalar.map(named) ?? "nothing"); "
        + "give \\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t or \\u and four hexadecimal digits"
    case .loneSurrogate:
      "\\u has half of a character; give both, as in \\ud83d\\ude42, or the character itself"
    case .controlInText("\n"), .controlInText("\r"):
      "a text does not end on its line; close it with \", and give \\n for a line end in it"
    case .controlInText(let scalar):
      "a text has \(named(scalar)) in it; give "
        + (scalar == "\t" ? "\\t" : "\\u and four hexadecimal digits")
    case .unclosedText: "a text begins and does not end; close it with \""
    case .notUTF8: "not UTF-8; save the file as UTF-8"
    case .tooDeep(let most): "more than \(most) objects and lists in one another; give fewer"
    }
  }

  private static func phrase(_ expected: JSONError.Expected) -> String {
    switch expected {
    case .value: "a value"
    case .valueOrEnd: "a value, or ] to end the list"
    case .key: "a key in double quotes"
    case .keyOrEnd: "a key in double quotes, or } to end the object"
    case .colon: "a colon behind the key"
    case .commaOrEnd(isObject: true): "a comma and the next key, or } to end the object"
    case .commaOrEnd(isObject: false): "a comma and the next value, or ] to end the list"
    case .end: "nothing more"
    }
  }

  private static func named(_ scalar: Unicode.Scalar) -> String {
    guard scalar.value < 0x20 || scalar.value == 0x7F else { return Messages.quoted("\(scalar)") }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
