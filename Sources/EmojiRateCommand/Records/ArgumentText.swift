import EmojiRate

/// The text of an argument, with the option's name as typed or as a key of a style file.
struct ArgumentText {
  let option: String
  let text: String
  /// The items of a list, which can contain commas; nil if the argument is a text.
  var list: [String]?
  /// Its place in a style file; nil on the command line.
  var place: StylePlace?

  /// A part of the text, for the same option.
  func part(_ text: String) -> ArgumentText { ArgumentText(option: option, text: text) }

  /// The path to open: relative paths in a style file start from its folder.
  func path(_ path: String) -> String {
    path == "-" || path.utf8.first == UInt8(ascii: "/") ? path : (place?.folder ?? "") + path
  }

  /// The error for a text without a valid number; suggests 3.2 for `3,2`, and 48 for `48px`.
  func notANumber(_ allowed: String, isWhole: Bool = false) -> CommandError {
    if isWhole, let digits = Self.thousands(text) {
      return notAllowed("\(digits), without a comma")
    }
    let decimal = text.split(separator: ",").joined(separator: ".")
    if decimal != text, NumberParameter.decimal(decimal) != nil {
      return isNot("a number", "\(decimal), with a point")
    }
    let bare = String(text.dropLast(2))
    if text == bare + "px", NumberParameter.decimal(bare) != nil {
      return isNot("a number", "\(bare), without px")
    }
    return isNot("a number", allowed)
  }

  /// The digits of `1,284`, which looks like one number but has a comma; nil for other texts.
  static func thousands(_ text: String) -> String? {
    let parts = text.split(separator: ",")
    guard parts.count == 2, parts[0].utf8.count < 4, parts[1].utf8.count == 3 else { return nil }
    return parts.joined()
  }

  func checkNotEmpty(_ allowed: String) throws(CommandError) {
    if text.isEmpty { throw .data("\(option) is empty; give \(allowed)") }
  }

  func notAllowed(_ allowed: String) -> CommandError { isNot("allowed", allowed) }

  private func isNot(_ kind: String, _ allowed: String) -> CommandError {
    .data("\(option) \(text.quoted) is not \(kind); give \(allowed)")
  }
}

/// A place in a style file.
struct StylePlace: CustomStringConvertible, Equatable, Sendable {
  let file: String
  let place: JSONPlace

  /// `style.json:4:18`, a form that editors and terminals can open.
  var description: String {
    // Do not shorten the path, because editors could not open it.
    "\(file.excerpt(longest: 4096)):\(place.line):\(place.column)"
  }

  var prefix: String { description + ": " }

  /// The folder of the file with a slash at the end; empty for the current folder.
  var folder: String {
    file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[...$0]) } ?? ""
  }
}

extension CommandError {
  /// The error with a place in a style file; an input that cannot be read keeps its exit status.
  func at(_ place: StylePlace) -> CommandError {
    let text = place.prefix + sentence
    return exitStatus == CommandError.noInput("").exitStatus ? .noInput(text) : .data(text)
  }
}
