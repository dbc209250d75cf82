extension CanvasPicture {
  /// Writes the text for screen readers of a document that has one, without escapes.
  func putText(_ options: SVGOptions, into bytes: inout ByteWriter) {
    if var title = options.label.title, !title.isEmpty {
      return title.withUTF8 { RatingSentence.put($0, rating, into: &bytes) }
    }
    let language = language(in: options.language)
    if options.label == .notRated { return bytes.append(language.notRated) }
    putSentence(in: language, into: &bytes)
  }
}

extension ByteWriter {
  /// Writes the part of a document with its text for screen readers: the root's last attributes, the end of its tag, and
  /// the title.
  ///
  /// Both texts are needed: `aria-label` names an inlined picture. `<title>` is its tooltip, and its name if
  /// the document is opened alone.
  mutating func append(labelOf picture: some CanvasPicture, _ options: SVGOptions) {
    if options.label == .decorative { return append(" aria-hidden=\"true\">") }
    let language = picture.language(in: options.language)
    // The language of a caller's title is unknown.
    if language != .english, options.label.title?.isEmpty != false {
      append(" lang=\"")
      append(utf8: language.rawValue)
      append("\"")
    }
    Self.collect {
      picture.putText(options, into: &$0)
    } _: {
      let text = $0.assumingMemoryBound(to: UInt8.self)
      append(" role=\"img\" aria-label=\"")
      appendEscaped(text)
      append("\"><title>")
      appendEscaped(text)
      append("</title>")
    }
  }
}
