/// The files in a folder that earlier exports have written, according to their manifests.
///
/// A file counts only while it has both the name and the digest from a manifest. All others are the user's.
final class EarlierFiles {
  private unowned let folder: OutputFolder
  /// Whether the folder had a manifest before this export.
  private let hasManifest: Bool
  /// Whether files of others may be overwritten.
  let isForced: Bool
  private let inputs: InputFiles
  /// The files of the manifest, and of the unfinished manifest of a killed export.
  private let files: [Manifest.File]
  /// Each name with its digest behind a slash, which no name has.
  private let written: Set<String>
  /// The keys of the names that this export has not kept yet.
  private var rest: Set<String>

  /// Reads the manifests in the folder; only `isForced` accepts a `manifest.json` of somebody else.
  init(_ folder: OutputFolder, isForced: Bool, inputs: InputFiles) throws {
    (self.folder, self.isForced, self.inputs) = (folder, isForced, inputs)
    hasManifest = try folder.status(Manifest.name) != nil
    let listed = try Self.files(Manifest.name, in: folder)
    files =
      (listed ?? [])
      + (try Self.files(Manifest.temporaryName, in: folder) ?? [])
    written = Set(files.map { "\($0.name)/\($0.digest)" })
    rest = Set(files.map { FileNames.key($0.name) })
    guard isForced || listed != nil || !hasManifest else {
      throw CommandError.inTheWay(
        "\(folder.path(of: Manifest.name).quoted) is not the list of an export; "
          + "choose another folder, or overwrite it with --force")
    }
    guard let status = try folder.status(Manifest.name) else { return }
    if status.isFolder { throw SystemCalls.Failure(code: EISDIR) }
    try inputs.check(status, at: folder.path(of: Manifest.name))
  }

  private static func files(_ name: String, in folder: OutputFolder) throws -> [Manifest.File]? {
    guard let file = try folder.openReadable(name) else { return nil }
    defer { close(file) }
    return try Manifest.files(ByteInput(file))
  }

  /// Whether an earlier export wrote this file, nobody has edited it, and this export has not kept it yet.
  ///
  /// It reads the file each time, because somebody can edit it while an export runs.
  private func owns(_ name: String) throws -> Bool {
    guard rest.contains(FileNames.key(name)), let digest = try folder.digest(name) else {
      return false
    }
    return written.contains("\(name)/\(digest.text)")
  }

  func keep(_ name: String) {
    if !rest.isEmpty { rest.remove(FileNames.key(name)) }
  }

  /// Calls `visit` once with each file that this export has not kept, and whether it is unedited.
  func visitRest(_ visit: (Manifest.File, _ isOwn: Bool) throws -> Void) throws {
    for file in files where rest.contains(FileNames.key(file.name)) {
      try visit(file, owns(file.name))
      keep(file.name)
    }
  }

  /// Refuses to replace a folder, and a file that no export has written.
  func check(_ name: String) throws {
    guard let status = try folder.status(name) else { return }
    if status.isFolder { throw SystemCalls.Failure(code: EISDIR) }
    try inputs.check(status, at: folder.path(of: name))
    if try !isForced && !owns(name) { throw inTheWay(name) }
  }

  /// Checks again just before a changed file replaces another: somebody may have edited that meanwhile.
  ///
  /// Only a change of the few microseconds between this check and the renaming is lost.
  func checkReplacing(_ name: String) throws {
    if name != Manifest.name || !hasManifest { try check(name) }
  }

  func inTheWay(_ name: String) -> CommandError {
    .inTheWay(
      "\(folder.path(of: name).quoted) exists, and no export has written it like this; "
        + "move it away, or overwrite it with --force")
  }
}
