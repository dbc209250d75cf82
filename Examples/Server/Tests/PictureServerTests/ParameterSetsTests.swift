import EmojiRate
import Testing

@testable import PictureServer

/// Checks that the server takes every parameter of the library's table, and no other.
@Suite("Parameters")
struct ParameterSetsTests {
  /// The library's parameters that an address does not have, each with the reason.
  static let otherThanAddresses: [String: String] = [:]

  @Test(
    "The parameters of an address are the library's, but for a list with reasons",
    arguments: [PictureKind.face, .row])
  func names(kind: PictureKind) throws {
    let refusal = try #require(throws: Refusal.self) {
      try PictureAddress(kind, value: "3", query: "unknown")
    }
    guard case .unknownParameter("unknown", _, let names) = refusal else {
      Issue.record("\(refusal)")
      return
    }
    let table = Sample.all(of: kind).map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(table).subtracting(Self.otherThanAddresses.keys))
  }

  @Test("Every parameter is read, drawn and spelled", arguments: [PictureKind.face, .row])
  func samples(kind: PictureKind) throws {
    for sample in Sample.all(of: kind) {
      // A row without a number has no text.
      let text = kind == .row && sample.name == "text-color" ? "number=9" : nil
      let query = sample.query + ((sample.requirement ?? text).map { "&\($0)" } ?? "")
      let address = try PictureAddress(kind, value: "3", query: query)
      #expect(address.settings[sample.name] != nil, "\(query)")
      let spelling = String(decoding: address.canonical, as: UTF8.self)
      #expect(spelling.contains(sample.query), "\(query)")
    }
  }
}
