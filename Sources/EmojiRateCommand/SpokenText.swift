import EmojiRate

extension CommandPicture {
  /// The label with words for values, unless the label is another text.
  func label(_ label: SVGOptions.Label, _ words: [String], _ options: SVGOptions)
    -> SVGOptions.Label
  {
    guard label == .sentence, words.count > 1 else { return label }
    var options = options
    options.label = .sentence
    return .title(spoken(words, options))
  }
}

extension CommandPicture where Self: RatedPicture {
  /// The sentence behind the word for the value.
  func spoken(_ words: [String], _ options: SVGOptions) -> String {
    let part = (rating.value - rating.minimum) / (rating.maximum - rating.minimum)
    let index = Int((part * Double(words.count - 1)).rounded())
    return "\(words[min(max(index, 0), words.count - 1)]), \(accessibleText(options) ?? "")"
  }

  static func entry(_ value: Double) -> Entry { Entry(value: value, name: [], line: 0) }
}

extension Settings {
  /// The template of the titles; nil without one.
  func titleTemplate(
    filled: [String], columns: inout [String]?
  ) throws(CommandError) -> TextTemplate? {
    guard let title = picture.options.label.title else { return nil }
    do throws(CommandError) {
      return try TextTemplate(
        title, option: style.titlePlace == nil ? "--title" : "title", kept: ["value", "maximum"],
        filled: filled, columns: &columns)
    } catch {
      throw style.titlePlace.map(error.at) ?? error
    }
  }

  /// Makes the label of one picture: with words, and with the placeholders that the library does not know.
  mutating func fillLabel<Kind: CommandPicture>(
    of kind: Kind.Type, _ subject: Kind.Subject
  ) throws(CommandError) {
    let shown = Kind(subject, settings: picture)
    var entry = Kind.entry(subject)
    entry.name = Array((summary.item ?? "").utf8)
    var columns: [String]?
    let filled =
      ["percent"] + (entry.counts?.hasNumber == true ? ["number"] : [])
      + (summary.item == nil ? [] : ["name"])
    guard let template = try titleTemplate(filled: filled, columns: &columns) else {
      picture.options.label = shown.label(
        picture.options.label, input.grammar.words, Kind.options(picture))
      return
    }
    guard template.isOurs else { return }
    picture.options.label = .title(
      String(decoding: template.filled(entry, on: shown.rating), as: UTF8.self))
  }

  /// The scale of words: from 1 to their number, unless a maximum is given.
  mutating func scaleWords() {
    let count = input.grammar.words.count
    guard count > 1, picture.maximum == nil else { return }
    let minimum = picture.minimum ?? 1
    (picture.minimum, picture.maximum) = (minimum, minimum + Double(count - 1))
  }
}
