import EmojiRatePNG

/// An entry in one look, for outputs to draw.
struct EntryDrawing {
  let look: Renderer
  let entry: Entry

  var document: [UInt8] { look.document(entry) }

  func png(_ scale: PNGScale) -> @Sendable () throws(PNGError) -> [UInt8] {
    look.png(entry, scale)
  }
}
