/// The files that the command reads, which no output may replace.
struct InputFiles {
  private var identities: [(device: dev_t, file: ino_t, path: String)] = []

  init(_ paths: [String]) {
    for path in paths {
      var status = stat()
      let isThere = path == "-" ? fstat(SystemCalls.standardInput, &status) : stat(path, &status)
      if isThere == 0, status.isRegular {
        identities.append((status.st_dev, status.st_ino, InputFile.name(path)))
      }
    }
  }

  /// Refuses to replace a file of this status.
  func check(_ status: stat, at path: String) throws(CommandError) {
    guard
      let file = identities.first(where: { $0.file == status.st_ino && $0.device == status.st_dev })
    else { return }
    throw .inTheWay(
      "the output \(path.quoted) is the input \(file.path.quoted), which it would replace; give another --output"
    )
  }

  func check(_ path: String) throws(CommandError) {
    var status = stat()
    if stat(path, &status) == 0 { try check(status, at: path) }
  }
}

extension Settings {
  /// The files that are read.
  var inputFiles: InputFiles {
    let isStandardInput = input.values.contains(.standardInput) || draw.value == .standardInput
    return InputFiles(
      input.paths + [style.file].compactMap { $0 } + control.looks.map(\.file)
        + style.drawnFiles.map(\.path) + style.readPaths
        + (isStandardInput ? ["-"] : []))
  }
}
