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
