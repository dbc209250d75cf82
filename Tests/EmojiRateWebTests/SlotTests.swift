import EmojiRate
import Testing

@testable import EmojiRateWeb

@Suite("Slot")
struct SlotTests {
  @Test("The control's own slots are numbered from 0, and the library's follow")
  func order() {
    #expect(Slot.allCases.map(\.rawValue) == Array(0..<Slot.tableStart))
  }

  @Test("What a control has for itself is named as it is, and state is no attribute")
  func names() {
    let entries = SlotEntry.all.prefix(Slot.tableStart)
    #expect(entries.map(\.name) == Slot.allCases.map { "\($0)" })
    #expect(entries.allSatisfy { ($0.kind == ".") == ($0.slot < Slot.touch.rawValue) })
  }
}
