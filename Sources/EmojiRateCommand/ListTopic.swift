import EmojiRate

/// What the command can list: the words of an option of pictures.
struct ListTopic {
  let option: CommandOption
  let picture: PictureKind

  /// What it is called: the option's name in the plural.
  var name: String { option.name.hasSuffix("s") ? option.name : option.name + "s" }

  /// What there is to list.
  var words: [String] { option.kind?.words ?? [] }

  /// Whether its words are seen on characters alone.
  var needsCharacter: Bool { ["extras", "expression"].contains(option.name) }

  /// Every option that has words, in the order of the tables.
  static var all: [ListTopic] {
    var topics: [ListTopic] = []
    for picture in PictureKind.allCases {
      for option in StyleKeys.options(of: picture) where option.kind?.words.isEmpty == false {
        if !topics.contains(where: { $0.option.name == option.name }) {
          topics.append(ListTopic(option: option, picture: picture))
        }
      }
    }
    return topics
  }

  /// The topic of a name, in the plural or not.
  static func named(_ name: String) throws(CommandError) -> ListTopic {
    let topics = all
    if let topic = topics.first(where: { $0.name == name || $0.option.name == name }) {
      return topic
    }
    throw WordKind.unknown(name, of: "list", among: topics.map(\.name))
  }

  /// Settings that say one of the words.
  func saying(_ word: String, in settings: PictureSettings) -> PictureSettings {
    var settings = settings
    if let opposite = option.oppositeOption { settings[opposite] = nil }
    settings[option.name] = option.kind?.form == .list ? .list(word) : .word(word)
    return settings
  }
}
