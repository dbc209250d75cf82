/// The files in a folder that earlier exports have written, by their manifests.
final class EarlierFiles {
  /// The name of a file that a manifest lists.
  struct Listed: Equatable {
    var name: String
    /// The digest of what was written; nil in lists that have none.
    var digest: String?
  }

  /// Whether nobody has changed a file since, by the keys of the names.
  private var files: [Int: Bool] = [:]
  /// The manifests, open as long as the process is; one may be what a killed export had written of its
  /// own.
  private var manifests: [Int32] = []
  /// Whether the manifest that is there, if any, is that of an export.
  private(set) var isReplaceable = true

  /// Reads the manifests, and every file that they list.
  init(_ folder: OutputFolder) throws {
    for name in [Manifest.name, OutputFolder.temporaryName(Manifest.name)] {
      guard let status = try folder.status(name) else { continue }
      var isOurs = false
      if let file = try folder.openReadable(name, status) {
        manifests.append(file)
        isOurs = try ManifestReader.visit(ByteInput(file)) { listed in
          guard let digest = try folder.digest(listed.name) else { return }
          let isUnchanged = listed.digest == nil || listed.digest == digest.text
          let key = PortableName.key(listed.name)
          files[key] = isUnchanged || files[key] == true
          // Growing takes half as much again, which many names have no room for.
          if files.count == 1 << 12 { files.reserveCapacity(ExportPlan.mostNames) }
          guard files.count <= ExportPlan.mostNames else {
            throw CommandError.inTheWay(
              "the list in \(folder.path(of: Manifest.name).quoted) has more than "
                + "\(Messages.count(ExportPlan.mostNames)) files; export into a new folder")
          }
        }
      }
      if !isOurs, name == Manifest.name { isReplaceable = false }
    }
  }

  /// Whether a file is one of theirs that nobody has changed and that has not been kept yet.
  func contains(_ name: String) -> Bool { files[PortableName.key(name)] == true }

  /// Notes that a file is written again.
  func keep(_ name: String) {
    if !files.isEmpty { files[PortableName.key(name)] = nil }
  }

  /// Hands out the files that have not been kept, each once, and whether somebody has changed it.
  func visitRest(_ visit: (Listed, _ isEdited: Bool) throws -> Void) throws {
    for file in manifests where !files.isEmpty {
      _ = try ManifestReader.visit(ByteInput(file)) { listed in
        if let isUnchanged = files.removeValue(forKey: PortableName.key(listed.name)) {
          try visit(listed, !isUnchanged)
        }
      }
    }
  }
}
