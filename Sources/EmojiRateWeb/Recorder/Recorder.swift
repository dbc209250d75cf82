import EmojiRate
import EmojiRateControl

// The functions of the playground's module. Both take the same text: the kind of picture, then a name and a text for
// each option of `emoji-rate`, all in UTF-8 with a zero byte at the end. The text of a flag is empty. Both return
// UTF-8 up to a zero byte, or "!" and what is wrong. The caller frees it.

/// Draws the picture of the option `value`, or without a rating.
@_expose(wasm, "picture") @_cdecl("picture")
func picture(_ text: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  var options = OptionReader(text, count)
  return returned(options.isRow ? options.picture(StarRow.self) : options.picture(Face.self))
}

/// Makes the script of `emoji-rate control`.
@_expose(wasm, "record") @_cdecl("record")
func record(_ text: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  var options = OptionReader(text, count)
  return returned(options.isRow ? options.script(StarRow.self) : options.script(Face.self))
}

private func returned(_ text: String) -> UnsafePointer<UInt8> {
  let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count + 1)
  let end = bytes.initialize(fromContentsOf: text.utf8)
  bytes[end] = 0
  return UnsafePointer(bytes.baseAddress!)
}

extension OptionReader {
  /// The document of a picture.
  mutating func picture<Kind: ControlledPicture>(_ kind: Kind.Type) -> String {
    var settings = PictureSettings()
    settings.visitParameters(in: Kind.parameters, &self)
    if let refusal { return refusal }
    var value = text("value").flatMap { Double($0.string) }
    if value == nil {
      settings.options.label = .notRated
      settings.step = nil
      // A face is grey in the middle, and a row is empty, also if its scale begins above 0.
      if Kind.followsRating {
        settings.color = StarRow.mutedColor
        let scale = settings.rating(0, of: kind)
        value = (scale.minimum + scale.maximum) / 2
      } else {
        settings.minimum = min(settings.minimum ?? 0, 0)
      }
    }
    return Kind(value ?? settings.minimum ?? 0, settings: settings).svg(settings.options)
  }

  /// The script of a control.
  mutating func script<Kind: ControlledPicture>(_ kind: Kind.Type) -> String {
    var settings = PictureSettings()
    settings.visitParameters(in: Kind.parameters, &self)
    if let refusal { return refusal }
    let language = text("language").flatMap { Language(word: $0.string) }
    var command = ["emoji-rate", "control"]
    if isRow { command.append(Kind.name) }
    for option in texts {
      command.append("--\(option.name)")
      if !option.text.isEmpty { command.append(option.text.string) }
    }
    return ControlScript(
      part: Kind.part,
      looks: [("default", ControlScript.look(kind, settings))], name: "emoji-rate",
      languages: [language ?? .english], words: text("words")?.string ?? "",
      command: command + ["-o", "rating.js"], version: version
    ).text
  }
}
