import EmojiRate
import EmojiRateControl
import EmojiRateDrawings

extension Request {
  /// The script of the control.
  func script() throws(Refusal) -> String {
    switch kind {
    case .face: try script(Face.self)
    case .stars: try script(StarRow.self)
    case .summary, .history: throw Refusal("a control shows a face or a row")
    }
  }

  private func script<Kind: ControlledPicture>(_ kind: Kind.Type) throws(Refusal) -> String {
    let words = ["emoji-rate", "control"] + (self.kind == .stars ? [Kind.name] : []) + optionWords
    let look = ControlScript.look(kind, settings) { AnyPicture($0) }
    return ControlScript(
      part: Kind.part, looks: [("default", look)],
      name: "emoji-rate", languages: [settings.options.$language ?? .english],
      words: text("words") ?? "",
      command: words + ["-o", "rating.js"], version: version
    ).text
  }

  /// The face as a document with layers.
  func layers() throws(Refusal) -> String {
    if let drawing = settings.style.drawing { return drawing.svg }
    let style = settings.faceStyle
    do throws(DrawingError) {
      return try Drawing.layered {
        AnyPicture(Face(Rating($0, minimum: 0, maximum: 1), style: style))
      }.drawing.svg
    } catch { throw Refusal(error.description) }
  }
}
