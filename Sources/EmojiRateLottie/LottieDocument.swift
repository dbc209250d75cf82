import EmojiRate

/// A face at every value of its scale, as the text of a Lottie file.
struct LottieDocument {
  /// The frame of the highest value.
  private static let lastFrame = 1000.0

  private let face: Face
  /// From back to front.
  private var parts: [LottiePart] = []

  init(of face: Face, tolerance: Double) throws(LottieError) {
    self.face = face
    // A stride of decimals needs the C library, which the studio's module lacks.
    for index in 0...Int(Self.lastFrame) {
      let frame = Double(index)
      let moved = Face(Rating(frame, outOf: Self.lastFrame), style: face.style)
      let shapes = Recording(moved, keepsParts: true).shapes
      if frame == 0 { parts = shapes.map { LottiePart(of: $0, tolerance: tolerance) } }
      // A face has the same shapes at every value.
      for (index, shape) in shapes.enumerated() { try parts[index].append(shape, at: frame) }
      // A drawing that is too large at one value need not be recorded at all.
      if frame == 0 { _ = try bytes(on: nil) }
    }
  }

  func bytes(on background: CSSColor?) throws(LottieError) -> [UInt8] {
    let bytes = Array(text(on: background).utf8)
    guard bytes.count <= LottieError.byteLimit else {
      throw LottieError(
        "the Lottie file would have \(bytes.count) bytes or more, \(LottieError.byteLimit) are allowed; simplify the "
          + "drawing, or give a higher tolerance")
    }
    return bytes
  }

  private func text(on background: CSSColor?) -> String {
    let (size, rating) = (face.canvasSize, face.rating)
    let name = face.style.form == .parts ? face.style.character.rawValue : "drawing"
    let groups = parts.reversed().flatMap { $0.groups } + [background.map(ground)].compactMap { $0 }
    return #"{"v":"5.7.0","fr":500,"ip":0,"op":1001,"w":\#(Int(size.width.rounded(.up))),"#
      + #""h":\#(Int(size.height.rounded(.up))),"ddd":0,"assets":[],"#
      + #""nm":"\#(name), \#(rating.minimum.plainText) to \#(rating.maximum.plainText)","#
      + #""markers":[\#(markers.joined(separator: ","))],"layers":[{"ty":4,"ind":1,"nm":"face","#
      + #""ip":0,"op":1001,"st":0,"sr":1,"ks":{\#(LottiePart.identity)},"#
      + #""shapes":[\#(groups.joined(separator: ","))]}]}"#
  }

  private func ground(_ color: CSSColor) -> String {
    let (width, height, color) = (face.canvasSize.width, face.canvasSize.height, color.hsb.sRGB)
    let (center, size) = ([width / 2, height / 2].json(), [width, height].json())
    return LottiePart.group(
      "background",
      #"{"ty":"rc","p":{"a":0,"k":\#(center)},"s":{"a":0,"k":\#(size)},"r":{"a":0,"k":0}},"#
        + #"{"ty":"fl","c":{"a":0,"k":\#(color.parts.json(precision: 3))},"#
        + #""o":{"a":0,"k":\#((100 * color.alpha).plainText)},"r":1}"#)
  }

  /// The whole values of the scale with their frames; of a long scale, every tenth one, or fewer.
  private var markers: [String] {
    let (low, high) = (face.rating.minimum, face.rating.maximum)
    var step = 1.0
    while high - low > 100 * step { step *= 10 }
    let first = (low / step).rounded(.up)
    return (0...100).map { (first + Double($0)) * step }.filter { $0 <= high }.map { value in
      let frame = Self.lastFrame * (value - low) / (high - low)
      return #"{"cm":"\#(value.plainText)","tm":\#(frame.plainText),"dr":0}"#
    }
  }
}
