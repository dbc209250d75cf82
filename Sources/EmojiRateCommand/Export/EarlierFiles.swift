/// The files in a folder that earlier exports have written and nobody has changed since, by their
/// manifests.
final class EarlierFiles {
  /// The name of a file that a manifest lists.
  struct Listed: Equatable {
    var name: String
    /// The digest of what was written; nil in lists that have none.
    var digest: String?
  }

  private var keys: Set<Int> = []
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
          guard let digest = try folder.digest(listed.name),
            listed.digest == nil || listed.digest == digest.text
          else { return }
          keys.insert(PortableName.key(listed.name))
          // Growing takes half as much again, which many names have no room for.
          if keys.count == 1 << 12 { keys.reserveCapacity(ExportPlan.mostNames) }
          guard keys.count <= ExportPlan.mostNames else {
            throw CommandError.inTheWay(
              "the list in \(folder.path(of: Manifest.name).quoted) has more than "
                + "\(Messages.count(ExportPlan.mostNames)) files; export into a new folder")
          }
        }
      }
      if !isOurs, name == Manifest.name { isReplaceable = false }
    }
  }

  /// Whether a file is one of theirs that has not been kept yet.
  func contains(_ name: String) -> Bool { keys.contains(PortableName.key(name)) }

  /// Notes that a file is written again.
  func keep(_ name: String) {
    if !keys.isEmpty { keys.remove(PortableName.key(name)) }
  }

  /// Hands out the files that have not been kept, each once.
  func visitRest(_ visit: (Listed) throws -> Void) throws {
    for file in manifests where !keys.isEmpty {
      _ = try ManifestReader.visit(ByteInput(file)) { listed in
        if keys.remove(PortableName.key(listed.name)) != nil { try visit(listed) }
      }
    }
  }
}
