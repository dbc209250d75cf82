import EmojiRate
import EmojiRateControl

extension Settings {
  /// The folder of `--output`; nil if the output is a file.
  var outputFolder: String? {
    output.flatMap { $0.hasSuffix("/") || SystemCalls.isFolder($0) ? $0 : nil }
  }
}

/// Writes the script of a form control, a folder with the script, or the element as markup.
struct ControlJob {
  private let page: ControlPage
  private let target: Target
  /// The command line, which the script contains as a comment.
  private let line: [String]
  private let messages: String

  private enum Target {
    case markup(Double)
    case script
    case folder(String)
  }

  /// - Parameter layerScale: The scale of the layers of one drawing.
  init(
    _ settings: Settings, _ picture: PictureKind, line: ArraySlice<String>,
    layersOn layerScale: ClosedRange<Double>
  ) throws(CommandError) {
    var settings = settings
    self.line = ["emoji-rate"] + line
    let scale = try picture.type.scale(&settings)
    var page = ControlPage(settings: settings, picture: picture)
    guard let markup = settings.control.markup else {
      target = settings.outputFolder.map { .folder($0) } ?? .script
      var messages = try settings.messages()
      for look in settings.control.looks {
        let styled = try Self.look(look, of: picture, settings, layersOn: layerScale)
        messages += try styled.settings.messages()
        page.looks.append((look.name, styled.settings, styled.picture))
      }
      self.page = page
      self.messages = messages
      return
    }
    let value = markup.value(on: scale)
    let limits = scale.minimum...scale.maximum
    settings.remarks.clamp("--markup", value, to: limits, given: markup.text)
    target = .markup(value)
    self.page = page
    messages = try settings.messages()
  }

  /// The settings from a look's style file, and its kind of picture.
  private static func look(
    _ look: ControlSettings.Look, of picture: PictureKind, _ shared: Settings,
    layersOn layerScale: ClosedRange<Double>
  ) throws(CommandError) -> (settings: Settings, picture: PictureKind) {
    var result = (settings: shared.settings(of: look), picture: picture)
    var styled = try result.settings.assign([], style: look.file, of: picture, .control(picture))
    // A face has no symbol, so a style with a symbol is the style of a row.
    if picture == .face, styled.contains(where: { $0.option.name == "symbol" }) {
      result = (shared.settings(of: look), .row)
      styled = try result.settings.assign([], style: look.file, of: .row, .control(.row))
    }
    try result.settings.readDrawing(of: result.picture, layersOn: layerScale)
    styled.removeAll { $0.option.name == StyleReader.schema.name }
    let table = OptionTable.control(result.picture)
    let hasEffect = styled.contains { table.option(named: $0.option.name)?.isStyle == true }
    if !styled.isEmpty, !hasEffect {
      result.settings.remarks.warnings.append(
        "--look \(look.name)=\(look.file.excerpt(longest: 4096)) has no key for this control, so the look has no style"
      )
    }
    return result
  }

  func outcome() -> Command.Outcome {
    let output = page.settings.output
    switch target {
    case .markup(let value):
      return Command.Outcome(
        output: page.element(value) + "\n", path: output, messages: messages)
    case .script: return Command.Outcome(output: script, path: output, messages: messages)
    case .folder(let path):
      let files = [
        ("rating.js", script), ("rating.d.ts", ControlTypes(settings: page.settings.control).text),
        ("index.html", page.text),
      ]
      let folder = ControlFolder(
        path: path, files: files.map { ControlFolder.File(name: $0, text: $1) },
        isForced: page.settings.export.isForced)
      return Command.Outcome(.folder(folder), messages: messages)
    }
  }

  private var script: String {
    let control = page.settings.control
    let looks = [("default", page.settings, page.picture)] + page.looks
    var parts: [ControlScript.Part] = []
    for (_, _, picture) in looks where !parts.contains(picture.controlled.part) {
      parts.append(picture.controlled.part)
    }
    return ControlScript(
      parts: parts,
      looks: looks.map { ($0, ControlScript.look($2.controlled, $1.picture)) },
      name: control.name, languages: control.languages,
      words: control.words.map { $0.escaped([",": "\\,"]) }.joined(separator: ","),
      command: line, version: version
    ).text
  }
}

extension Settings {
  /// The settings of a look before its style file is read.
  fileprivate func settings(of look: ControlSettings.Look) -> Settings {
    var settings = Settings()
    settings.style.file = look.file
    settings.remarks.isStrict = remarks.isStrict
    // All looks share the scale of the command line. Only a look's own `count` changes its maximum.
    for name in ["minimum", "maximum", "step", "count"] {
      try? settings.picture.set(name, to: try? picture.text(of: name))
    }
    return settings
  }
}

extension PictureKind {
  /// The type of picture in a control: a face or a row.
  var controlled: any ControlledPicture.Type { self == .face ? Face.self : StarRow.self }
}

/// The folder of a control: the script, its types, a page to try it, and a manifest of these files.
struct ControlFolder: Equatable, Sendable {
  let path: String
  let files: [File]
  /// Whether to overwrite files that no earlier `control` has written.
  let isForced: Bool

  struct File: Equatable, Sendable {
    let name: String
    let text: String
  }

  private var folder: OwnedFolder {
    OwnedFolder(path, isForced: isForced, inputs: InputFiles([]))
  }

  var paths: [String] { files.map { folder.path(of: $0.name) } }

  /// Writes the files; throws before the first one if it would overwrite a file of the user.
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
