import EmojiRate
import Testing

@testable import EmojiRateWeb

@Suite("Slot")
struct SlotTests {
  private struct Attribute {
    var name: String
    var slot: Int
    var words: [String]
  }

  /// The attributes as the script reads them.
  private static var attributes: [Attribute] {
    var slot = Slot.min.rawValue
    return "\(Slot.attributes)".split(separator: " ").map { entry in
      let parts = entry.split(separator: ":")
      let words = parts.count > 1 ? parts[1].split(separator: ",").map(String.init) : []
      let kind = parts[0].last!
      let name = "?#*".contains(kind) ? parts[0].dropLast() : parts[0]
      defer { slot += kind == "#" ? 4 : kind == "*" ? 2 : 1 }
      return Attribute(name: String(name), slot: slot, words: words)
    }
  }

  private func camelCase(_ name: String) -> String {
    let parts = name.split(separator: "-")
    return parts.dropFirst().reduce(String(parts[0])) { name, part in
      name + part.prefix(1).uppercased() + part.dropFirst()
    }
  }

  @Test("The attributes are the slots, in their order")
  func order() {
    let slots = Slot.allCases.filter { $0.rawValue >= Slot.min.rawValue }
    #expect(Self.attributes.map(\.slot) == slots.map(\.rawValue))
    #expect(
      Self.attributes.map { camelCase($0.name) }
        == slots.map { $0 == .readOnly ? "readonly" : "\($0)" })
    #expect(Slot.slotCount == Slot.cells.rawValue + 2)
  }

  @Test("The words are the library's, in the order of their numbers")
  func words() {
    func words(_ name: String) -> [String]? {
      Self.attributes.first { $0.name == name }?.words
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
