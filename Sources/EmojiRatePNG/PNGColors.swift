/// How a PNG file stores colours: PNG, 11.2.1.
enum PNGColors {
  case palette(Palette)
  case opaque
  case translucent

  /// Chooses what makes the smallest file.
  init(of raster: Raster) {
    if let palette = Palette(of: raster.colors) {
      self = .palette(palette)
    } else {
      self = raster.isOpaque ? .opaque : .translucent
    }
  }

  /// The number in the header.
  var type: UInt8 {
    switch self {
    case .opaque: 2
    case .palette: 3
    case .translucent: 6
    }
  }

  /// The compressed rows of a part of a picture.
  ///
  /// The rows have no filters. Filters help photographs, but areas of one colour repeat better as they are, in
  /// files that are a fifth smaller.
  func data(of raster: Raster, _ part: Raster.Part) -> [UInt8] {
    var rows: [UInt8] = []
    var last: (color: UInt32, index: UInt8)?
    for y in part.rows {
      rows.append(0)
      for x in part.columns {
        let color = raster.colors[y * raster.width + x]
        if case .palette(let palette) = self {
          if color != last?.color { last = (color, UInt8(palette.index(of: color))) }
          rows.append(last?.index ?? 0)
        } else {
          for shift: UInt32 in [24, 16, 8] {
            rows.append(UInt8(truncatingIfNeeded: color >> shift))
          }
          if case .translucent = self { rows.append(UInt8(truncatingIfNeeded: color)) }
        }
      }
    }
    return Deflate.zlib(rows)
  }
}

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
