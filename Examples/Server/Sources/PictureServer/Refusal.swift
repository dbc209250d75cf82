import EmojiRate
import EmojiRateDrawings
import EmojiRatePNG

/// The reason for refusing a request, as one sentence: what is wrong, where, and what is allowed.
enum Refusal: Error, Equatable {
  case query(ParameterError)
  case png(PNGError)
  case pngTooLarge(Size)
  case notAllowed(parameter: String, given: String, allowed: String)
  case emptyScale(minimum: Double, maximum: Double)
  case counts(ScaleError)
  case addressTooLong
  case headTooLong
  case unreadable
  case noHost
  case notFound
  case noDrawing(String)
  case methodNotAllowed

  /// The maximum number of bytes of a request's head, including its address.
  static let headLimit = 16 * 1024

  /// The maximum number of pixels of a PNG file, which bounds the time and memory of an answer.
  static let pixelLimit = 1 << 20

  var sentence: String {
    switch self {
    case .query(let error):
      "The parameter \(Self.excerpt(error.parameter)) \(Self.excerpt(error.problem, limit: 4096))."
    case .png(let error):
      "The picture cannot be drawn: \(error.description)."
    case .pngTooLarge(let size):
      "A PNG file of \(Self.text(size.width)) × \(Self.text(size.height)) pixels is too large; "
        + "give a size for at most \(Refusal.pixelLimit) pixels, such as 1024 × 1024."
    case .notAllowed(let parameter, let given, let allowed):
      "The parameter \(parameter) is '\(given)', but must be \(allowed)."
    case .emptyScale(let minimum, let maximum):
      "The minimum \(Self.text(minimum)) is not below the maximum \(Self.text(maximum)); "
        + "give a lower or a higher one."
    case .counts(let error):
      "The counts cannot be drawn: \(Self.excerpt(error.description, limit: 4096))."
    case .addressTooLong:
      "The query is too long; give at most \(PictureSettings.queryLimit) bytes."
    case .headTooLong:
      "The head of the request is too long; give at most \(Refusal.headLimit) bytes."
    case .unreadable:
      "The request cannot be read; send one of HTTP/1.1."
    case .noHost:
      "The request names no host; send a Host field."
    case .notFound:
      "There is nothing here; ask for /face/3.2.svg, /face/3.2.png, /stars/3.5.svg, "
        + "/summary/12,5,3,40,80.svg, /history.svg?from=2026-01&counts=1,2,9;0,3,8 or /health."
    case .noDrawing(let name):
      "There is no drawing '\(name)'; the server has those of its folder."
    case .methodNotAllowed:
      "Pictures can only be read; use GET or HEAD."
    }
  }

  private static func text(_ number: Double) -> String { PictureSettings.text(of: number) }

  /// Shortens the caller's text to `limit` characters, and replaces any that could disturb a terminal.
  static func excerpt(_ text: String, limit: Int = 60) -> String {
    let scalars = text.unicodeScalars
    var excerpt = ""
    for scalar in scalars.prefix(limit) {
      excerpt.unicodeScalars.append(isHarmless(scalar) ? scalar : "\u{FFFD}")
    }
    return scalars.dropFirst(limit).isEmpty ? excerpt : excerpt + "…"
  }

  /// Whether a character is safe to print: no control character, line end or change of direction.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
