import Foundation
import Testing

/// Exports that end before their time: every file there is is whole, and the same again completes it.
@Suite("Interruption")
struct InterruptionTests {
  private let set: ExportFolder

  init() throws { set = try ExportFolder() }

  /// What six pictures are when nothing happens.
  private func complete() throws -> [String: Data] {
    let other = try ExportFolder()
    let result = try other.export("--by 1", interruptedBy: ":")
    try #require(result.exitStatus == 0, "\(result.messages)")
    return try other.files()
  }

  /// The pictures are among those of a complete export, and the same again makes it complete.
  private func expectWhole(atMost count: Int) throws {
    let complete = try complete()
    let pictures = try set.files().filter { $0.key.hasPrefix("face") }
    #expect(pictures.count <= count)
    for (name, bytes) in pictures { #expect(bytes == complete[name], "\(name)") }
    let again = try set.export("--by 1", interruptedBy: ":")
    #expect(again.exitStatus == 0, "\(again.messages)")
    let files = try set.files().filter { $0.key != "other.txt" }
    #expect(files == complete)
  }

  @Test(
    "A signal ends it after a whole picture, and says how far it came",
    arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func signal(name: String, status: Int32) throws {
    let result = try set.export("--by 1", interruptedBy: "kill -\(name) $export")
    #expect(result.exitStatus == status)
    #expect(
      result.messages == """
        emoji-rate: error: interrupted; 3 of 6 pictures are done in 'f', every file is whole; \
        the same command again does the rest

        """)
    #expect(try set.folder.names.filter { $0.hasPrefix(".") } == [])
    try expectWhole(atMost: 6)
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

  @Test("A signal in a folder that was there leaves whole files only")
  func signalInFolder() throws {
    try set.folder.makeFolder("f")
    try set.folder.make("f/other.txt", "mine")
    let result = try set.export("--by 1", interruptedBy: "kill -TERM $export")
    #expect(result.exitStatus == 143)
    #expect(try set.names().filter { $0.hasPrefix(".") } == [])
    try expectWhole(atMost: 6)
    #expect(try set.folder.text("f/other.txt") == "mine")
  }

  @Test("A killed export into a new folder leaves whole files, and the same again completes it")
  func killFresh() throws {
    _ = try set.export("--by 1", interruptedBy: "kill -KILL $export")
    try expectWhole(atMost: 4)
    #expect(try set.folder.names == ["bin", "f"])
  }

  @Test("A killed export leaves whole files in a folder that was there")
  func kill() throws {
    try set.folder.makeFolder("f")
    try set.folder.make("f/other.txt", "mine")
    _ = try set.export("--by 1", interruptedBy: "kill -KILL $export")
    try expectWhole(atMost: 4)
    #expect(try set.folder.text("f/other.txt") == "mine")
    #expect(try set.names().filter { $0.hasPrefix(".") } == [])
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
    #expect(try set.files() == complete())
  }

  @Test(
    "A folder that can no longer be written ends it, says why, and leaves what is whole",
    .disabled(if: getuid() == 0, "the superuser may write everywhere"))
  func readOnly() throws {
    try set.folder.makeFolder("f")
    let result = try set.export("--by 1", interruptedBy: "chmod a-w f")
    #expect(result.exitStatus == 74)
    #expect(result.messages.contains("Permission denied"))
    try set.folder.setMode(0o755, of: set.folder.file("f"))
    try expectWhole(atMost: 4)
  }

  @Test("A folder that is taken away ends it, and nothing is written elsewhere")
  func gone() throws {
    try set.folder.makeFolder("f")
    let result = try set.export("--by 1", interruptedBy: "rm -rf f")
    #expect(result.exitStatus == 74 || result.exitStatus == 73)
    #expect(result.lines.count == 1)
    #expect(try set.folder.names == ["bin"])
  }

  @Test("A converter that fails ends it, and says why")
  func converter() throws {
    let result = try set.export("--by 1", interruptedBy: "echo no memory >&2; exit 1")
    #expect(result.exitStatus == 74)
    #expect(result.messages.contains("no memory"))
    #expect(result.messages.contains("2 of 6 pictures"))
    try expectWhole(atMost: 5)
  }

  /// A limit of a file's length, in blocks of 512 bytes, that stands for a disk that is full; the list
  /// is longer than that.
  @Test("A file that can be no longer ends it, and leaves no part of one")
  func fullDisk() throws {
    for isFresh in [true, false] {
      let set = try ExportFolder()
      if !isFresh { try set.folder.makeFolder("f") }
      let result = try set.shell(
        #"ulimit -f 8; exec "$emoji_rate" export --by 0.05 --output f"#)
      #expect(result.exitStatus == 74)
      #expect(result.messages.contains("File too large"))
      if try set.folder.names.contains("f") {
        for (name, bytes) in try set.files() where name.hasSuffix(".svg") {
          #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("</svg>"), "\(name)")
        }
        #expect(try !set.names().contains("index.html"))
      }
      #expect(try set.export("--by 0.05").exitStatus == 0)
      let other = try ExportFolder()
      #expect(try other.export("--by 0.05").exitStatus == 0)
      #expect(try set.files() == other.files())
    }
  }
}
