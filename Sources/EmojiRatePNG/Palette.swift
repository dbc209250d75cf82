/// The different colours of a picture, from transparent to opaque.
struct Palette {
  private(set) var colors: [UInt32] = []

  /// Takes red, green, blue and opacity of each pixel, eight bits each, red highest.
  ///
  /// Nil if there are more than 256, or so many that the file is smaller without: a palette is not compressed.
  init?(of pixels: [UInt32]) {
    let limit = min(256, max(pixels.count / 32, 1))
    var last: UInt32?
    for color in pixels where color != last {
      last = color
      let index = index(of: color)
      if index < colors.count, colors[index] == color { continue }
      guard colors.count < limit else { return nil }
      colors.insert(color, at: index)
    }
  }

  /// The index of a colour, or the index at which it would be inserted.
  func index(of color: UInt32) -> Int {
    let key = Self.key(color)
    var (low, high) = (0, colors.count)
    while low < high {
      let middle = (low + high) / 2
      if Self.key(colors[middle]) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Opacity highest.
  private static func key(_ color: UInt32) -> UInt32 { color << 24 | color >> 8 }
}
