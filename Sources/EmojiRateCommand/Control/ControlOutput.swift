import EmojiRate
import EmojiRateControl

extension Settings {
  /// The folder for a control's files; nil if the script alone is written.
  var outputFolder: String? {
    output.flatMap { $0.hasSuffix("/") || SystemCalls.isFolder($0) ? $0 : nil }
  }

  /// The outcome of `control`: the script, its folder, or the element as markup.
  mutating func controlOutcome(
    _ picture: PictureKind, _ arguments: ArraySlice<String>
  ) throws(CommandError) -> Command.Outcome {
    let kind = picture.controlled
    let scale = try picture.type.scale(&self)
    if let markup = control.markup {
      let value = markup.value(on: scale)
      remarks.clamp("--markup", value, to: scale.minimum...scale.maximum, given: markup.text)
      let text =
        ControlPage(settings: self, picture: picture).element(value) + "\n"
      return Command.Outcome(output: text, path: output, messages: try messages())
    }
    var messages = try messages()
    var (looks, parts) = ([("default", ControlScript.look(kind, self.picture))], [kind.part])
    var page = ControlPage(settings: self, picture: picture)
    for look in control.looks {
      var (settings, shown) = (settings(of: look), picture)
      var styled = try settings.addStyle(of: shown, .control(shown))
      // A face has no symbol, so the style is of a row.
      if picture == .face, styled.contains(where: { $0.option.name == "symbol" }) {
        (settings, shown) = (self.settings(of: look), .row)
        styled = try settings.addStyle(of: shown, .control(shown))
      }
      let table = OptionTable.control(shown)
      let hasEffect = styled.contains { table.option(named: $0.option.name)?.isStyle == true }
      if !styled.isEmpty, !hasEffect {
        settings.remarks.warnings.append(
          "--look \(look.name)=\(look.file.excerpt(longest: 4096)) has no key for this control, so the look has no style"
        )
      }
      messages += try settings.messages()
      looks.append((look.name, ControlScript.look(shown.controlled, settings.picture)))
      page.looks.append((look.name, settings, shown))
      if !parts.contains(shown.controlled.part) { parts.append(shown.controlled.part) }
    }
    let script = ControlScript(
      parts: parts, looks: looks, name: control.name, languages: control.languages,
      words: control.words.map { $0.escaped([",": "\\,"]) }.joined(separator: ","),
      command: ["emoji-rate"] + arguments,
      version: version
    ).text
    guard let folder = outputFolder else {
      return Command.Outcome(output: script, path: output, messages: messages)
    }
    let files = [
      ("rating.js", script), ("rating.d.ts", ControlTypes(settings: control).text),
      ("index.html", page.text),
    ]
    return Command.Outcome(
      .folder(
        ControlFolder(
          path: folder, files: files.map { ControlFolder.File(name: $0, text: $1) },
          isForced: export.isForced)), messages: messages)
  }
}

extension Settings {
  /// The settings of a look before its style file is read.
  private func settings(of look: ControlSettings.Look) -> Settings {
    var settings = Settings()
    settings.style.file = look.file
    settings.remarks.isStrict = remarks.isStrict
    // All looks share the scale of the command line; a count of a look's own changes its maximum.
    for name in ["minimum", "maximum", "step", "count"] {
      try? settings.picture.set(name, to: try? picture.text(of: name))
    }
    return settings
  }
}

extension PictureKind {
  /// The type of its pictures in a control.
  var controlled: any ControlledPicture.Type {
    guard let kind = type as? any ControlledPicture.Type else {
      fatalError("no control shows \(self)")
    }
    return kind
  }
}

/// A folder with a script, its types and a page to try it, and a manifest of them.
struct ControlFolder: Equatable, Sendable {
  let path: String
  let files: [File]
  /// Whether files of others may be overwritten.
  let isForced: Bool

  struct File: Equatable, Sendable {
    let name: String
    let text: String
  }

  private var folder: OwnedFolder {
    OwnedFolder(path, isForced: isForced, inputs: InputFiles([]))
  }

  var paths: [String] { files.map { folder.path(of: $0.name) } }

  /// Writes the files whose names no file of somebody else has.
  func write() throws(CommandError) {
    let folder = folder
    do {
      try folder.open()
      for file in files { try folder.reserve(file.name) }
      try folder.begin("control")
      for file in files { try folder.write(Array(file.text.utf8), to: file.name) }
      try folder.finish()
    } catch {
      _ = folder.stop()
      throw ExportRun.error(error, at: folder.currentPath)
    }
  }
}
