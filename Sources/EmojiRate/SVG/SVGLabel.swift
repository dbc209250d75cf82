/// The part of a document with its text for screen readers, from the root's last attributes to the title.
struct SVGLabel {
  let rating: Rating
  let unit: RatingUnit
  let language: Language

  /// Writes the attributes, the end of the root's tag, and the title.
  ///
  /// Both texts are needed: `aria-label` names an inlined picture. `<title>` is its tooltip, and its name if
  /// the document is opened alone.
  ///
  /// - Parameter sentence: The sentence, if it contains more than the rating.
  func write(
    _ label: borrowing SVGOptions.Label, title: UnsafeBufferPointer<UInt8>?,
    sentence: UnsafeBufferPointer<UInt8>? = nil, into bytes: inout ByteWriter
  ) {
    if label == .decorative { return bytes.append(" aria-hidden=\"true\">") }
    if label == .notRated {
      writeLanguage(into: &bytes)
      return writeTwice(into: &bytes) { $0.append(UnsafeRawBufferPointer(language.notRated)) }
    }
    if let title, !title.isEmpty {
      return writeTwice(into: &bytes) { RatingSentence.write(title, rating, into: &$0) }
    }
    if let sentence {
      writeLanguage(into: &bytes)
      return writeTwice(into: &bytes) { $0.appendEscaped(sentence) }
    }
    writeSentence(into: &bytes)
  }

  private func writeTwice(into bytes: inout ByteWriter, _ text: (inout ByteWriter) -> Void) {
    bytes.append(Self.beforeText)
    text(&bytes)
    bytes.append(Self.betweenTexts)
    text(&bytes)
    bytes.append(Self.afterText)
  }

  private static var beforeText: StaticString { " role=\"img\" aria-label=\"" }
  private static var betweenTexts: StaticString { "\"><title>" }
  private static var afterText: StaticString { "</title>" }

  private func writeLanguage(into bytes: inout ByteWriter) {
    if language != .english {
      bytes.append(" lang=\"")
      var tag = language.rawValue
      tag.withUTF8 { bytes.append(UnsafeRawBufferPointer($0)) }
      bytes.append("\"")
    }
  }

  /// Writes the sentence twice: once, and then a copy of it.
  private func writeSentence(into bytes: inout ByteWriter) {
    writeLanguage(into: &bytes)
    // Reserve room for both at once; the tags around them have 40 bytes.
    bytes.reserve(2 * RatingSentence.capacity + 40)
    bytes.put(Self.beforeText)
    let first = bytes.next
    RatingSentence.put(rating, unit: unit, language: language, into: &bytes)
    let count = bytes.next - first
    bytes.put(Self.betweenTexts)
    bytes.next.copyMemory(from: first, byteCount: count)
    bytes.next += count
    bytes.put(Self.afterText)
  }
}
