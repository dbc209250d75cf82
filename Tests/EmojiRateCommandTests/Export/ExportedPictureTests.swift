import Foundation
import Testing

@Suite(
  "Exported picture",
  .enabled(if: BuiltCommand.path(of: "rsvg-convert") != nil, "rsvg-convert is not installed"))
struct ExportedPictureTests {
  private let exports: ExportFolder
  private let words = "--values 1,2 --png 1x"

  init() throws { exports = try ExportFolder() }

  @Test("Makes a file anew where somebody has put another picture")
  func foreign() throws {
    try exports.export(words)
    let (path, theirs) = (exports.folder.file("f/face-1.png"), exports.folder.file("f/face-2.png"))
    let ours = try Data(contentsOf: path)
    try Data(contentsOf: theirs).write(to: path)
    let refused = try exports.export(words)
    #expect(refused.exitStatus == 73)
    #expect(refused.messages.contains("'f/face-1.png' is there and is not, or not any more,"))
    let forced = try exports.export(words + " --force")
    #expect(
      forced.messages == "emoji-rate: f: 2 pictures of 2 files each: 1 changed, 1 unchanged\n")
    #expect(try Data(contentsOf: path) == ours)
  }

  @Test("Says that a file changes that was none of pixels, and that one is new that was not there")
  func changes() throws {
    try exports.export(words)
    try exports.folder.make("f/face-1.png", "theirs")
    try FileManager.default.removeItem(at: exports.folder.file("f/face-2.png"))
    let result = try exports.export(words + " --force --dry-run")
    #expect(result.output.contains("changed face-1.png\n"))
    #expect(result.output.contains("new face-2.png\n"))
  }
}
