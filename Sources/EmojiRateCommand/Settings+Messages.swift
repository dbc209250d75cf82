import EmojiRate

extension Settings {
  /// Warnings about clamped numbers, drawings and ratings that were read; throws with `--strict`.
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
    // Written out, because joining an array's strings takes as long as a picture, even if it is empty.
    var messages = ""
    for warning in drawn { messages += "emoji-rate: warning: \(warning)\n" }
    for clamping in remarks.clampings {
      let scale = clamping.option == draw.ratingName ? clamping.largerScale : ""
      messages +=
        "emoji-rate: warning: \(clamping.sentence); using \(Messages.plain(clamping.used))\(scale)\n"
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
