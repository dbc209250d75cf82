/// Why a text is no JSON, and where: data only; the sentences are in JSONMessages.swift.
struct JSONError: Error, Equatable {
  let problem: Problem
  /// Where it begins.
  let place: JSONPlace

  enum Problem: Equatable {
    /// Something else than what can stand there; nil is the end of the text.
    case unexpected(Unicode.Scalar?, expected: Expected)
    /// Letters that are none of `true`, `false` and `null`.
    case unknownWord(String)
    case badNumber(String)
    case commaBeforeEnd
    case badEscape(Unicode.Scalar?)
    /// Half of a character that UTF-16 writes in two.
    case loneSurrogate
    case controlInText(Unicode.Scalar)
    case unclosedText
    case notUTF8
    case tooDeep(Int)
  }

  /// What can stand at a place.
  enum Expected: Equatable {
    case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd(isObject: Bool), end
  }
}

/// A place in a text, both numbers from 1; a column is a character of Unicode.
struct JSONPlace: Equatable {
  var line = 1
  var column = 1
}
