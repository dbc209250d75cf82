import EmojiRate
import EmojiRateDrawings
import EmojiRateLottie
import Studio

// The functions of drawing.wasm that studio.wasm lacks: see Functions.swift.

/// Reads the files for the option `drawing`: see `DrawnFiles.read`.
@_expose(wasm, "drawing") @_cdecl("drawing")
func drawing(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  answer(start, count) { words throws(Refusal) in Array(try DrawnFiles.read(words).utf8) }
}

/// Writes a face as an SVG with layers, as `emoji-rate drawing` does.
@_expose(wasm, "layers") @_cdecl("layers")
func layers(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  answer(start, count) { words throws(Refusal) in Array(try Request(words[...]).layers().utf8) }
}

/// Writes a face as a Lottie file, as `emoji-rate drawing --format lottie` does.
@_expose(wasm, "lottie") @_cdecl("lottie")
func lottie(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8> {
  answer(start, count) { words throws(Refusal) in try Request(words[...]).lottie() }
}

extension Request {
  /// The face as an SVG with layers.
  fileprivate func layers() throws(Refusal) -> String {
    if let drawing = settings.style.drawing { return drawing.svg }
    let style = settings.faceStyle
    do throws(DrawingError) {
      return try Drawing.layered {
        _ErasedPicture(Face(Rating($0, minimum: 0, maximum: 1), style: style))
      }.drawing.svg
    } catch { throw Refusal(error.description) }
  }

  /// The face at all values of its scale.
  fileprivate func lottie() throws(Refusal) -> [UInt8] {
    let face = Face(settings.rating(0, of: Face.self), style: settings.faceStyle)
    do throws(LottieError) {
      return try face.lottie(background: settings.options.background)
    } catch { throw Refusal(error.description) }
  }
}
