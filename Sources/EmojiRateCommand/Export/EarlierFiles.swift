/// The files in a folder that earlier exports have written, according to their manifests.
///
/// A file counts only while it has both the name and the digest from a manifest. A name without a digest is
/// a class of a stylesheet, or somebody added it to the list.
final class EarlierFiles {
  /// A file that a manifest lists, with the digest of the written bytes and the label that named it.
  typealias Listed = (name: String, digest: String, label: String?)

  private unowned let folder: OutputFolder
  /// Whether the folder had a manifest before this export.
  private let hasManifest: Bool
  /// Whether files of others may be overwritten.
  let isForced: Bool
  /// Each name with its digest behind a slash, which no name has.
  private var written: Set<String> = []
  /// The keys of the names that this export has not kept yet.
  private var rest: Set<String> = []
  /// The manifests, open until the process ends; one may be the unfinished manifest of a killed export.
  private var manifests: [Int32] = []

  /// The files that the export reads.
  private let inputs: InputFiles

  /// Reads the manifests in the folder; only `isForced` accepts a `manifest.json` of somebody else.
  init(_ folder: OutputFolder, isForced: Bool, inputs: InputFiles) throws {
    (self.folder, self.isForced, self.inputs) = (folder, isForced, inputs)
    let name = OutputFolder.manifest
    hasManifest = try folder.has(name)
    let isOurs = try read(name)
    _ = try read(OutputFolder.temporaryName(name))
    guard isForced || isOurs || !hasManifest else {
      throw CommandError.inTheWay(
        "\(folder.path(of: name).quoted) is not the list of an export; "
          + "choose another folder, or overwrite it with --force")
    }
    guard let status = try folder.status(name) else { return }
    if status.isFolder { throw SystemCalls.Failure(code: EISDIR) }
    try inputs.check(status, at: folder.path(of: name))
  }

  /// Reads a manifest; false if it is none.
  private func read(_ name: String) throws -> Bool {
    guard let (file, _) = try folder.openReadable(name) else { return false }
    manifests.append(file)
    return try ManifestReader.visit(ByteInput(file)) { listed in
      written.insert("\(listed.name)/\(listed.digest)")
      rest.insert(PortableName.key(listed.name))
    }
  }

  /// Whether an earlier export wrote this file, nobody has edited it, and this export has not kept it yet.
  ///
  /// It reads the file each time, because somebody can edit it while an export runs.
  func owns(_ name: String) throws -> Bool {
    guard rest.contains(PortableName.key(name)), let digest = try folder.digest(name) else {
      return false
    }
    return written.contains("\(name)/\(digest.text)")
  }

  /// Whether an unchanged file with this digest belongs to this export.
  ///
  /// A file that somebody else has put there with the same bytes stays theirs.
  func adopts(_ name: String, _ digest: Digest) -> Bool {
    isForced || written.contains("\(name)/\(digest.text)")
  }

  /// Notes that this export writes the file too.
  func keep(_ name: String) {
    if !rest.isEmpty { rest.remove(PortableName.key(name)) }
  }

  /// Calls `visit` once with each file that this export has not kept, and whether it is unedited.
  func visitRest(_ visit: (Listed, _ isOwn: Bool) throws -> Void) throws {
    for file in manifests where !rest.isEmpty {
      _ = try ManifestReader.visit(ByteInput(file)) { listed in
        guard rest.contains(PortableName.key(listed.name)) else { return }
        try visit(listed, owns(listed.name))
        keep(listed.name)
      }
    }
  }

  /// Refuses to replace a folder, and a file that no export has written.
  ///
  /// - Parameter bytes: The bytes to write, if they are known. A file with the same bytes is left as it is.
  func check(_ name: String, _ bytes: @autoclosure () -> [UInt8]? = nil) throws {
    guard let status = try folder.status(name) else { return }
    if status.isFolder { throw SystemCalls.Failure(code: EISDIR) }
    try inputs.check(status, at: folder.path(of: name))
    if try isForced || owns(name) { return }
    guard let bytes = bytes(), try folder.digest(name) == Digest(bytes) else {
      throw inTheWay(name)
    }
  }

  /// Checks again just before a changed file replaces another: somebody may have edited that meanwhile.
  ///
  /// Only a change of the few microseconds between this check and the renaming is lost.
  func checkReplacing(_ name: String) throws {
    if name != OutputFolder.manifest || !hasManifest { try check(name) }
  }

  func inTheWay(_ name: String) -> CommandError {
    .inTheWay(
      "\(folder.path(of: name).quoted) exists and differs from what an export wrote; "
        + "move it away, or overwrite it with --force")
  }
}
