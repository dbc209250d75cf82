/// The part of a document that tells what it shows, from the root's last attributes to the title.
struct SVGLabel {
  private enum Text {
    case none
    case sentence
    case notRated
    #if !hasFeature(Embedded)
      case template(UnsafeBufferPointer<UInt8>)
    #endif
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
    switch options.label {
    case .decorative: text = .none
    case .notRated: text = .notRated
    default:
      #if !hasFeature(Embedded)
        if let title, !title.isEmpty {
          text = .template(title)
          return
        }
      #endif
      text = .sentence
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
    if language != .english, isTranslated {
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

  /// Whether the text is in the language that is asked for, and not in the caller's.
  private var isTranslated: Bool {
    switch text {
    case .sentence, .notRated: true
    default: false
    }
  }

  @inline(__always)
  private func writeText<Marks: DocumentMarks>(
    into bytes: inout ByteWriter, marks: inout Marks
  ) {
    switch text {
    case .none: break
    case .sentence:
      RatingSentence.write(rating, unit: unit, language: language, into: &bytes, marks: &marks)
    case .notRated: bytes.append(language.notRated)
    #if !hasFeature(Embedded)
      case .template(let template):
        RatingSentence.write(template, rating, into: &bytes, marks: &marks)
    #endif
    }
  }
}
