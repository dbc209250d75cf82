import Foundation
import Testing

@Suite("The snapshot helper")
struct SnapshotTests {
  /// Runs `body` with an empty folder that is removed afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// Runs `body`, which must fail once, and returns its message.
  private func issue(_ body: () throws -> Void) throws -> String {
    nonisolated(unsafe) var comments: [String] = []
    try withKnownIssue {
      try body()
    } matching: {
      comments += $0.comments.map(\.rawValue)
      return true
    }
    try #require(comments.count == 1)
    return comments[0]
  }

  @Test("What is missing is recorded and fails, and passes from then on")
  func missing() throws {
    try withFolder { folder in
      let said = try issue {
        try expectSnapshot(Data("new".utf8), "a.svg", in: folder, isRecording: false)
      }
      #expect(said.hasPrefix("Recorded a.svg."))
      try expectSnapshot(Data("new".utf8), "a.svg", in: folder, isRecording: false)
      try expectSnapshot(Data("new".utf8), "a.svg", in: folder, isRecording: true)
    }
  }

  @Test("What differs fails, says where, and stays as it was unless it is recorded")
  func different() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a.svg")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("same old".utf8).write(to: file)
      let said = try issue {
        try expectSnapshot(Data("same new".utf8), "a.svg", in: folder, isRecording: false)
      }
      #expect(said.hasPrefix("a.svg is not what is made now: they differ from byte 5 on."))
      #expect(try String(contentsOf: file, encoding: .utf8) == "same old")
      _ = try issue {
        try expectSnapshot(Data("same new".utf8), "a.svg", in: folder, isRecording: true)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "same new")
    }
  }

  @Test("A text that goes on or ends early differs too")
  func lengths() throws {
    try withFolder { folder in
      _ = try issue {
        try expectSnapshot(Data("abc".utf8), "a.svg", in: folder, isRecording: false)
      }
      for other in ["abcd", "ab", ""] {
        let said = try issue {
          try expectSnapshot(Data(other.utf8), "a.svg", in: folder, isRecording: false)
        }
        #expect(said.contains("differ from byte \(min(other.utf8.count, 3)) on"))
      }
    }
  }
}
