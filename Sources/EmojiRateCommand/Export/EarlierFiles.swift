/// The files in a folder that earlier exports have written and nobody has changed since, by their
/// manifests.
final class EarlierFiles {
  /// The name of a file that a manifest lists.
  struct Listed: Equatable {
    var name: String
    /// The digest of what was written; nil in lists that have none.
    var digest: String?
  }

  private let folder: OutputFolder
  private var keys: Set<Int> = []
  /// The manifests, one of which may be what a killed export had written of its own.
  private var manifests: [Int32] = []
  /// Whether the manifest that is there, if any, is that of an export.
  private(set) var isReplaceable = true

  /// Reads the manifests, and every file that they list.
  init(_ folder: OutputFolder) throws {
    self.folder = folder
    guard !folder.isFresh else { return }
    for name in [Manifest.name, OutputFolder.temporaryName(Manifest.name)] {
      guard let status = try folder.status(name) else { continue }
      var isOurs = false
      if status.isRegular, let file = try folder.openReadable(name) {
        manifests.append(file)
        var reader = ManifestReader(ByteInput(file))
        try reader.visit { listed in if try isUnchanged(listed) { try insert(listed.name) } }
        isOurs = reader.isOurs
      }
      if !isOurs, name == Manifest.name { isReplaceable = false }
    }
  }

  deinit { for file in manifests { SystemCalls.closeRead(file) } }

  private func isUnchanged(_ listed: Listed) throws -> Bool {
    guard let digest = try folder.digest(listed.name) else { return false }
    return listed.digest == nil || listed.digest == digest.text
  }

  private func insert(_ name: String) throws {
    keys.insert(PortableName.key(name))
    // Growing takes half as much again, which many names have no room for.
    if keys.count == 1 << 12 { keys.reserveCapacity(ExportPlan.mostNames) }
    guard keys.count <= ExportPlan.mostNames else {
      throw ExportError.tooManyNames(path: folder.path(of: Manifest.name))
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
      var reader = ManifestReader(ByteInput(file))
      try reader.visit { listed in
        if keys.remove(PortableName.key(listed.name)) != nil { try visit(listed) }
      }
    }
  }

  /// The keys of the names in the folder that are nobody's or somebody else's, and of folders.
  func foreignKeys() throws -> Set<Int> {
    var foreign: Set<Int> = []
    try SystemCalls.visitNames(in: folder.descriptor) { name in
      let key = PortableName.key(name)
      if !keys.contains(key) { foreign.insert(key) }
    }
    return foreign
  }
}
