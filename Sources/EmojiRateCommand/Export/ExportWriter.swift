/// Draws each picture of an export once, and writes the files.
final class ExportWriter {
  let folder: OwnedFolder
  let plan: ExportPlan
  private let settings: ExportSettings

  /// The pictures that are not written yet, with their accessible texts and files.
  private var waiting: [(shown: NamedSubject, text: String, files: [PictureFile])] = []

  init(_ plan: ExportPlan, path: String) {
    self.plan = plan
    settings = plan.pictures.job.settings.export
    folder = OwnedFolder(
      path, isForced: settings.isForced, inputs: plan.pictures.job.settings.inputFiles)
  }

  /// Opens the folder; throws if the export would overwrite an input or a file of the user.
  ///
  /// - Returns: The file name of each picture, without tag and extension.
  func check() throws -> [String] {
    try folder.open()
    if settings.hasSheet { try folder.reserve(ContactSheet.name) }
    let stems = plan.stems(keeping: folder.earlier)
    guard !folder.isNew else { return stems }
    for stem in stems {
      try Interruption.check()
      for name in plan.names(stem) { try folder.reserve(name) }
    }
    return stems
  }

  func write(_ stems: [String]) throws {
    let pictures = plan.pictures
    try folder.begin(pictures.noun)
    // The PNG files of a group are drawn at the same time. Then the manifest lists all files of the
    // group, and then they are written.
    let groupSize = pictures.outputs.allSatisfy(\.isText) ? 64 : Cores.count
    var sheet = ContactSheet(plan)
    for (index, stem) in stems.enumerated() {
      try Interruption.check()
      let shown = plan.shown(index)
      let drawn = pictures.looks.map { $0.drawn(shown) }
      let files = drawn.flatMap { drawn in
        pictures.outputs.map { PictureFile(drawn, stem, $0) }
      }
      let text = drawn[0].text
      waiting.append((shown, text, files))
      if settings.hasSheet { sheet.add(shown, stem, text) }
      if waiting.count >= groupSize { try writeGroup() }
    }
    try writeGroup()
    if settings.hasSheet { try folder.write(sheet.page, to: ContactSheet.name) }
    try folder.finish(prunes: settings.prunes, saysNames: !settings.isQuiet, plan.members)
  }

  private func writeGroup() throws {
    Cores.draw(waiting.flatMap(\.files).filter { $0.pixelCount > 0 })
    for (shown, text, files) in waiting {
      for file in files {
        try file.compare(in: folder)
        folder.list(file) { manifest in
          plan.describe(shown, manifest)
          file.describe(text, manifest)
        }
      }
    }
    try folder.flush()
    for (_, _, files) in waiting {
      try Interruption.check()
      try folder.write(files)
      #if DEBUG
        if folder.doneCount == 2 { Interruption.pause() }
      #endif
    }
    waiting.removeAll(keepingCapacity: true)
  }
}
