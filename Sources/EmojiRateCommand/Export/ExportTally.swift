/// What became of the pictures of an export, and of the files of earlier ones.
struct ExportTally {
  /// How many pictures there are, by the most that became of any of their files.
  var pictures: [OutputFolder.Change: Int] = [:]
  private var (removedCount, leftoverCount, editedCount) = (0, 0, 0)

  /// Removes, or hands out as left over, what earlier exports have written and this one has not.
  ///
  /// A file that somebody has changed is never removed.
  mutating func handleRest(
    in folder: OutputFolder, prunes: Bool, _ isLeft: (EarlierFiles.Listed) -> Void
  ) throws {
    try folder.earlier?.visitRest { listed, isOwn in
      guard try folder.status(listed.name)?.isRegular == true else { return }
      if prunes, isOwn {
        try folder.remove(listed.name)
        removedCount += 1
      } else {
        isLeft(listed)
        if isOwn { leftoverCount += 1 } else { editedCount += 1 }
      }
    }
  }

  /// It in words, those of pictures first.
  var parts: [String] {
    var parts = [OutputFolder.Change.new, .changed, .unchanged].compactMap { change in
      pictures[change].map { "\(Messages.count($0)) \(change.rawValue)" }
    }
    if removedCount > 0 { parts.append("\(Messages.count(removedCount, "file")) removed") }
    if editedCount > 0 {
      parts.append("\(Messages.count(editedCount, "edited file")) left, to be removed by hand")
    }
    if leftoverCount > 0 {
      let files = Messages.count(leftoverCount, "file")
      parts.append("\(files) of earlier exports left; --prune removes them")
    }
    return parts
  }
}
