import EmojiRate
import Testing

@testable import PictureServer

/// Checks that the server takes every parameter of the library, and names them all in its answer to another one.
@Suite("Parameters")
struct ParameterSetsTests {
  @Test("Every parameter is read and spelled", arguments: PictureKind.allCases)
  func samples(kind: PictureKind) throws {
    let scope = kind.parameters
    for sample in Sample.all(of: kind) {
      let query = sample.query + (sample.requirement.map { "&\($0)" } ?? "")
      var settings = try PictureSettings(addressQuery: query, in: scope)
      #expect((try? settings.text(of: sample.name)) != nil, "\(query)")
      let spelled = settings.canonicalQuery(in: scope) { _, _ in false }
      #expect(spelled.contains(sample.query), "\(query)")
    }
  }
}
