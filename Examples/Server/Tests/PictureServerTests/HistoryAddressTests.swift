import EmojiRate
import Testing

@testable import PictureServer

@Suite("History addresses")
struct HistoryAddressTests {
  @Test("An address has one spelling, without parameters that change nothing")
  func canonical() throws {
    let address = try HistoryAddress(
      query: "counts=012,5,3;1,0,0&layout=trend&symbol=face&from=2026-01-31")
    #expect(
      address.canonical
        == "/history.svg?period=month&from=2026-01&counts=12,5,3;1,0,0&symbol=face")
    #expect(address.history.names == ["2026-01", "2026-02"])
    let again = try HistoryAddress(
      query: String(address.canonical.dropFirst("/history.svg?".count)))
    #expect(again.canonical == address.canonical)
  }

  @Test(
    "The first period is a day, a month, a quarter or a year",
    arguments: [
      ("day", "2026-01-31"), ("week", "2026-01-26"), ("month", "2026-01"), ("quarter", "2026-Q2"),
      ("year", "2026"),
    ])
  func periods(period: String, from: String) throws {
    let query = "period=\(period)&from=\(from)&counts=1,2;3,4"
    #expect(try HistoryAddress(query: query).canonical == "/history.svg?" + query)
  }

  @Test(
    "Queries that describe no history are refused",
    arguments: [
      "", "from=2026-01", "counts=1,2", "from=soon&counts=1,2", "from=2026-13&counts=1,2",
      "from=2026-01&counts=1", "from=2026-01&counts=1,2;3", "from=2026-01&counts=1,2;",
      "from=2026-01&counts=1,2;1,2,3", "period=hour&from=2026-01&counts=1,2",
      "from=2026-01&counts=1,2&eyes=none&nose=big", "from=2026-01&counts=1,2&minimum=9&maximum=2",
    ])
  func refused(query: String) {
    #expect(throws: Refusal.self) { try HistoryAddress(query: query) }
  }
}
