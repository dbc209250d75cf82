import EmojiRate
import EmojiRatePNG

/// A document or a PNG file, which another thread may draw.
final class PictureFile: @unchecked Sendable {
  let name: String
  let isDark: Bool
  private(set) var size: Size
  /// The number of pixels to draw; 0 for a document.
  let pixelCount: Double
  private let draw: @Sendable () throws(PNGError) -> [UInt8]
  private(set) var bytes: [UInt8] = []
  private var failure: PNGError?
  private(set) var change = OutputFolder.Change.unchanged

  /// - Parameter scale: The scale of a PNG file; nil makes a document.
  init(_ shown: NamedSubject, in look: Renderer, _ stem: String, _ scale: PNGScale? = nil) {
    name = stem + look.tag + (scale?.ending ?? Self.documentEnding)
    isDark = look.isDark
    size = look.size(shown)
    if let scale {
      pixelCount = size.width * size.height * scale.factor * scale.factor
      draw = look.png(shown, scale)
    } else {
      pixelCount = 0
      draw = { [] }
      bytes = look.document(shown)
    }
  }

  static let documentEnding = ".svg"

  /// Draws a PNG file, and takes its size from the header: PNG, 11.2.1.
  func drawPixels() {
    do throws(PNGError) {
      bytes = try draw()
    } catch {
      failure = error
      return
    }
    func number(_ start: Int) -> Double {
      bytes[start..<start + 4].reduce(0) { $0 * 256 + Double($1) }
    }
    size = Size(width: number(16), height: number(20))
  }

  func compare(in folder: OutputFolder) throws {
    if let failure { throw CommandError.notDrawn(folder.path(of: name), failure) }
    change = try folder.change(name, to: Digest(bytes))
  }
}
