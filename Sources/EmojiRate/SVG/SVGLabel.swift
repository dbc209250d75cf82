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
  func write(into bytes: inout ByteWriter) {
    switch text {
    case .none: bytes.append(" aria-hidden=\"true\">")
    case .sentence: writeSentence(into: &bytes)
    case .notRated:
      writeLanguage(into: &bytes)
      bytes.append(Self.beforeText)
      bytes.append(language.notRated)
      bytes.append(Self.betweenTexts)
      bytes.append(language.notRated)
      bytes.append(Self.afterText)
    #if !hasFeature(Embedded)
      case .template(let template):
        bytes.append(Self.beforeText)
        RatingSentence.write(template, rating, into: &bytes)
        bytes.append(Self.betweenTexts)
        RatingSentence.write(template, rating, into: &bytes)
        bytes.append(Self.afterText)
    #endif
    }
  }

  #if !hasFeature(Embedded)
    /// Writes the end of a symbol's tag, and the title: who uses the symbol says what it is.
    func writeTitle(into bytes: inout ByteWriter) {
      bytes.append(">")
      if case .none = text { return }
      bytes.append("<title>")
      switch text {
      case .none: break
      case .notRated: bytes.append(language.notRated)
      case .template(let template): RatingSentence.write(template, rating, into: &bytes)
      case .sentence:
        bytes.reserve(RatingSentence.capacity)
        RatingSentence.put(rating, unit: unit, language: language, into: &bytes)
      }
      bytes.append(Self.afterText)
    }
  #endif

  private static var beforeText: StaticString { " role=\"img\" aria-label=\"" }
  private static var betweenTexts: StaticString { "\"><title>" }
  private static var afterText: StaticString { "</title>" }

  private func writeLanguage(into bytes: inout ByteWriter) {
    if language != .english {
      bytes.append(" lang=\"")
      bytes.append(UnsafeRawBufferPointer(language.keyword))
      bytes.append("\"")
    }
  }

  /// Writes the sentence once, and a copy of it.
  private func writeSentence(into bytes: inout ByteWriter) {
    writeLanguage(into: &bytes)
    // All at once, so that both are in one piece; the tags around them have 40 bytes.
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
