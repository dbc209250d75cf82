/// One of the cases of a type, each of which is a word.
struct CaseKind<Case: CaseIterable & RawRepresentable & Sendable>: ArgumentKind
where Case.RawValue == String {
  private let usual: Case?

  init(default usual: Case? = nil) { self.usual = usual }

  private var word: WordKind {
    WordKind(Case.allCases.map(\.rawValue), default: usual?.rawValue ?? "")
  }

  var words: [String] { word.words }
  var defaultText: String? { usual?.rawValue }
  var placeholder: String { word.placeholder }
  var allowed: String { word.allowed }

  func read(
    _ text: String, as name: String, _ settings: inout Settings
  ) throws(CommandError) -> Case {
    guard let value = Case(rawValue: try word.read(text, as: name, &settings)) else {
      preconditionFailure("\(text) is one of the words")
    }
    return value
  }
}
