// The functions of the module. Each takes words in UTF-8, with a zero byte after each word. It
// returns an answer, which the caller frees: see `answer`.

/// Draws a picture.
///
/// The words are a format such as `svg` or `png 2`, a kind, and a name and a text for each option.
@_expose(wasm, "draw") @_cdecl("draw")
func draw(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  answer(start, count) { words throws(Refusal) in try Request(words.dropFirst()).picture(words[0]) }
}

/// Returns the parts of a face: see `Request.faceWords`.
@_expose(wasm, "face") @_cdecl("face")
func face(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  answer(start, count) { words throws(Refusal) in joined(try Request(words[...]).faceWords()) }
}

/// Writes the script of `emoji-rate control`.
///
/// The words are a kind of picture, and a name and a text for each option. Instead of each part
/// of the control's JavaScript, the result has the character U+0001 and the index of the part.
/// The page inserts the parts, from a file that `build` has written.
@_expose(wasm, "control") @_cdecl("control")
func control(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  answer(start, count) { words throws(Refusal) in Array(try Request(words[...]).script().utf8) }
}

/// Writes the element of `emoji-rate control --markup`.
///
/// The words are the element's name in a form, a kind, and a name and a text for each option.
@_expose(wasm, "markup") @_cdecl("markup")
func markup(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  answer(start, count) { words throws(Refusal) in
    Array(try Request(words.dropFirst()).markup(words[0]).utf8)
  }
}

/// Stores the bytes of a file of ratings, which the option `values` with an empty text uses.
@_expose(wasm, "ratings") @_cdecl("ratings")
func ratings(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  PastedRatings.bytes = Array(UnsafeBufferPointer(start: start, count: count))
  return answer([], isError: false)
}

/// Returns the first records of that file: see `Request.table`.
@_expose(wasm, "table") @_cdecl("table")
func table(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  answer(start, count) { words throws(Refusal) in joined(try Request(words[...]).table()) }
}

/// Counts the ratings of that file: see `Request.groupWords`.
@_expose(wasm, "groups") @_cdecl("groups")
func groups(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  answer(start, count) { words throws(Refusal) in joined(try Request(words[...]).groupWords()) }
}

/// Joins words with a zero byte after each, in the form that the functions also take.
private func joined(_ words: [String]) -> [UInt8] {
  var bytes: [UInt8] = []
  for word in words {
    for byte in word.utf8 { bytes.append(byte == 0 ? 0x20 : byte) }
    bytes.append(0)
  }
  return bytes
}

/// An error for the page: what is wrong, where, and what is allowed.
package struct Refusal: Error {
  let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}

/// Calls a function with words, each with a zero byte after it, and returns its bytes or the sentence of its error.
///
/// The answer begins with the number of bytes, as four bytes in little-endian order. Then comes one
/// byte, which is 1 for an error and 0 otherwise.
package func answer(
  _ start: UnsafePointer<UInt8>, _ count: Int, _ body: ([String]) throws(Refusal) -> [UInt8]
) -> UnsafePointer<UInt8> {
  let words = UnsafeBufferPointer(start: start, count: count)
    .split(separator: 0, omittingEmptySubsequences: false).dropLast()
    .map { String(decoding: $0, as: UTF8.self) }
  do throws(Refusal) {
    return answer(try body(words), isError: false)
  } catch {
    return answer(Array(error.sentence.utf8), isError: true)
  }
}

private func answer(_ bytes: [UInt8], isError: Bool) -> UnsafePointer<UInt8> {
  let answer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count + 5)
  for index in 0..<4 { answer[index] = UInt8(truncatingIfNeeded: bytes.count >> (8 * index)) }
  answer[4] = isError ? 1 : 0
  _ = UnsafeMutableBufferPointer(rebasing: answer[5...]).initialize(fromContentsOf: bytes)
  return UnsafePointer(answer.baseAddress!)
}
