import EmojiRate
import Testing

@testable import PictureServer

@Suite("Summary addresses")
struct SummaryAddressTests {
  @Test("An address has one spelling, without parameters that change nothing")
  func canonical() throws {
    let address = try SummaryAddress(
      counts: "012,5,3", query: "symbol=star&layout=badge&maximum=3&numbers=percent")
    #expect(address.canonical == "/summary/12,5,3.svg?maximum=3&layout=badge")
    #expect(RatingSummary(address.counts, settings: address.settings).layout == .badge)
  }

  @Test(
    "Counts that are none are refused",
    arguments: [
      "7", "1,,2", "1,-2", "1,1.5", "1,1000000000", "1,x", String(repeating: "1,", count: 21) + "1",
    ])
  func refused(counts: String) {
    #expect(throws: Refusal.self) { try SummaryAddress(counts: counts, query: nil) }
  }
}
