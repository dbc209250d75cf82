import EmojiRate

@testable import EmojiRateWeb

/// An entry of the table of slots, as the script reads it.
struct SlotEntry {
  var name: String
  var slot: Int
  /// What the name ends with; nil of a number and of words.
  var kind: Character?
  var words: [String]

  /// How many slots an entry has.
  var count: Int { kind == "#" ? 4 : kind == "*" ? 2 : kind == "+" ? 8 : 1 }

  static let all: [SlotEntry] = {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = bytes.withUnsafeMutableBytes { SlotTable.write(into: $0) }
    var slot = 0
    return String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ").map { text in
      let parts = text.split(separator: ":")
      let kind = parts[0].last.flatMap { ".?#*+".contains($0) ? $0 : nil }
      let entry = SlotEntry(
        name: String(kind == nil ? parts[0] : parts[0].dropLast()), slot: slot, kind: kind,
        words: parts.count > 1 ? parts[1].split(separator: ",").map(String.init) : [])
      slot += entry.count
      return entry
    }
  }()

  /// How many numbers there are.
  static let slotCount = all.reduce(0) { $0 + $1.count }

  /// The slot of a name.
  static func slot(_ name: String) -> Int { all.first { $0.name == name }!.slot }
}
