import Foundation
import Testing

@testable import EmojiRate

@Suite("Still documents")
struct StillDocumentTests {
  @Test("20,000 documents are what they were")
  func digests() throws {
    let environment = ProcessInfo.processInfo.environment
    var lines = ""
    var documents = environment["EMOJI_RATE_STILL_DOCUMENTS"].map { _ in "" }
    for kind in StillDocuments.allCases {
      for start in stride(from: 0, to: kind.count, by: StillDocuments.groupSize) {
        let end = min(start + StillDocuments.groupSize, kind.count)
        var digest = FNV1a()
        for index in start..<end {
          let parameters = kind.parameters(index)
          var document = parameters.document
          document.withUTF8 { digest.add(UnsafeRawBufferPointer($0)) }
          documents?.append("\(kind.rawValue) \(index) \(parameters)\n\(document)\n")
        }
        lines += "\(kind.rawValue) \(start)..<\(end) \(hexadecimal(digest.digest))\n"
      }
    }
    if let path = environment["EMOJI_RATE_STILL_DOCUMENTS"], let documents {
      try Data(documents.utf8).write(to: URL(fileURLWithPath: path))
    }
    let recorded = try Snapshots.recorded("still-documents.txt", orRecord: lines)
    guard let recorded else { return }
    let before = String(decoding: recorded, as: UTF8.self)
    let kept = Set(before.split(separator: "\n"))
    let changed = lines.split(separator: "\n").filter { !kept.contains($0) }.map { $0.dropLast(17) }
    let isSame = lines == before
    #expect(
      isSame,
      """
      Not as in Snapshots/still-documents.txt: \(changed.joined(separator: ", ")). \
      EMOJI_RATE_STILL_DOCUMENTS=FILE writes all documents to a file, each below its parameters: \
      written here and at the commit before, the two files differ first at the first document that \
      changed. Changed bytes are a breaking change; if they are meant, set \
      EMOJI_RATE_RECORD_SNAPSHOTS=1 and say so in CHANGELOG.md.
      """)
  }

  @Test("The revision is another one where documents are")
  func revision() throws {
    var digest = FNV1a()
    for name in ["still-documents.txt", "summaries.txt"] {
      let recorded = try Data(contentsOf: Snapshots.folder.appendingPathComponent(name))
      recorded.withUnsafeBytes { digest.add($0) }
    }
    let revision = hexadecimal(digest.digest)
    #expect(
      SVGOptions.revision == revision, "Set SVGOptions.revision to \(revision): documents changed.")
  }

  private func hexadecimal(_ digest: UInt64) -> String {
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
