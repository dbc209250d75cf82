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
