/// A folder that stays unchanged: the dry run prints the change of each file on a line.
final class DryRun: OutputFolder {
  private let report = ByteOutput(SystemCalls.standardOutput)

  override var keepsFiles: Bool { false }

  /// Refuses a path where no folder can be created.
  override func make() throws(SystemCalls.Failure) {
    var parent = SystemCalls.parent(of: path)
    while !parent.isEmpty, !SystemCalls.exists(parent) {
      parent = SystemCalls.parent(of: String(parent.dropLast()))
    }
    try SystemCalls.checked(access(parent.isEmpty ? "." : parent, W_OK | X_OK))
  }

  /// Refuses a folder without write permission.
  override func clean() throws {
    if descriptor >= 0 { try SystemCalls.checked(faccessat(descriptor, ".", W_OK | X_OK, 0)) }
  }

  override func begin(_ temporaryName: String) throws -> TemporaryFile? { nil }

  override func replace(_ file: TemporaryFile?, _ name: String, _ change: Change) throws {
    report.append("\(change.rawValue) \(name)\n")
  }

  override func remove(_ name: String) throws { report.append("remove \(name)\n") }

  override func end() throws { try report.end() }

  override var remark: String { "; a dry run, nothing was touched" }
}
