import EmojiRate

/// A PNG file, chunk by chunk: [PNG, third edition](https://www.w3.org/TR/png-3/).
struct PNGFile {
  private var content: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private let size: PixelSize
  private let text: PNGText?

  init(_ size: PixelSize, text: PNGText?) {
    self.size = size
    self.text = text
  }

  /// The whole file.
  var bytes: [UInt8] {
    var file = self
    file.append("IEND", [])
    return file.content
  }

  /// Appends the header, and the picture that all programs show.
  ///
  /// - Parameter animation: The number of frames and of plays; nil without animation.
  mutating func begin(
    with raster: Raster, _ colors: PNGColors, animation: (frames: Int, plays: Int)? = nil
  ) {
    // 11.2.1: eight bits for each component, deflate, filters of rows, not interlaced.
    append("IHDR", Self.numbers(size.width, size.height) + [8, colors.type, 0, 0, 0])
    if let text { append("iTXt", text.content) }
    // 11.3.4.3; the unit 1 is the meter.
    let resolution = size.pixelsPerMeter.bigEndianBytes
    append("pHYs", resolution + resolution + [1])
    if case .palette(let palette) = colors {
      append("PLTE", palette.colors.flatMap { $0.bigEndianBytes.prefix(3) })
      // The palette begins with the most transparent colours; the opaque ones are left out.
      let opacities = palette.colors.map { UInt8(truncatingIfNeeded: $0) }.prefix { $0 < 255 }
      if !opacities.isEmpty { append("tRNS", Array(opacities)) }
    }
    if let animation { append("acTL", Self.numbers(animation.frames, animation.plays)) }
    append("IDAT", colors.data(of: raster, raster.whole))
  }

  /// Appends a chunk, 5.3: the number of bytes, type, bytes, and checksum of type and bytes.
  mutating func append(_ type: StaticString, _ bytes: [UInt8]) {
    content += UInt32(bytes.count).bigEndianBytes
    let start = content.count
    content += UnsafeBufferPointer(start: type.utf8Start, count: type.utf8CodeUnitCount)
    content += bytes
    content += Checksum.crc32(content[start...]).bigEndianBytes
  }

  static func numbers(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { UInt32(truncatingIfNeeded: $0).bigEndianBytes }
  }
}

/// The title of a PNG file, for people who do not see the picture.
struct PNGText {
  let text: String
  /// The tag of its language; empty if nobody has said which one it is.
  let language: String

  /// The document's text for screen readers; nil if the picture is decorative.
  init?(_ picture: some CanvasPicture, _ options: SVGOptions) {
    guard let text = picture.accessibleText(options) else { return nil }
    self.text = text
    // A title is in the caller's language, and an empty one is the sentence.
    let isUnknown = options.label.title?.isEmpty == false && options.language == .english
    language = isUnknown ? "" : picture.language(in: options.language).rawValue
  }

  /// The content of the chunk iTXt, PNG, 11.3.3.4: keyword, no compression, language, no translated keyword,
  /// text.
  var content: [UInt8] {
    let start = Array("Title\0\0\0\(language)\0\0".utf8)
    // The text may contain all characters but this.
    return text.unicodeScalars.reduce(into: start) {
      $0 += Array(String($1 == "\0" ? "\u{FFFD}" : $1).utf8)
    }
  }
}

/// The checksums of PNG files and of their compressed data.
enum Checksum {
  /// The cyclic redundancy check of PNG, annex D.
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let table = (0..<256 as Range<UInt32>).map { byte in
      (0..<8).reduce(byte) { sum, _ in sum & 1 == 0 ? sum >> 1 : 0xEDB8_8320 ^ sum >> 1 }
    }
    return ~bytes.reduce(~0) { sum, byte in
      table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8
    }
  }

  /// Adler's checksum: RFC 1950, 8.2.
  static func adler32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var (sum, sumOfSums): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      sum = (sum + UInt32(byte)) % 65521
      sumOfSums = (sumOfSums + sum) % 65521
    }
    return sumOfSums << 16 | sum
  }
}

extension UInt32 {
  /// The four bytes, highest first.
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}

/// The frames of an animated PNG file: [PNG, third edition](https://www.w3.org/TR/png-3/), 4.9 and 11.3.6.
///
/// A frame replaces the part of the picture that differs from the frame before.
struct PNGFrames {
  static var perSecond: Double { 30 }
  /// The most pixels of all frames, which take some ten seconds.
  static var pixelLimit: Int { 1 << 27 }

  private struct Frame {
    let part: Raster.Part
    let data: [UInt8]
    /// How often the same pixels follow each other.
    var count = 1
  }

  private let colors: PNGColors
  private var frames: [Frame] = []
  private var last: Raster?

  init(isOpaque: Bool) { colors = isOpaque ? .opaque : .translucent }

  mutating func append(_ raster: Raster) {
    if let part = last.map({ raster.difference(from: $0) }) ?? raster.whole {
      frames.append(Frame(part: part, data: colors.data(of: raster, part)))
    } else {
      frames[frames.count - 1].count += 1
    }
    last = raster
  }

  /// The file with these frames.
  ///
  /// - Parameters:
  ///   - still: The picture for programs without animation.
  ///   - plays: How often the animation plays; 0 is without end.
  func file(of still: Raster, _ size: PixelSize, _ text: PNGText?, plays: Int) -> [UInt8] {
    var file = PNGFile(size, text: text)
    guard frames.count > 1 else {
      file.begin(with: still, PNGColors(of: still))
      return file.bytes
    }
    file.begin(with: still, colors, animation: (frames.count, plays))
    for (number, frame) in frames.enumerated() {
      // The last frame rests before the next play, as in a document.
      let rests = number == frames.count - 1 && plays != 1
      let delay = rests ? Int(RatingAnimation.pause * Self.perSecond) : frame.count
      // 11.3.6.2: number of the chunk, size and place of the part, and a delay as a fraction. The part stays
      // (0) and replaces what is there (0).
      var control = PNGFile.numbers(
        2 * number, frame.part.columns.count, frame.part.rows.count,
        frame.part.columns.lowerBound, frame.part.rows.lowerBound)
      control += [
        UInt8(truncatingIfNeeded: delay >> 8), UInt8(truncatingIfNeeded: delay), 0,
        UInt8(Self.perSecond), 0, 0,
      ]
      file.append("fcTL", control)
      file.append("fdAT", PNGFile.numbers(2 * number + 1) + frame.data)
    }
    return file.bytes
  }
}
