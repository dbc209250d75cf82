import EmojiRate
import EmojiRatePNG

/// A file of a picture, which can be drawn on another thread.
final class PictureFile: @unchecked Sendable {
  let name: String
  let isDark: Bool
  /// The number of pixels to draw; 0 for a text file, which the initializer already makes.
  let pixelCount: Double
  private let output: any Output
  private let drawn: Drawn
  private(set) var bytes: [UInt8] = []
  private(set) var digest = Digest()
  private var failure: PNGError?
  private(set) var change = OwnedFolder.Change.unchanged

  init(_ drawn: Drawn, _ stem: String, _ output: any Output) {
    name = stem + drawn.tag + output.ending
    isDark = !drawn.tag.isEmpty
    pixelCount = output.pixelCount(drawn.size)
    self.output = output
    self.drawn = drawn
    if pixelCount == 0 { draw() }
  }

  func draw() {
    do throws(PNGError) {
      bytes = try output.bytes(of: drawn.picture, drawn.options, nil)
    } catch {
      failure = error
    }
  }

  func compare(in folder: OwnedFolder) throws {
    if let failure { throw CommandError.notDrawn(folder.path(of: name), failure) }
    digest = Digest(bytes)
    change = try folder.change(name, to: digest)
  }

  /// Appends the members of the file to a manifest.
  ///
  /// - Parameter text: The accessible text of the picture.
  func describe(_ text: String, _ manifest: ByteOutput) {
    manifest.append(",\"alt\":", quoted: text.utf8)
    let size = output.size(in: bytes, document: drawn.size)
    let (width, height) = (Messages.plain(size.width), Messages.plain(size.height))
    manifest.append(",\"width\":\(width),\"height\":\(height),\"bytes\":\(bytes.count)")
  }
}
