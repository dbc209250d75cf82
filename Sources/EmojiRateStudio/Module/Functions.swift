// The functions of the module. Each takes words in UTF-8 with a zero byte after each word, and returns an answer, which
// the caller frees: see Answer.

/// Draws a picture: its format, such as `svg` or `png 2`, its kind, and a name and a text for each option.
@_expose(wasm, "draw") @_cdecl("draw")
func draw(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  let words = words(start, count)
  return answer { () throws(Refusal) in try Request(words.dropFirst()).picture(words[0]) }
}

#if CONTROL
  /// Writes the script of `emoji-rate control`: the kind, and a name and a text for each option.
  @_expose(wasm, "control") @_cdecl("control")
  func control(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
    let words = words(start, count)
    return answer { () throws(Refusal) in Array(try Request(words[...]).script().utf8) }
  }

  /// Writes the element that `emoji-rate control --markup` does: its name in a form, the kind, and a name and a text for
  /// each option.
  @_expose(wasm, "markup") @_cdecl("markup")
  func markup(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
    let words = words(start, count)
    return answer { () throws(Refusal) in
      Array(try Request(words.dropFirst()).markup(words[0]).utf8)
    }
  }
#endif

#if DRAWINGS
  /// Writes a face with layers for an editor, as `emoji-rate drawing` does.
  @_expose(wasm, "layers") @_cdecl("layers")
  func layers(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
    let words = words(start, count)
    return answer { () throws(Refusal) in Array(try Request(words[...]).layers().utf8) }
  }

  /// Reads the drawing of the option `drawing`, and returns its warnings and what becomes what.
  ///
  /// The words are the ends of the scale, and a name, a value and an SVG document for each file.
  @_expose(wasm, "drawing") @_cdecl("drawing")
  func drawing(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
    let words = words(start, count)
    return answer { () throws(Refusal) in Array(try DrawnFiles.read(words).utf8) }
  }
#endif

/// Takes the bytes of a file of ratings, which the option `values` without a text means.
@_expose(wasm, "ratings") @_cdecl("ratings")
func ratings(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  PastedRatings.bytes = Array(UnsafeBufferPointer(start: start, count: count))
  return answer { () throws(Refusal) in [] }
}

/// Shows the first records of that file: see `Request.table`.
@_expose(wasm, "table") @_cdecl("table")
func table(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  let words = words(start, count)
  return answer { () throws(Refusal) in joined(try Request(words[...]).table()) }
}

/// Counts the ratings of that file: see `Request.groupWords`.
@_expose(wasm, "groups") @_cdecl("groups")
func groups(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  let words = words(start, count)
  return answer { () throws(Refusal) in joined(try Request(words[...]).groupWords()) }
}

/// Words with a zero byte behind each, as the page gives them too.
private func joined(_ words: [String]) -> [UInt8] {
  var bytes: [UInt8] = []
  for word in words {
    for byte in word.utf8 { bytes.append(byte == 0 ? 0x20 : byte) }
    bytes.append(0)
  }
  return bytes
}

private func words(_ start: UnsafePointer<UInt8>, _ count: Int) -> [String] {
  UnsafeBufferPointer(start: start, count: count)
    .split(separator: 0, omittingEmptySubsequences: false).dropLast()
    .map { String(decoding: $0, as: UTF8.self) }
}

/// An error in the words of the page: what is wrong, where, and what is allowed.
struct Refusal: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

/// Calls a function, and returns its bytes or the sentence of its error.
///
/// Before the bytes are their number, in four bytes, the lowest first, and one byte: 0, or 1 for an error.
func answer(_ body: () throws(Refusal) -> [UInt8]) -> UnsafePointer<UInt8> {
  do throws(Refusal) {
    return answer(try body(), isError: false)
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
