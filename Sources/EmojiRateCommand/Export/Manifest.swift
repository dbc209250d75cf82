/// The list of an export's files: `manifest.json`.
///
/// The reader accepts any formatting of the JSON, because the user may have formatted the file. It
/// reads a truncated manifest as far as it goes.
enum Manifest {
  static let name = "manifest.json"
  static let temporaryName = OwnedFolder.temporaryName + "." + name

  /// A file in the list, with the digest of its bytes and the label that its name was made from.
  struct File {
    var name = ""
    var digest = ""
    var label: String?

    /// Whether the entry has a digest, and its name is a visible file directly in the folder.
    fileprivate var isSafe: Bool {
      !digest.isEmpty && !name.isEmpty && !name.hasPrefix(".")
        && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }
  }

  /// The maximum number of bytes to keep of a text; no file name is longer.
  private static let longestText = 4096

  /// The listed files with safe names; nil if the bytes are not a manifest of the command.
  static func files(_ bytes: ByteInput) throws(ReadingError) -> [File]? {
    var reader = JSONReader(bytes, longestText: longestText)
    var files: [File] = []
    var isOurs = false
    var key = ""
    var file = File()
    do throws(ReadingError) {
      while case let token = try reader.next(), token != .end {
        let isText = token == .text || token == .key
        let text = isText ? String(decoding: reader.text, as: UTF8.self) : ""
        switch (token, reader.depth, key) {
        case (.text, 1, "generator"): isOurs = text == "emoji-rate"
        case (.text, 3, "name"): file.name = text
        case (.text, 3, "digest"): file.digest = text
        // If a file has both, the label comes last and wins.
        case (.text, 3, "group"), (.text, 3, "label"): file.label = text
        case (.endObject, 2, _) where isOurs && file.isSafe: files.append(file)
        default: break
        }
        // Begin a new entry at the start of each one, but not at an object inside an entry.
        if reader.depth < 3 || token == .beginObject && reader.depth == 3 { file = File() }
        key = token == .key ? text : ""
      }
    } catch {
      if case .json = error {} else { throw error }
    }
    return isOurs ? files : nil
  }
}

/// Writes a manifest, with one line for each file.
///
/// After the pictures, `others` lists files that are not pictures. `leftover` lists the remaining
/// files of earlier exports, so that later exports can tell them from files of the user.
final class ManifestWriter {
  let file: TemporaryFile
  private(set) var digest = Digest()
  private(set) lazy var output = ByteOutput { [unowned self] bytes throws(SystemCalls.Failure) in
    digest.update(bytes)
    try SystemCalls.write(bytes, to: file.descriptor)
  }
  /// The lists that are not written yet.
  private var nextLists = ["others", "leftover"]
  private var isFirst = true

  init(_ noun: String, _ file: TemporaryFile) {
    self.file = file
    output.append("{\"generator\":\"emoji-rate\",\"picture\":\"\(noun)\",\"files\":[")
  }

  /// Begins a list, after the lists before it, unless it has begun.
  func begin(_ list: String) {
    while nextLists.contains(list) {
      output.append("\n],\"\(nextLists.removeFirst())\":[")
      isFirst = true
    }
  }

  /// Lists a file; `members` appends further members, each preceded by a comma.
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

  /// Ends the lists and the manifest.
  ///
  /// - Parameter members: Further members, each followed by a comma.
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
