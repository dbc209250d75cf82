/// The results for each picture and file of an export, for the summary line and for programs: `manifest.json`.
///
/// In the manifest every file has one line. `leftover` lists files of earlier exports that this one has not
/// written, so that later exports can tell them from other people's files.
final class ExportLedger {
  private let folder: OutputFolder
  private let file: TemporaryFile
  private var digest = Digest()
  private lazy var output = ByteOutput { [unowned self] bytes throws(SystemCalls.Failure) in
    digest.update(bytes)
    try SystemCalls.write(bytes, to: file.descriptor)
  }
  /// The lists that have not begun: files that are no pictures, and files left by earlier exports.
  private var nextLists = ["others", "leftover"]
  private var isFirst = true

  /// The number of pictures by the greatest change to any of their files.
  private var pictures: [OutputFolder.Change: Int] = [:]
  private var (removedCount, leftoverCount, editedCount) = (0, 0, 0)

  init(noun: String, in folder: OutputFolder) throws {
    self.folder = folder
    folder.currentName = Manifest.name
    // A killed export may have left its list.
    unlinkat(folder.descriptor, Manifest.temporaryName, 0)
    file = try TemporaryFile(Manifest.temporaryName, in: folder.descriptor)
    output.append("{\"generator\":\"emoji-rate\",\"picture\":\"\(noun)\",\"files\":[")
  }

  // MARK: Lists

  /// Lists a picture before its files are written, so that a killed export's files are known as its own.
  ///
  /// - Parameters:
  ///   - text: The accessible text of the picture.
  ///   - describe: Writes the members of the picture, such as its value.
  func list(_ files: [PictureFile], text: String, _ describe: (ByteOutput) -> Void) {
    for file in files {
      beginFile(file.name)
      describe(output)
      output.append(",\"alt\":", quoted: text.utf8)
      let (width, height) = (Messages.plain(file.size.width), Messages.plain(file.size.height))
      output.append(",\"width\":\(width),\"height\":\(height)")
      output.append(",\"bytes\":\(file.bytes.count),\"digest\":\"\(file.digest.text)\"")
      output.append(file.isDark ? ",\"scheme\":\"dark\"}" : "}")
    }
  }

  /// Lists a file that is no picture, and writes it.
  func write(_ bytes: [UInt8], to name: String) throws {
    begin("others")
    let digest = Digest(bytes)
    list(name, digest: digest.text)
    try flush()
    try folder.write(bytes, to: name, folder.change(name, to: digest))
  }

  private func list(_ name: String, digest: String, label: String? = nil) {
    beginFile(name)
    if let label { output.append(",\"group\":", quoted: label.utf8) }
    output.append(",\"digest\":\"\(digest)\"}")
  }

  private func beginFile(_ name: String) {
    output.append(isFirst ? "\n{\"name\":" : ",\n{\"name\":", quoted: name.utf8)
    isFirst = false
  }

  /// Begins a list and all lists before it, unless it has begun.
  private func begin(_ list: String) {
    while nextLists.contains(list) {
      output.append("\n],\"\(nextLists.removeFirst())\":[")
      isFirst = true
    }
  }

  func flush() throws {
    folder.currentName = Manifest.name
    try output.flush()
  }

  private func finish() throws {
    try flush()
    try folder.finish(file, as: Manifest.name, folder.change(Manifest.name, to: digest))
  }

  // MARK: Results

  /// The number of pictures in the folder.
  var doneCount: Int { pictures.values.reduce(0, +) }

  /// Counts a written picture with the greatest of the changes of its files.
  func count(_ changes: [OutputFolder.Change]) {
    guard let change = OutputFolder.Change.allCases.last(where: changes.contains) else { return }
    pictures[change, default: 0] += 1
  }

  /// Removes the files of earlier exports that this one has not written, or lists them as left over.
  ///
  /// Files that somebody has edited always stay.
  ///
  /// - Parameter lists: Whether to print the name of each file that is removed.
  func handleRest(prunes: Bool, lists: Bool = false) throws {
    begin("leftover")
    try folder.earlier?.visitRest { listed, isOwn in
      guard try folder.status(listed.name)?.isRegular == true else { return }
      if prunes, isOwn {
        try folder.remove(listed.name)
        if lists { SystemCalls.say("emoji-rate: removed \(folder.path(of: listed.name).quoted)\n") }
        removedCount += 1
      } else {
        list(listed.name, digest: listed.digest, label: listed.label)
        if isOwn { leftoverCount += 1 } else { editedCount += 1 }
      }
    }
  }

  /// Ends the manifest.
  ///
  /// - Parameter members: Further members, each with a comma behind it.
  func end(_ members: String) throws {
    endLists(members, isComplete: true)
    try finish()
  }

  /// Ends the manifest of an export that could not finish.
  ///
  /// Without it, the next export would take the pictures for somebody else's. It lists all of them.
  func stop() {
    guard folder.hasWritten else { return file.drop() }
    try? handleRest(prunes: false)
    endLists("", isComplete: false)
    try? finish()
  }

  private func endLists(_ members: String, isComplete: Bool) {
    begin("leftover")
    output.append("\n],\(members)\"complete\":\(isComplete)}\n")
  }

  var results: [String] {
    var results = [OutputFolder.Change.new, .changed, .unchanged].compactMap { change in
      pictures[change].map { "\(Messages.count($0)) \(change.rawValue)" }
    }
    if removedCount > 0 { results.append("\(Messages.count(removedCount, "file")) removed") }
    return results
  }

  /// Remarks about files of earlier exports that stay.
  var remarks: [String] {
    var remarks: [String] = []
    if editedCount > 0 {
      remarks.append("\(Messages.count(editedCount, "edited file")) left, to be removed by hand")
    }
    if leftoverCount > 0 {
      let files = Messages.count(leftoverCount, "file")
      remarks.append(
        "\(files) of earlier exports left, --prune removes \(leftoverCount == 1 ? "it" : "them")")
    }
    return remarks
  }
}

extension ByteOutput {
  /// Appends `before`, and UTF-8 text as a JSON string.
  func append(_ before: String, quoted text: some Collection<UInt8>) {
    append(before)
    append(text.inJSON)
  }
}
