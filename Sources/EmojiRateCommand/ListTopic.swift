import EmojiRate

/// A list that the command prints: the words of a picture's option.
struct ListTopic {
  let option: CommandOption

  /// The name of the list: the option's name in the plural.
  var name: String { option.name.inPlural }

  var words: [String] { option.kind?.words ?? [] }

  /// Every option that has words, in the order of the tables.
  static var all: [ListTopic] {
    PictureKind.allCases.flatMap(\.styleOptions).map { ListTopic(option: $0) }.reduce(into: []) {
      topics, topic in
      let isNew = !topics.contains { $0.name == topic.name }
      if isNew, !topic.words.isEmpty { topics.append(topic) }
    }
  }

  /// The topic with this name, in the singular or plural.
  static func named(_ name: String) throws(CommandError) -> ListTopic {
    let topics = all
    if let topic = topics.first(where: { $0.name == name || $0.option.name == name }) {
      return topic
    }
    let kind = WordKind(words: topics.map(\.name))
    throw kind.unknown(Given(option: "list", text: name))
  }
}

extension String {
  /// The noun in the plural.
  var inPlural: String { hasSuffix("s") ? self : self + "s" }
}
