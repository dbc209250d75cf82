import Foundation
import Testing

/// Exports that end before their time: every file there is is whole, and the same again completes it.
@Suite("Interruption")
struct InterruptionTests {
  private let set: ExportFolder

  init() throws { set = try ExportFolder() }

  /// What six pictures are when nothing happens.
  private static let complete = Result {
    let other = try ExportFolder()
    let result = try other.export("--by 1", interruptedBy: nil)
    try #require(result.exitStatus == 0, "\(result.messages)")
    return try other.files()
  }

  /// The pictures are among those of a complete export, and the same again makes it complete.
  private func expectWhole() throws {
    let complete = try Self.complete.get()
    let pictures = try set.files().filter { $0.key.hasPrefix("face") }
    #expect(pictures.count == 4)
    for (name, bytes) in pictures { #expect(bytes == complete[name], "\(name)") }
    let again = try set.export("--by 1", interruptedBy: nil)
    #expect(again.exitStatus == 0, "\(again.messages)")
    let files = try set.files().filter { $0.key != "other.txt" }
    #expect(files == complete)
  }

  @Test(
    "What ends it leaves whole pictures, in a folder that was there too, and it says how far it came",
    arguments: [
      ("INT", 130, true), ("INT", 130, false), ("TERM", 143, true), ("HUP", 129, false),
      ("KILL", 9, true), ("KILL", 9, false),
    ] as [(String, Int32, Bool)])
  func ends(signal: String, status: Int32, isFresh: Bool) throws {
    if !isFresh {
      try set.folder.makeFolder("f")
      try set.folder.make("f/other.txt", "mine")
    }
    let result = try set.export("--by 1", interruptedBy: "kill -\(signal) $export")
    #expect(result.exitStatus == status)
    if signal != "KILL" {
      #expect(
        result.messages.contains(
          #/interrupted; 2 of 6 pictures are done in 'f', every file is whole; the same command again does the rest\n$/#
        ), "\(result.messages)")
    }
    #expect(try set.folder.names == ["f", "start"])
    try expectWhole()
    #expect(try set.names().filter { $0.hasPrefix(".") } == [])
    if !isFresh { #expect(try set.folder.text("f/other.txt") == "mine") }
  }

  @Test("A signal before anything is written is said to have changed nothing")
  func signalBefore() throws {
    let result = try set.shell(
      """
      mkfifo pipe
      "$emoji_rate" export --values pipe --output f & export=$!
      exec 3>pipe; echo 1 >&3; kill -TERM $export; exec 3>&-; wait $export
      """)
    #expect(result.messages == "emoji-rate: error: interrupted; nothing was changed\n")
    #expect(result.exitStatus == 143)
    #expect(try set.folder.names == ["pipe"])
  }

  @Test("Knows what a killed export has written as its own, whatever the pictures look like now")
  func killedThenChanged() throws {
    try set.folder.makeFolder("f")
    _ = try set.export("--by 1", interruptedBy: "kill -KILL $export")
    let left = try set.names().filter { $0.hasSuffix(".svg") }.count
    #expect(left > 0)
    let result = try set.export("--by 1 --color red")
    #expect(result.messages.contains("\(6 - left) new, \(left) changed"), "\(result.messages)")
  }

  @Test("Goes on where a signal is ignored, as under nohup")
  func ignored() throws {
    let result = try set.export("--by 1", interruptedBy: "kill -HUP $export", by: "exec nohup")
    #expect(result.exitStatus == 0, "\(result.messages)")
    #expect(try set.files() == Self.complete.get())
  }

  @Test("A folder that is taken away ends it, and nothing is written elsewhere")
  func gone() throws {
    try set.folder.makeFolder("f")
    let result = try set.export("--by 1", interruptedBy: "rm -rf f")
    #expect(result.exitStatus == 74 || result.exitStatus == 73)
    #expect(result.lines.count == 1)
    #expect(try set.folder.names == ["start"])
  }
}
