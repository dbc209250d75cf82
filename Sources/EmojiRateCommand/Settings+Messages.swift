import EmojiRate

extension Settings {
  /// The warnings and notes for the standard error.
  ///
  /// With `--strict`, throws for clamped numbers, warnings about a drawing, and a line width that
  /// is read as a stroke width.
  func messages() throws(CommandError) -> String {
    let drawn = picture.style.drawing?.warnings ?? []
    if remarks.isStrict, let warning = drawn.first {
      throw .data("\(warning); change it, or leave out --strict")
    }
    if remarks.isStrict, let clamping = remarks.clampings.first {
      throw .data(
        "\(clamping.sentence); give one of \(Messages.range(clamping.limits)), "
          + "or leave out --strict")
    }
    let renamed = picture.readsLineWidthAsStroke ? lineWidthWarning : nil
    if remarks.isStrict, let renamed { throw .data("\(renamed), or leave out --strict") }
    // Loops, because `joined()` takes as long as drawing a picture, even for an empty array.
    var messages = ""
    for warning in drawn { messages += "emoji-rate: warning: \(warning)\n" }
    for clamping in remarks.clampings {
      messages +=
        "emoji-rate: warning: \(clamping.sentence); using \(Messages.plain(clamping.used))"
      if case .given(_, name: clamping.option) = draw.rating {
        messages += clamping.largerScale(wordCount: input.grammar.words.count)
      }
      messages += "\n"
    }
    if let renamed { messages += "emoji-rate: warning: \(renamed)\n" }
    for warning in remarks.warnings { messages += "emoji-rate: warning: \(warning)\n" }
    for note in remarks.notes { messages += "emoji-rate: note: \(note)\n" }
    return messages
  }

  /// The warning about the former name of the stroke width of stars and hearts.
  private var lineWidthWarning: String {
    "line-width is for faces; it is read as the stroke of stars and hearts, so give --stroke-width "
      + Messages.plain(picture.rowLineWidth ?? 0)
  }
}
