import EmojiRate

extension Command.Outcome {
  /// Adds both pictures of a pair: two files, or one document with both.
  mutating func addPair<Kind: CommandPicture>(
    of kind: Kind.Type, _ settings: Settings, _ subject: Kind.Subject
  ) throws(CommandError) {
    let looks = settings.export.looks(of: settings.picture)
    let pictures = looks.map { look in
      var settings = settings
      settings.picture = look.settings
      return settings
    }
    if settings.followsScheme {
      output = kind.documentOfBoth(pictures, settings, subject)
      return
    }
    guard let path else {
      throw .usage("--pair makes two files; give --output, or --follow-scheme for one picture")
    }
    output = kind.document(pictures[0], subject)
    files = [File(output: kind.document(pictures[1], subject), path: path.tagged(looks[1].tag))]
  }
}

extension CommandPicture {
  /// One document with both pictures; a page shows the one for its colour scheme.
  ///
  /// All such documents use the same classes, so a page can contain any number of them.
  fileprivate static func documentOfBoth(
    _ pictures: [Settings], _ settings: Settings, _ subject: Subject
  ) -> String {
    var options = options(settings.picture)
    options.background = nil
    let frame = EmptyPicture(Self(subject, settings.picture)).svg(options)
    let layers = zip(["light", "dark"], pictures).map { name, settings in
      var settings = settings
      // The frame has the size and the accessible text.
      settings.picture.options.size = nil
      settings.picture.options.isResponsive = true
      settings.picture.options.label = .decorative
      // If the style is refused, only the first picture shows.
      let hidden = name == "dark" ? " display=\"none\"" : ""
      return "<svg class=\"emoji-rate-\(name)\"\(hidden)" + document(settings, subject).dropFirst(4)
    }
    let end = "</svg>"
    return frame.dropLast(end.count) + """
      <style>@media(prefers-color-scheme:dark)\
      {.emoji-rate-light{display:none}.emoji-rate-dark{display:inline}}</style>
      """ + layers.joined() + end
  }
}

/// The canvas and the accessible text of a picture, without a drawing.
private struct EmptyPicture<Whole: Picture>: Picture {
  private let whole: Whole
  var rating: Rating
  var unit: RatingUnit { whole.unit }
  var canvasSize: Size { whole.canvasSize }
  var precision: Int { whole.precision }
  /// SVG's default paint, which the pictures on it rely on.
  var basePaint: Paint { Paint(fill: .color(SRGBColor(red: 0, green: 0, blue: 0))) }

  init(_ whole: Whole) { (self.whole, rating) = (whole, whole.rating) }

  func writeSentence(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    whole.writeSentence(into: buffer)
  }

  func language(in asked: Language) -> Language { whole.language(in: asked) }

  func draw(on canvas: inout some Canvas) {}
}

extension String {
  /// The path of a file with `tag` after its name, before the ending.
  fileprivate func tagged(_ tag: String) -> String {
    let name = utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
    let end = utf8[name...].lastIndex(of: UInt8(ascii: ".")) ?? endIndex
    return self[..<end] + tag + self[end...]
  }
}
