/// What is looked at before anything is written.
extension ExportWriter {
  /// Refuses to overwrite what is somebody else's, and what cannot be overwritten.
  func check(_ source: inout ValueSource, _ plan: ExportPlan) throws(ExportError) {
    guard let folder, let earlier, !folder.isFresh else { return }
    if earlier.isOverfull { throw .tooManyNames(path: joined(Manifest.name)) }
    if !settings.isForced { try checkLongFiles(folder, earlier) }
    guard names.hasFiles else { return }
    let foreign = try attempt { () throws(SystemCalls.Failure) in try earlier.foreignNames() }
    guard foreign.count > 0 else { return }
    try visit(&source, plan) { entry throws(ExportError) in
      for variant in variants {
        for ending in [".svg"] + names.scales.map(\.ending) {
          name.set(stem, variant.tag, ending)
          guard foreign.isOverfull || foreign.contains(PortableName.key(name.bytes)) else {
            continue
          }
          try checkPicture(folder) { ending == ".svg" ? variant.renderer.draw(entry.value) : nil }
        }
      }
    }
  }

  private func checkLongFiles(
    _ folder: OutputFolder, _ earlier: EarlierFiles
  ) throws(ExportError) {
    guard earlier.isReplaceable else { throw .foreignManifest(path: joined(Manifest.name)) }
    let sheet = settings.hasSheet ? [(name: ContactSheet.name, mark: ContactSheet.mark)] : []
    for single in names.singles + sheet {
      let isOurs = try Self.attempt(joined(single.name)) { () throws(SystemCalls.Failure) in
        try folder.begins(single.name, with: single.mark)
      }
      if !isOurs { throw .foreign(path: joined(single.name)) }
    }
  }

  /// Looks at the file that ``name`` names, which is somebody else's.
  ///
  /// - Parameter bytes: What would be written, where that is known.
  private func checkPicture(
    _ folder: OutputFolder, _ bytes: () -> UnsafeRawBufferPointer?
  ) throws(ExportError) {
    let isInTheWay = try attempt { () throws(SystemCalls.Failure) in
      guard let status = try folder.status(name.pointer) else { return false }
      if status.isFolder { throw SystemCalls.Failure(code: SystemCalls.isAFolder) }
      guard !settings.isForced else { return false }
      return try bytes().map { bytes throws(SystemCalls.Failure) in
        try folder.change(name.pointer, to: bytes) != .unchanged
      } ?? true
    }
    if isInTheWay { throw .foreign(path: joined(name.text)) }
  }
}
