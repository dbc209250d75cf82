import Foundation
import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("Still documents")
struct StillDocumentTests {
  /// `EMOJI_RATE_STILL_DOCUMENTS=FILE` writes all documents to a file, each below its parameters: written
  /// here and at the commit before, the two files differ first at the first document that changed.
  @Test("21,500 documents are what they were")
  func digests() throws {
    let path = ProcessInfo.processInfo.environment["EMOJI_RATE_STILL_DOCUMENTS"]
    var (lines, documents) = ("", "")
    for kind in StillDocuments.allCases {
      for start in stride(from: 0, to: kind.count, by: StillDocuments.groupSize) {
        let end = min(start + StillDocuments.groupSize, kind.count)
        var digest = FNV1a()
        for index in start..<end {
          let (picture, options) = kind.picture(index)
          let document = picture.svg(options)
          digest.add(document)
          if path != nil {
            documents += "\(kind.rawValue) \(index) \(picture) \(options)\n\(document)\n"
          }
        }
        lines += "\(kind.rawValue) \(start)..<\(end) \(digest.hexadecimal)\n"
      }
    }
    if let path { try Data(documents.utf8).write(to: URL(fileURLWithPath: path)) }
    try expectSnapshot(lines: lines, "still-documents")
  }

  @Test("The revision changes with the bytes of documents and of PNG files")
  func revision() throws {
    var digest = FNV1a()
    for (target, name) in [
      ("EmojiRateTests", "still-documents"), ("EmojiRateTests", "summaries"),
      ("EmojiRateHistoryTests", "histories"), ("EmojiRatePNGTests", "png-files"),
    ] { digest.add(try #require(Project.snapshot(name, of: target))) }
    let revision = digest.hexadecimal
    #expect(
      SVGOptions.revision == revision,
      "Set SVGOptions.revision to \(revision): documents or PNG files changed.")
  }
}
