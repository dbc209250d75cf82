/// The reason for refusing a request, as one sentence: what is wrong, where, and what is allowed.
enum Refusal: Error, Equatable {
  case unknownParameter(String, picture: String, known: [String])
  case repeatedParameter(String)
  case notAllowed(parameter: String, given: String, allowed: String)
  case conflict(String, String)
  case missingRequirement(String, requirement: String)
  case noEffect(String, with: String)
  case emptyScale(minimum: Double, maximum: Double)
  case addressTooLong
  case headTooLong
  case unreadable
  case noHost
  case notFound
  case noDrawing(String)
  case methodNotAllowed

  /// The maximum number of bytes of a request's head, including its address.
  static let headLimit = 16 * 1024

  var sentence: String {
    switch self {
    case .unknownParameter(let name, let picture, let known):
      "There is no parameter '\(name)' of \(picture); there are \(known.joined(separator: ", "))."
    case .repeatedParameter(let name):
      "The parameter \(name) is given more than once; give it once."
    case .notAllowed(let parameter, let given, let allowed):
      "The parameter \(parameter) is '\(given)', but must be \(allowed)."
    case .conflict(let one, let other):
      "The parameter \(one) conflicts with \(other); give one of them."
    case .missingRequirement(let name, let requirement):
      "The parameter \(name) requires \(requirement); give both."
    case .noEffect(let name, let other):
      "The parameter \(name) has no effect with \(other); leave one of them out."
    case .emptyScale(let minimum, let maximum):
      "The minimum \(Self.plain(minimum)) is not below the maximum \(Self.plain(maximum)); give a lower "
        + "or a higher one."
    case .addressTooLong:
      "The query is too long; give at most \(Query.lengthLimit) bytes."
    case .headTooLong:
      "The head of the request is too long; give at most \(Refusal.headLimit) bytes."
    case .unreadable:
      "The request cannot be read; send one of HTTP/1.1."
    case .noHost:
      "The request names no host; send a Host field."
    case .notFound:
      "There is nothing here; ask for /face/3.2.svg, /stars/3.5.svg, "
        + "/summary/12,5,3,40,80.svg or /health."
    case .noDrawing(let name):
      "There is no drawing '\(name)'; the server has those of its folder."
    case .methodNotAllowed:
      "Pictures can only be read; use GET or HEAD."
    }
  }

  private static func plain(_ number: Double) -> String {
    var text: [UInt8] = []
    PlainDecimal(number).write(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  static func excerpt(_ text: String) -> String { excerpt(ArraySlice(text.utf8)) }

  /// Shortens the caller's text to `limit` characters, and replaces any that could disturb a terminal.
  static func excerpt(_ bytes: ArraySlice<UInt8>, limit: Int = 60) -> String {
    let scalars = String(decoding: bytes.prefix(4 * limit + 4), as: UTF8.self).unicodeScalars
    var text = ""
    for scalar in scalars.prefix(limit) {
      text.unicodeScalars.append(isHarmless(scalar) ? scalar : "\u{FFFD}")
    }
    return scalars.count > limit ? text + "…" : text
  }

  /// Whether a character is safe to print: no control character, line end or change of direction.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
