import EmojiRate
import Testing

@testable import EmojiRateWeb

@Suite("Slot")
struct SlotTests {
  private struct Entry {
    var name: String
    var slot: Int
    var isState: Bool
    var words: [String]
  }

  /// How many numbers there are; the last slot has two.
  static let slotCount = Slot.allCases.last!.rawValue + 2

  /// The table as the script reads it.
  private static var entries: [Entry] {
    var slot = 0
    return "\(Slot.table)".split(separator: " ").map { entry in
      let parts = entry.split(separator: ":")
      let words = parts.count > 1 ? parts[1].split(separator: ",").map(String.init) : []
      let kind = parts[0].last!
      let name = ".?#*".contains(kind) ? parts[0].dropLast() : parts[0]
      defer { slot += kind == "#" ? 4 : kind == "*" ? 2 : 1 }
      return Entry(name: String(name), slot: slot, isState: kind == ".", words: words)
    }
  }

  private func camelCase(_ name: String) -> String {
    let parts = name.split(separator: "-")
    return parts.dropFirst().reduce(String(parts[0])) { name, part in
      name + part.prefix(1).uppercased() + part.dropFirst()
    }
  }

  @Test("The table has every slot at its number, and what is no attribute first")
  func order() {
    #expect(Self.entries.map(\.slot) == Slot.allCases.map(\.rawValue))
    #expect(
      Self.entries.map { camelCase($0.name) }
        == Slot.allCases.map { $0 == .readOnly ? "readonly" : "\($0)" })
    #expect(Self.entries.map(\.isState) == Slot.allCases.map { $0.rawValue < Slot.min.rawValue })
  }

  @Test("The words are the library's, in the order of their numbers")
  func words() {
    func words(_ name: String) -> [String]? {
      Self.entries.first { $0.name == name }?.words
    }
    #expect(words("fill") == FillRule.allCases.map(\.description))
    #expect(words("hue-path") == HuePath.allCases.map(\.description))
    #expect(words("language") == Language.allCases.map(\.description))
    #expect(words("touch") == TouchRule.allCases.map { "\($0)" })
    #expect(words("direction") == FaceDirection.allCases.map { "\($0)" })
    // The element's first is the face by itself; rows have the plural.
    #expect(words("symbol") == ["face"] + RowSymbol.allCases.map { "\($0)s" })
  }
}
