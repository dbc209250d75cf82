/// A piece of markup that is the same for every picture but for a few words.
///
/// The constant text is put together once, so that a row is only copied.
struct RowTemplate {
  /// What differs from row to row.
  enum Field {
    /// The picture's name, as it stands in a URL, in markup, and in markup that is shown as text.
    case url, stem, shownStem
    /// The same as the fragment of a URL.
    case fragment, shownFragment
    case value
    /// The accessible text, in markup, and in markup that is shown as text.
    case title, shownTitle
  }

  private enum Part {
    case text([UInt8])
    case field(Field)
  }

  private var parts: [Part] = []

  /// Adds markup in which `{url}`, `{stem}`, `{id}`, `{value}` and `{title}` stand for the fields.
  mutating func append(_ markup: String) { append(markup, isShown: false) }

  /// Adds markup to be read and copied.
  mutating func appendShown(_ markup: String) { append(markup, isShown: true) }

  private mutating func append(_ markup: String, isShown: Bool) {
    var rest = markup[...]
    while let brace = rest.firstIndex(of: "{"), let end = rest[brace...].firstIndex(of: "}") {
      append(text: rest[..<brace], isShown)
      switch rest[brace...end] {
      case "{url}": parts.append(.field(.url))
      case "{stem}": parts.append(.field(isShown ? .shownStem : .stem))
      case "{id}": parts.append(.field(isShown ? .shownFragment : .fragment))
      case "{value}": parts.append(.field(.value))
      default: parts.append(.field(isShown ? .shownTitle : .title))
      }
      rest = rest[rest.index(after: end)...]
    }
    append(text: rest, isShown)
  }

  private mutating func append(text: Substring, _ isShown: Bool) {
    var bytes: [UInt8] = []
    if case .text(let before)? = parts.last {
      parts.removeLast()
      bytes = before
    }
    if isShown { Markup.escapeHTML(text.utf8, into: &bytes) } else { bytes += text.utf8 }
    parts.append(.text(bytes))
  }

  /// The words of one row.
  struct Words {
    var url: [UInt8] = []
    var stem: [UInt8] = []
    var shownStem: [UInt8] = []
    var fragment: [UInt8] = []
    var shownFragment: [UInt8] = []
    var value: [UInt8] = []
    var title: [UInt8] = []
    var shownTitle: [UInt8] = []

    /// Takes the words of a picture in place of the last one's.
    mutating func set(_ entry: Entry, stem name: [UInt8], title text: UnsafeRawBufferPointer) {
      url.removeAll(keepingCapacity: true)
      Markup.escapeURL(name, into: &url)
      stem.removeAll(keepingCapacity: true)
      Markup.escapeHTML(name, into: &stem)
      shownStem.removeAll(keepingCapacity: true)
      Markup.escapeHTML(stem, into: &shownStem)
      fragment.removeAll(keepingCapacity: true)
      Markup.escapeFragment(name, into: &fragment)
      shownFragment.removeAll(keepingCapacity: true)
      Markup.escapeHTML(fragment, into: &shownFragment)
      value = entry.text
      title.removeAll(keepingCapacity: true)
      title.append(contentsOf: text)
      shownTitle.removeAll(keepingCapacity: true)
      Markup.escapeHTML(title, into: &shownTitle)
    }
  }

  func write(_ words: borrowing Words, to output: ByteOutput) {
    for part in parts {
      switch part {
      case .text(let text): output.append(text)
      case .field(.url): output.append(words.url)
      case .field(.stem): output.append(words.stem)
      case .field(.shownStem): output.append(words.shownStem)
      case .field(.fragment): output.append(words.fragment)
      case .field(.shownFragment): output.append(words.shownFragment)
      case .field(.value): output.append(words.value)
      case .field(.title): output.append(words.title)
      case .field(.shownTitle): output.append(words.shownTitle)
      }
    }
  }
}
