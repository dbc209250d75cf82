/// The processor cores that this process may use.
enum Cores {
  static let count: Int = {
    // Linux lists the cores in one line, as a mask.
    if let file = try? SystemCalls.openForReading("/proc/self/status") {
      defer { close(file) }
      let status = try? SystemCalls.bytes(of: file, size: 1 << 12)
      let lines = (status ?? []).split(separator: UInt8(ascii: "\n"))
      if let mask = lines.first(where: { $0.starts(with: "Cpus_allowed:".utf8) }) {
        let digits = mask.dropFirst(13).compactMap {
          Character(Unicode.Scalar($0)).hexDigitValue
        }
        return max(1, digits.reduce(0) { $0 + $1.nonzeroBitCount })
      }
    }
    return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }()
}
