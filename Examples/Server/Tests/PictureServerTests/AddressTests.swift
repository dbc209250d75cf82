import EmojiRate
import EmojiRateHistory
import Testing

@testable import PictureServer

@Suite("Addresses")
struct PictureAddressTests {
  /// Values that some parameters take and others refuse.
  static let values: [String?] = [
    nil, "0.5", "00.30", "3", "7", "12.5", "48", "100", "-4", "123456", "1e3", "200x50", "30.0x4",
    "linear", "shorter", "heart", "face", "half", "whole", "dusk", "original", "zh-Hans", "en",
    "none", "auto", "crimson", "%23AbC", "%23dc143c80", "transparent", "currentcolor",
    "rgb(1+2+3)", "hsl(10.5,20%25,30%25)", "HSB(10.123456+20%25+30%25)", "hsba(1,2%25,3%25,.5)",
    "a+b%26c%3D%7Bvalue%7D", "%C3%A4", "",
  ]

  private func document(_ address: PictureAddress) -> String {
    address.kind.picture(address.value, address.settings).svg(address.settings.options)
  }

  /// Reads an address with one to four of some parameters, in random order; nil if it is refused.
  private func randomAddress(
    _ kind: PictureKind, _ parameters: [Sample], _ random: inout SplitMix64
  ) -> PictureAddress? {
    let query = parameters.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
      .map { parameter in
        // The parameter's sample value is a valid one.
        let value = (Self.values + [parameter.value]).randomElement(using: &random)!
        return value.map { "\(parameter.name)=\($0)" } ?? parameter.name
      }
    return try? PictureAddress(kind, value: "3.20", query: query.joined(separator: "&"))
  }

  @Test(
    "A canonical address is its own, so that no redirection follows another, and draws the same",
    arguments: PictureKind.allCases)
  func canonical(kind: PictureKind) throws {
    let parameters = Sample.all(of: kind)
    var random = SplitMix64(seed: 2)
    var readCount = 0
    for _ in 0..<20_000 {
      guard let address = randomAddress(kind, parameters, &random) else { continue }
      readCount += 1
      let text = address.canonical
      let parts = text.split(separator: "?", maxSplits: 1).map(String.init)
      let value = parts[0].dropFirst(kind.folder.count).dropLast(".svg".count)
      let again = try PictureAddress(
        kind, value: String(value), query: parts.count > 1 ? parts[1] : nil)
      #expect(again.canonical == address.canonical, "\(text)")
      #expect(document(again) == document(address), "\(text)")
    }
    #expect(readCount > 500)
  }

  @Test("Defaults and parameters without effect are left out, and draw the library's picture")
  func defaults() throws {
    let plain = try PictureAddress(.face, value: "3", query: nil)
    #expect(document(plain) == Face(3).svg())
    let row = try PictureAddress(.stars, value: "3", query: nil)
    #expect(document(row) == StarRow(3).svg())
    for query in [
      "size=240", "mouth-width=0.6", "lip-width=0.7", "mouth-position=0.35", "eye-width=0.2",
      "eye-position=0.6", "line-width=14", "minimum=0", "maximum=5", "step=0", "precision=2",
      "theme=original", "color=auto", "expression=crying", "rim-width=3",
    ] {
      let address = try PictureAddress(.face, value: "3", query: query)
      #expect(address.canonical == plain.canonical, "\(query)")
      #expect(document(address) == Face(3).svg(), "\(query)")
    }
  }

  @Test("With a theme, the original's colour is not the default")
  func theme() throws {
    let low = CSSColor(css: "hsb(360 80% 90%)")
    let address = try PictureAddress(
      .face, value: "3", query: "low-color=hsb(360+80%25+90%25)&theme=dusk")
    let item = address.settings.query(for: .face).first { $0.name == "low-color" }
    #expect(item?.value.flatMap { CSSColor(css: $0) } == low)
    #expect(address.settings.theme == .dusk)
    #expect(address.canonical.hasPrefix("/face/3.svg?theme=dusk&low-color="))
  }
}

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

@Suite("Summary addresses")
struct SummaryAddressTests {
  @Test("An address has one spelling, without parameters that change nothing")
  func canonical() throws {
    let address = try SummaryAddress(
      counts: "012,5,3", query: "symbol=star&layout=badge&maximum=3")
    #expect(address.canonical == "/summary/12,5,3.svg?maximum=3&layout=badge")
    #expect(address.settings.summary(address.counts).layout == .badge)
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

/// Checks that the server takes every parameter of the library, and names them all in its answer to another one.
@Suite("Parameters")
struct ParameterSetsTests {
  @Test("Every parameter is read and spelled", arguments: PictureKind.allCases)
  func samples(kind: PictureKind) throws {
    let scope = kind.parameters
    for sample in Sample.all(of: kind) {
      let query = sample.query + (sample.requirement.map { "&\($0)" } ?? "")
      var settings = try PictureSettings(addressQuery: query, in: scope)
      #expect(settings.query(for: scope).contains { $0.name == sample.name }, "\(query)")
      let spelled = try settings.canonicalQuery(in: scope) { _, _ in false }
      #expect(spelled.contains(sample.query), "\(query)")
    }
  }
}
