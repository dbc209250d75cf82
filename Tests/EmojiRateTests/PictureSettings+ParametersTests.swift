import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("PictureSettings+Parameters")
struct PictureSettingsParametersTests {
  private typealias Kind = any DescribedPicture.Type
  private static let kinds: [Kind] = [Face.self, StarRow.self, RatingSummary.self]

  private func rows(_ kind: Kind?) -> [Parameter] { (kind?.parameters ?? .all).rows }

  private func names(_ kind: Kind?) -> [String] { rows(kind).map { "\($0.name)" } }

  @Test("Every name comes once")
  func once() {
    for kind in [nil] + Self.kinds {
      #expect(Set(names(kind)).count == names(kind).count)
    }
    #expect(Set(names(nil)) == Set(Self.kinds.flatMap { names($0) }))
  }

  private func document(_ kind: Kind, _ settings: PictureSettings) -> String {
    if let kind = kind as? any RatedPicture.Type {
      return kind.init(3.3, settings: settings).svg(settings.options)
    }
    return settings.summary(RatingCounts(counts: [31, 25, 103, 308, 817])).svg(settings.options)
  }

  @Test("What changes a picture is a parameter of its kind", arguments: kinds.prefix(2))
  private func effects(kind: Kind) {
    var random = SplitMix64(seed: 27)
    var others: Set<String> = []
    for row in rows(nil) {
      let changes = [nil, FaceCharacter.cat].flatMap { character in
        RowSymbol.allCases.map { symbol in
          var settings = PictureSettings()
          (settings.style.givenCharacter, settings.symbol) = (character, symbol)
          let before = document(kind, settings)
          try? row.set(random.text(of: row.kind), in: &settings)
          return document(kind, settings) != before
        }
      }
      if !changes.contains(true) {
        others.insert("\(row.name)")
      } else if !row.isNamed("size") {
        // Of a row, commands take the size of a star.
        #expect(names(kind).contains("\(row.name)"), "\(row.name)")
      }
    }
    #expect(others.count < names(nil).count / 2, "\(others)")
  }

  @Test("What a row of the table names is another row of it, and as it was", arguments: kinds)
  private func relations(kind: Kind) throws {
    let (rows, symbols) = (rows(kind), ["symbol"] + RowSymbol.words.filter { $0 != "face" })
    #expect("\(RowSymbol.facelessWords)" == symbols.joined(separator: " "))
    var lines = ""
    for row in rows {
      let texts = [row.conflicts, row.requirement, row.ineffectiveWith, row.defaultText]
      lines += "\(row.name): \(texts.map { $0.map { "\($0)" } ?? "-" }.joined(separator: ", "))\n"
      // Rows and faces share documents, of which a row has no size.
      for other in "\(row.conflicts)".split(separator: " ").map(String.init) {
        #expect(!row.isNamed(other) && names(nil).contains(other), "\(row.name)")
      }
      if let requirement = row.requirement {
        #expect(names(kind).contains("\(requirement)"), "\(row.name)")
      }
      if let reason = row.ineffectiveWith {
        let parts = "\(reason)".split(separator: " ").map(String.init)
        // The format is an option of the command.
        let words =
          parts[0] == "format" ? ["png"] : rows.first { $0.isNamed(parts[0]) }?.words ?? []
        #expect(parts.count > 1 && parts.dropFirst().allSatisfy(words.contains), "\(row.name)")
      }
    }
    // Conflicts, what is required, what takes the effect, and the default.
    try expectSnapshot(lines: lines, "rows of a \(kind.name)")
  }

  @Test("The default of a number is allowed, and makes the default picture")
  func defaultValue() throws {
    for kind in Self.kinds {
      for row in rows(kind) where row.defaultText == nil {
        guard case .number(let number, _) = row.kind else { continue }
        #expect(number.limits.contains(number.defaultValue))
        var settings = PictureSettings()
        try row.set(NumberParameter.text(number.defaultValue), in: &settings)
        #expect(document(kind, settings) == document(kind, PictureSettings()), "\(row.name)")
      }
    }
  }
}

extension Parameter {
  var number: NumberParameter? {
    switch kind {
    case .number(let number, _), .size(let number, _): number
    default: nil
    }
  }

  var words: [String]? {
    if case .word(let texts) = kind { texts.words() } else { nil }
  }
}
