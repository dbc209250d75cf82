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
    for slot in Slot.allCases {
      let name = "\(slot.entry)".filter { !".?:".contains($0) }
      #expect(name == "\(slot)")
      #expect("\(slot.entry)".hasSuffix(".") == (slot.rawValue < Slot.touch.rawValue))
    }
  }
}
