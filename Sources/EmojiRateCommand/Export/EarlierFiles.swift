/// The files in a folder that earlier exports have written, by their manifests.
final class EarlierFiles {
  private let folder: OutputFolder
  private let names = NameSet()
  /// The manifests, one of which may be what a killed export had written of its own.
  private var files: [Int32] = []
  /// Whether the manifest that is there, if any, is that of an export.
  private(set) var isReplaceable = true

  init(_ folder: OutputFolder) throws(SystemCalls.Failure) {
    self.folder = folder
    guard !folder.isFresh else { return }
    for name in [Manifest.name, OutputFolder.temporaryName(Manifest.name)] {
      guard let status = try folder.status(name) else { continue }
      guard status.isRegular, let file = try folder.openReadable(name) else {
        if name == Manifest.name { isReplaceable = false }
        continue
      }
      var reader = ManifestReader(file: file)
      try reader.visitNames { names.insert(PortableName.key($0)) }
      if reader.isOurs {
        files.append(file)
      } else {
        SystemCalls.closeRead(file)
        if name == Manifest.name { isReplaceable = false }
      }
    }
  }

  deinit { for file in files { SystemCalls.closeRead(file) } }

  /// Whether there are more than can be told apart.
  var isOverfull: Bool { names.isOverfull }

  /// Notes that a file is written again.
  func keep(_ name: some Collection<UInt8>) {
    if !files.isEmpty { names.remove(PortableName.key(name)) }
  }

  /// Hands out the files that have not been kept, each once.
  func visitRest(
    _ visit: ([UInt8]) throws(SystemCalls.Failure) -> Void
  ) throws(SystemCalls.Failure) {
    for file in files where !names.isEmpty {
      var reader = ManifestReader(file: file)
      try reader.visitNames { name throws(SystemCalls.Failure) in
        let key = PortableName.key(name)
        guard names.contains(key) else { return }
        try visit(name)
        names.remove(key)
      }
    }
  }

  /// The names in the folder that are nobody's or somebody else's.
  func foreignNames() throws(SystemCalls.Failure) -> NameSet {
    let foreign = NameSet()
    try folder.visitNames { name in
      let bytes = UnsafeRawBufferPointer(start: name, count: SystemCalls.length(name))
      let key = PortableName.key(bytes)
      if !names.contains(key) { foreign.insert(key) }
    }
    return foreign
  }
}
