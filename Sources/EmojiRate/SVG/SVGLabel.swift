/// The part of a document that tells what it shows, from the root's last attributes to the title.
struct SVGLabel {
  private enum Text {
    case none
    case sentence
    case template(UnsafeBufferPointer<UInt8>)
  }

  private let rating: Rating
  private let text: Text

  @inline(__always)
  init(rating: Rating, options: SVGOptions, title: UnsafeBufferPointer<UInt8>?) {
    self.rating = rating
    text =
      if case .decorative = options.label {
        .none
      } else if let title, !title.isEmpty {
        .template(title)
      } else {
        .sentence
      }
  }

  /// Writes the attributes, the end of the root's tag, and the title.
  ///
  /// Both are there because neither alone is read everywhere: `aria-label` names the picture where it
  /// is inlined, `<title>` also shows as its tooltip and names it where it is opened by itself.
  @inline(__always)
  func write(into bytes: inout ByteWriter) {
    if case .none = text {
      bytes.append(" aria-hidden=\"true\">")
      return
    }
    bytes.append(" role=\"img\" aria-label=\"")
    writeText(into: &bytes)
    bytes.append("\"><title>")
    writeText(into: &bytes)
    bytes.append("</title>")
  }

  @inline(__always)
  private func writeText(into bytes: inout ByteWriter) {
    switch text {
    case .none: break
    case .sentence: RatingSentence.write(rating, into: &bytes)
    case .template(let template): RatingSentence.write(template, rating, into: &bytes)
    }
  }
}
