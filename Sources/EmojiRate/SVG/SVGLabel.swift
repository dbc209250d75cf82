/// The part of a document that tells what it shows, from the root's last attributes to the title.
struct SVGLabel {
  private enum Text {
    case none
    case sentence
    case template(UnsafeBufferPointer<UInt8>)
  }

  private let rating: Rating
  private let unit: RatingUnit
  private let language: Language
  private let text: Text

  @inline(__always)
  init(
    rating: Rating, unit: RatingUnit, options: SVGOptions, title: UnsafeBufferPointer<UInt8>?
  ) {
    self.rating = rating
    self.unit = unit
    language = options.language
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
  func write<Marks: DocumentMarks>(into bytes: inout ByteWriter, marks: inout Marks) {
    if case .none = text {
      bytes.append(" aria-hidden=\"true\">")
      return
    }
    if case .sentence = text, language != .english {
      bytes.append(" lang=\"")
      bytes.append(language.tag)
      bytes.append("\"")
    }
    bytes.append(" role=\"img\" aria-label=\"")
    writeText(into: &bytes, marks: &marks)
    bytes.append("\"><title>")
    writeText(into: &bytes, marks: &marks)
    bytes.append("</title>")
  }

  @inline(__always)
  private func writeText<Marks: DocumentMarks>(
    into bytes: inout ByteWriter, marks: inout Marks
  ) {
    switch text {
    case .none: break
    case .sentence:
      RatingSentence.write(rating, unit: unit, language: language, into: &bytes, marks: &marks)
    case .template(let template):
      RatingSentence.write(template, rating, into: &bytes, marks: &marks)
    }
  }
}
