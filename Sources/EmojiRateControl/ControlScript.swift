import EmojiRate

/// A self-contained script that defines an element with recorded looks.
package struct ControlScript {
  /// Which scripts need a part of the element's behaviour.
  package enum Part { case all, faces, rows, languages }

  /// The parts of the behaviour that looks need.
  package let parts: [Part]
  /// The name and the recording of each look; the first is the default look.
  package let looks: [(name: String, look: String)]
  package let name: String
  package let languages: [Language]
  package let words: String
  /// The words of the command line that made the script.
  package let command: [String]
  /// The version of EmojiRate.
  package let version: String

  package init(
    parts: [Part], looks: [(name: String, look: String)], name: String, languages: [Language],
    words: String, command: [String], version: String
  ) {
    (self.parts, self.looks, self.name, self.languages) = (parts, looks, name, languages)
    (self.words, self.command) = (words, command)
    self.version = version
  }

  package var text: String {
    let languages = languages.map { language in
      "\(language.rawValue.scriptText):\(language.phrases.scriptText)"
    }
    let looks = looks.map { "\($0.name.scriptText):\($0.look)" }
    // What is typed must end neither the comment nor a script element around it.
    let command = command.map { $0.shellWord }.joined(separator: " ")
      .escaped(["*": "?", "<": "?", "\n": " ", "\r": " "])
    return
      "/*! Made by: \(command); EmojiRate \(version), MIT */\n"
      + behaviour + "(\(name.scriptText),\(words.scriptText),{\(languages.joined(separator: ","))},"
      + "{\(looks.joined(separator: ","))});\n"
  }

  /// The behaviour without the parts that neither the looks nor the languages need.
  private var behaviour: String {
    var parts = [.all] + parts
    if languages.count > 1 { parts.append(.languages) }
    return Self.behaviour.filter { parts.contains($0.part) }.map { $0.script }.joined()
  }

  /// A look as a JavaScript object.
  package static func look(
    _ kind: (some ControlledPicture).Type, _ settings: PictureSettings
  ) -> String {
    look(kind, settings) { $0 }
  }

  /// A look of pictures that are recorded in place of those of a kind.
  package static func look<Kind: ControlledPicture>(
    _ kind: Kind.Type, _ settings: PictureSettings, as drawn: @escaping (Kind) -> some CanvasPicture
  ) -> String {
    let recorded = kind.recorded(settings, as: drawn)
    let whole = kind.init(1, settings: settings)
    let scale = settings.rating(0, of: kind)
    let (width, height) = (whole.canvasSize.width, whole.canvasSize.height)
    let pixels = settings.options.size.map { $0 / height } ?? 1
    var members = [
      "w:\(number(width))", "h:\(number(height))", "z:\(number(pixels))",
      "p:\(kind.noun(in: settings).singular.scriptText)", "d:\(number(kind.duration))",
      "a:[\([scale.minimum, scale.maximum, scale.step].map(number).joined(separator: ","))]",
    ]
    members += whole.placeMembers + shapes(recorded)
    return "{\(members.joined(separator: ","))}"
  }

  private static func shapes(_ recorded: RecordedPicture) -> [String] {
    let elements = recorded.elements.map { "'\($0)'" }
    let segments = recorded.segments.map { segment in
      var parts = [
        number(segment.start), "[\(segment.elements.map(String.init).joined(separator: ","))]",
        "\"\(segment.numbers)\"",
      ]
      parts += segment.variants.map { others in
        "{\(others.map { "\($0.attribute):\($0.text.scriptText)" }.joined(separator: ","))}"
      }
      while parts[parts.count - 1] == "{}" { parts.removeLast() }
      return "[\(parts.joined(separator: ","))]"
    }
    return [
      "m:[\(elements.joined(separator: ","))]", "s:[\(segments.joined(separator: ","))]",
    ]
  }

  /// A number in JavaScript, without a leading 0.
  package static func number(_ number: Double) -> String {
    let text = "\(number)"
    if text.hasSuffix(".0") { return String(text.dropLast(2)) }
    return text.hasPrefix("0.") ? String(text.dropFirst()) : text
  }
}

extension String {
  /// The text as a JavaScript string that ends neither the script nor a comment.
  fileprivate var scriptText: String {
    "\"" + escaped(["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\r": "\\r", "<": "\\x3c"]) + "\""
  }

  /// The text as one word for a shell.
  fileprivate var shellWord: String {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-./=,_%".utf8
    let isPlain = !isEmpty && utf8.allSatisfy { $0 > 127 || plain.contains($0) }
    return isPlain ? self : "'" + escaped(["'": "'\\''"]) + "'"
  }

  fileprivate var singular: String { hasSuffix("s") ? String(dropLast()) : self }
}
