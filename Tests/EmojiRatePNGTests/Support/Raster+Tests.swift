import EmojiRate

@testable import EmojiRatePNG

extension Raster {
  init(
    _ picture: some CanvasPicture, width: Int? = nil, _ options: SVGOptions = SVGOptions(),
    limit: Int64 = Effort.pictureLimit
  ) throws {
    let size = try PNGSize(picture.canvasSize, options.size, width: width, height: nil, scale: 1)
    var effort = Effort(limit, pixelCount: size.pixelCount)
    self = try Raster(picture, size, options, SRGBColor(red: 0, green: 0, blue: 0), &effort)
  }
}
