/// The files in a folder that earlier exports have written, by their manifests.
///
/// A file is theirs only while it has both the name and the digest that a manifest gives it. A name without a
/// digest is no file, but a class of a stylesheet, or was put into the list by somebody.
final class EarlierFiles {
  /// A file that a manifest lists.
  struct Listed: Equatable {
    var name = ""
    /// The digest of what was written.
    var digest = ""
  }

  private unowned let folder: OutputFolder
  /// The hashes of every name together with its digest.
  private var written: Set<Int> = []
  /// The keys of the names that have not been kept yet.
  private var rest: Set<Int> = []
  /// The manifests, open as long as the process is; one may be what a killed export had written of its
  /// own.
  private var manifests: [Int32] = []
  /// Whether the manifest that is there, if any, is that of an export.
  private(set) var isReplaceable = true

  /// Reads the manifests.
  init(_ folder: OutputFolder) throws {
    self.folder = folder
    for name in [Manifest.name, OutputFolder.temporaryName(Manifest.name)] {
      guard let status = try folder.status(name) else { continue }
      var isOurs = false
      if let file = try folder.openReadable(name, status) {
        manifests.append(file)
        isOurs = try ManifestReader.visit(ByteInput(file)) { listed in
          written.insert(Self.hash(listed.name, listed.digest))
          rest.insert(PortableName.key(listed.name))
          // Growing takes half as much again, which many names have no room for.
          if rest.count == 1 << 12 {
            written.reserveCapacity(ValuePlan.mostNames)
            rest.reserveCapacity(ValuePlan.mostNames)
          }
          guard rest.count <= ValuePlan.mostNames else {
            throw CommandError.inTheWay(
              "the list in \(folder.path(of: Manifest.name).quoted) has more than "
                + "\(Messages.count(ValuePlan.mostNames)) files; export into a new folder")
          }
        }
      }
      if !isOurs, name == Manifest.name { isReplaceable = false }
    }
  }

  /// Whether the file of this name is one of theirs, nobody has changed it since, and it has not been kept yet.
  ///
  /// The file is read now, as somebody can change it while an export runs.
  func owns(_ name: String) throws -> Bool {
    guard rest.contains(PortableName.key(name)), let digest = try folder.digest(name) else {
      return false
    }
    return written.contains(Self.hash(name, digest.text))
  }

  /// Notes that a file is written again.
  func keep(_ name: String) {
    if !rest.isEmpty { rest.remove(PortableName.key(name)) }
  }

  /// Hands out the files that have not been kept, each once, and whether they are still as they were written.
  func visitRest(_ visit: (Listed, _ isOwn: Bool) throws -> Void) throws {
    for file in manifests where !rest.isEmpty {
      _ = try ManifestReader.visit(ByteInput(file)) { listed in
        guard rest.contains(PortableName.key(listed.name)) else { return }
        try visit(listed, owns(listed.name))
        keep(listed.name)
      }
    }
  }

  /// A hash of the bytes, as names that differ in case alone are different files on most systems.
  private static func hash(_ name: String, _ digest: String) -> Int {
    var hasher = Hasher()
    for text in [name, digest] {
      for byte in text.utf8 { hasher.combine(byte) }
      hasher.combine(0 as UInt8)
    }
    return hasher.finalize()
  }
}
