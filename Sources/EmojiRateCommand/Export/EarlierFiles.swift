/// The files in a folder that earlier exports have written, according to their manifests.
///
/// A file counts only while it has both the name and the digest from a manifest. A name without a digest is
/// a class of a stylesheet, or somebody added it to the list.
final class EarlierFiles {
  /// A file that a manifest lists.
  struct Listed: Equatable {
    var name = ""
    /// The digest of the written bytes.
    var digest = ""
  }

  private unowned let folder: OutputFolder
  /// The hashes of each name with its digest.
  private var written: Set<Int> = []
  /// The keys of the names that this export has not kept yet.
  private var rest: Set<Int> = []
  /// The manifests, open until the process ends.
  ///
  /// One may be the unfinished manifest of a killed export.
  private var manifests: [Int32] = []
  /// Whether `manifest.json` does not exist or is the manifest of an export.
  private(set) var isReplaceable = true

  /// Reads the manifests in the folder.
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
          // Growing step by step would need half as much memory again, too much for many names.
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

  /// Whether an earlier export wrote this file, nobody has edited it, and this export has not kept it yet.
  ///
  /// It reads the file each time, because somebody can edit it while an export runs.
  func owns(_ name: String) throws -> Bool {
    guard rest.contains(PortableName.key(name)), let digest = try folder.digest(name) else {
      return false
    }
    return written.contains(Self.hash(name, digest.text))
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

  /// A hash of the bytes, because names that differ only in case are different files on most systems.
  private static func hash(_ name: String, _ digest: String) -> Int {
    var hasher = Hasher()
    for text in [name, digest] {
      for byte in text.utf8 { hasher.combine(byte) }
      hasher.combine(0 as UInt8)
    }
    return hasher.finalize()
  }
}
