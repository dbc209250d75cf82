extension ByteWriter {
  /// Writes the path data of a box.
  mutating func append(boxAt origin: Point, _ size: Size, _ format: DecimalFormat) {
    append("M")
    append(origin.x, format)
    append(" ")
    append(origin.y, format)
    append("h")
    append(size.width, format)
    append("v")
    append(size.height, format)
    append("H")
    append(origin.x, format)
    append("z")
  }
}
