import EmojiRate

/// The properties that all pictures of an export share, such as their looks and files.
final class PictureSet {
  let job: ExportJob
  let noun: String
  /// The template of the file names, without endings.
  let template: TextTemplate
  /// The template of the titles; nil if the command has nothing to fill in.
  let title: TextTemplate?
  /// The problem of a picture without a name; nil if no template has the name.
  let problemWithoutName: String?
  /// A renderer for each look; the look for light pages comes first.
  let looks: [Renderer]
  /// Whether both looks of `--pair` are equal, so that the export makes only one of them.
  let hasEqualLooks: Bool
  /// The attributes `width` and `height` of an image in HTML, in whole pixels, rounded up.
  let imageSize: String
  /// The kinds of files to write for each picture.
  let outputs: [any Output]

  init(_ job: ExportJob) throws(CommandError) {
    let kind = job.type
    let settings = job.settings.picture
    let export = job.settings.export
    try job.settings.checkPair(of: kind)
    self.job = job
    noun = kind.noun(in: settings)
    template = try TextTemplate(
      export.nameTemplate ?? noun + "-{value}", option: "--name-template")
    if template.text.contains(where: { $0 == "/" || $0 == "\\" }) {
      throw .data("--name-template has a slash, and all files go into one folder; leave it out")
    }
    let title = try job.settings.titleTemplate(
      filled: ["name", job.isOfGroups ? "number" : "line", "percent"])
    self.title = title
    let option =
      template.usesNames ? "--name-template" : title?.usesNames == true ? "--title" : nil
    problemWithoutName = option.map {
      "there is no name, and \($0) has {name}; write one, or say which column with --name-column"
    }
    let looks = job.settings.looks(of: kind, title: title)
    let areEqual =
      looks.count > 1
      && [job.scale.minimum, job.scale.maximum].allSatisfy { value in
        let documents = looks.map { kind.document($0.settings, at: value) }
        return documents[0] == documents[1]
      }
    hasEqualLooks = areEqual
    self.looks = areEqual ? [looks[0]] : looks
    let size = kind.sampleSize(settings)
    let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    imageSize = " width=\"\(width)\" height=\"\(height)\""
    outputs = export.outputs.all
    if let ending = outputs.map(\.ending).first(where: template.text.lowercased().hasSuffix) {
      throw .data(
        "--name-template \(template.text.quoted) ends in \(ending), which every file gets anyway; "
          + "leave it out")
    }
  }

  func label(of shown: NamedSubject) -> String {
    String(decoding: template.filled(shown, on: job.scale), as: UTF8.self)
  }

  /// The error for two pictures with the same label.
  ///
  /// If the template itself is the reason, the export stops. Skipping a line would not help.
  func collision(_ label: String) -> ReadingError {
    guard template.isPerLine || template.usesValues else {
      return .usage(
        "--name-template \(template.text.quoted) gives every picture the same name; "
          + "it needs {value}, {name} or {line}")
    }
    if let title, title.isPerLine, !template.isPerLine {
      return .usage(
        "--title \(title.text.quoted) differs from line to line, and the file names "
          + "\(template.text.quoted) do not; give --name-template '{name}', or one with {line}")
    }
    return .line(
      "\(label.quoted) is the name of another picture too; "
        + "tell them apart with {value}, {name} or {line} in --name-template")
  }
}
