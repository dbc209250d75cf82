import EmojiRate
import Testing

@testable import PictureServer

/// Checks that the server takes every parameter of the library's table.
@Suite("Parameters")
struct ParameterSetsTests {
  @Test("Every parameter is read, drawn and spelled", arguments: [PictureKind.face, .row])
  func samples(kind: PictureKind) throws {
    for sample in Sample.all(of: kind) {
      // A row without a number has no text.
      let text = kind == .row && sample.name == "text-color" ? "number=9" : nil
      let query = sample.query + ((sample.requirement ?? text).map { "&\($0)" } ?? "")
      let address = try PictureAddress(kind, value: "3", query: query)
      #expect(address.settings[sample.name] != nil, "\(query)")
      #expect(address.canonical.contains(sample.query), "\(query)")
    }
  }
}
