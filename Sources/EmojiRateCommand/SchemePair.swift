import EmojiRate

extension Command.Outcome {
  /// A picture with the same rating and other colours.
  struct Twin: Equatable, Sendable {
    var output: String
    var path: String
  }

  /// Adds both pictures of a pair: two files, or one document that has both.
  mutating func addPair(
    of kind: PictureKind, _ settings: Settings, _ value: Double
  ) throws(CommandError) {
    let schemes = settings.export.pair
    let pictures = schemes.map { scheme in
      var settings = settings
      settings.picture = scheme.applied(to: settings.picture)
      return settings
    }
    if settings.followsScheme {
      output = kind.documentOfBoth(pictures, settings, value)
      return
    }
    guard let path else {
      throw .usage("--pair makes two files; give --output, or --follow-scheme for one picture")
    }
    output = kind.document(pictures[0], value)
    twin = Twin(
      output: kind.document(pictures[1], value), path: path.tagged("-\(schemes[1].rawValue)"))
  }
}

extension PictureKind {
  /// One document with both pictures, of which a page shows the one for its scheme.
  ///
  /// The rules' classes are the same in every such document, so that any number of them fit into one page.
  fileprivate func documentOfBoth(
    _ pictures: [Settings], _ settings: Settings, _ value: Double
  ) -> String {
    let frame = command.frame(settings, value)
    let layers = zip(["light", "dark"], pictures).map { name, settings in
      var settings = settings
      // The frame has the size and the sentence.
      settings.picture.size = nil
      settings.picture.isResponsive = true
      settings.picture.title = nil
      settings.picture.isDecorative = true
      // Where the style is refused, the first picture shows alone.
      let hidden = name == "dark" ? " display=\"none\"" : ""
      return "<svg class=\"emoji-rate-\(name)\"\(hidden)" + document(settings, value).dropFirst(4)
    }
    let end = "</svg>"
    return frame.dropLast(end.count) + """
      <style>@media(prefers-color-scheme:dark)\
      {.emoji-rate-light{display:none}.emoji-rate-dark{display:inline}}</style>
      """ + layers.joined() + end
  }
}

extension RatedPicture {
  /// The document without what is drawn.
  fileprivate static func frame(_ settings: Settings, _ value: Double) -> String {
    var options = options(settings.picture)
    options.background = nil
    return EmptyPicture(Self(value, settings.picture)).svg(options)
  }
}

/// The canvas and the words of a picture, with nothing on it.
private struct EmptyPicture<Whole: Picture>: Picture {
  var rating: Rating
  let unit: RatingUnit
  let canvasSize: Size
  let precision: Int
  /// What SVG paints with where nothing is said, which the pictures on it rely on.
  var basePaint: Paint { Paint(fill: .color(SRGBColor(red: 0, green: 0, blue: 0))) }

  init(_ whole: Whole) {
    (rating, unit, canvasSize) = (whole.rating, whole.unit, whole.canvasSize)
    precision = whole.precision
  }

  func draw(on canvas: inout some Canvas) {}
}

extension String {
  /// The path of a file with something behind its name, before the ending.
  fileprivate func tagged(_ tag: String) -> String {
    let name = utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
    let end = utf8[name...].lastIndex(of: UInt8(ascii: ".")) ?? endIndex
    return self[..<end] + tag + self[end...]
  }
}
