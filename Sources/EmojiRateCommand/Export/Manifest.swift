/// The list of an export's files: `manifest.json`.
///
/// It is read in any layout of the same JSON, because somebody may have formatted the file. Of a truncated
/// manifest, the beginning is read.
enum Manifest {
  static let name = "manifest.json"
  static let temporaryName = OwnedFolder.temporaryName + "." + name

  /// A listed file, with the digest of the written bytes and the label that named it.
  struct File {
    var name = ""
    var digest = ""
    var label: String?

    /// Whether it is a visible file of the folder itself, with a digest.
    fileprivate var isSafe: Bool {
      !digest.isEmpty && !name.isEmpty && !name.hasPrefix(".")
        && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }
  }

  /// A longer text is no file name.
  private static let longestText = 4096

  /// The listed files whose names are safe; nil if the bytes are not the manifest of an export.
  static func files(_ bytes: ByteInput) throws(ReadingError) -> [File]? {
    var reader = JSONReader(bytes, longestText: longestText)
    var files: [File] = []
    var (isOurs, key, file) = (false, "", File())
    do throws(ReadingError) {
      while case let token = try reader.next(), token != .end {
        let isText = token == .text || token == .key
        let text = isText ? String(decoding: reader.text, as: UTF8.self) : ""
        switch (token, reader.depth, key) {
        case (.text, 1, "generator"): isOurs = text == "emoji-rate"
        case (.text, 3, "name"): file.name = text
        case (.text, 3, "digest"): file.digest = text
        // The label of a file's name comes behind the group, if it is another one.
        case (.text, 3, "group"), (.text, 3, "label"): file.label = text
        case (.endObject, 2, _) where isOurs && file.isSafe: files.append(file)
        default: break
        }
        // An object in the description of a file is no file.
        if reader.depth < 3 || token == .beginObject && reader.depth == 3 { file = File() }
        key = token == .key ? text : ""
      }
    } catch {
      if case .json = error {} else { throw error }
    }
    return isOurs ? files : nil
  }
}

/// Writes a manifest, in which every file has one line.
///
/// Behind the pictures, `others` lists files that are no pictures. `leftover` lists files of earlier exports that this
/// one has not written, so that later exports can tell them from other people's files.
final class ManifestWriter {
  let file: TemporaryFile
  private(set) var digest = Digest()
  private(set) lazy var output = ByteOutput { [unowned self] bytes throws(SystemCalls.Failure) in
    digest.update(bytes)
    try SystemCalls.write(bytes, to: file.descriptor)
  }
  /// The lists that have not begun.
  private var nextLists = ["others", "leftover"]
  private var isFirst = true

  init(_ noun: String, _ file: TemporaryFile) {
    self.file = file
    output.append("{\"generator\":\"emoji-rate\",\"picture\":\"\(noun)\",\"files\":[")
  }

  /// Begins a list and all lists before it, unless it has begun.
  func begin(_ list: String) {
    while nextLists.contains(list) {
      output.append("\n],\"\(nextLists.removeFirst())\":[")
      isFirst = true
    }
  }

  /// Lists a file, with the members that `members` appends, each with a comma before it.
  func list(
    _ name: String, _ digest: Digest, isDark: Bool = false,
    _ members: (ByteOutput) -> Void = { _ in }
  ) {
    beginFile(name)
    members(output)
    output.append(",\"digest\":\"\(digest.text)\"" + (isDark ? ",\"scheme\":\"dark\"}" : "}"))
  }

  func listLeftover(_ listed: Manifest.File) {
    beginFile(listed.name)
    if let label = listed.label { output.append(",\"group\":", quoted: label.utf8) }
    output.append(",\"digest\":\"\(listed.digest)\"}")
  }

  private func beginFile(_ name: String) {
    output.append(isFirst ? "\n{\"name\":" : ",\n{\"name\":", quoted: name.utf8)
    isFirst = false
  }

  /// - Parameter members: Further members, each with a comma behind it.
  func end(_ members: String, isComplete: Bool) {
    begin("leftover")
    output.append("\n],\(members)\"complete\":\(isComplete)}\n")
  }
}

extension ByteOutput {
  /// Appends `before`, and UTF-8 text as a JSON string.
  func append(_ before: String, quoted text: some Collection<UInt8>) {
    append(before)
    append(text.inJSON)
  }
}

/// A checksum that shows whether a file is unedited: FNV-1a with 64 bits,
/// [draft-eastlake-fnv](https://datatracker.ietf.org/doc/html/draft-eastlake-fnv).
struct Digest: Equatable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(_ bytes: [UInt8]) { bytes.withUnsafeBytes { update($0) } }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
