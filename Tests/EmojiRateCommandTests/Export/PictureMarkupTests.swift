import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Picture markup")
struct PictureMarkupTests {
  private static let words: PictureMarkup.Words = {
    var words = PictureMarkup.Words()
    (words.url, words.stem, words.id, words.title) = ("{url}", "{stem}", "{id}", "{title}")
    return words
  }()

  private func snippets(
    isResponsive: Bool = false, _ change: (inout Settings) -> Void
  ) throws -> [String] {
    var settings = Settings()
    change(&settings)
    let markup = PictureMarkup(
      names: FileNames(settings, noun: "face"), size: Size(width: 240, height: 120),
      isResponsive: isResponsive, words: Self.words)
    return markup.snippets.map { "\($0.label): \($0.markup)" }
  }

  @Test("A file is an image of its size")
  func image() throws {
    let size = #" width="240" height="120""#
    #expect(try snippets { _ in } == [#"Image: <img src="{url}.svg" alt="{title}"\#(size)>"#])
    #expect(
      try snippets(isResponsive: true) { _ in } == [#"Image: <img src="{url}.svg" alt="{title}">"#])
  }

  @Test("An image has whole pixels, as HTML has it, and a symbol any")
  func fractions() throws {
    var settings = Settings()
    (settings.export.outputFlags, settings.export.scales) = (["sprite"], [PNGScale(1)])
    let markup = PictureMarkup(
      names: FileNames(settings, noun: "face"), size: Size(width: 134.5, height: 0.5),
      isResponsive: false
    ).snippets.map(\.markup)
    #expect(markup[0].contains(#" width="135" height="1">"#))
    #expect(markup[1].contains(#" width="135" height="1">"#))
    #expect(markup[2].contains(#" width="134.5" height="0.5" "#))
  }

  @Test("A pair asks for the page's colours")
  func pair() throws {
    #expect(
      try snippets { $0.export.pair = [.theme(.sky), .theme(.dusk)] } == [
        #"Light and dark: <picture><source srcset="{url}-dusk.svg" media="(prefers-color-scheme: dark)">"#
          + #"<img src="{url}.svg" alt="{title}" width="240" height="120"></picture>"#
      ])
  }

  @Test("PNG files have a size always, for they may have more pixels")
  func png() throws {
    let one = try snippets(isResponsive: true) { $0.export.scales = [PNGScale(2)] }
    #expect(one[1] == #"PNG: <img src="{url}@2x.png" alt="{title}" width="240" height="120">"#)
    let two = try snippets { $0.export.scales = [PNGScale(1), PNGScale(2)] }
    #expect(
      two[1] == #"PNG: <img src="{url}.png" srcset="{url}.png 1x, {url}@2x.png 2x" alt="{title}""#
        + #" width="240" height="120">"#)
    let pair = try snippets {
      ($0.export.scales, $0.export.pair) = ([PNGScale(1), PNGScale(1.5)], [.light, .dark])
    }
    #expect(
      pair[1] == #"PNG: <picture><source srcset="{url}-dark.png 1x, {url}-dark@1.5x.png 1.5x""#
        + #" media="(prefers-color-scheme: dark)"><img src="{url}.png""#
        + #" srcset="{url}.png 1x, {url}@1.5x.png 1.5x" alt="{title}" width="240" height="120"></picture>"#
    )
  }

  @Test("A sprite is used by an image with a name, of the symbol's proportions")
  func sprite() throws {
    #expect(
      try snippets { $0.export.outputFlags = ["sprite"] }[1]
        == #"Sprite: <svg width="240" height="120" role="img" aria-label="{title}">"#
        + #"<use href="sprite.svg#{id}"/></svg>"#)
    #expect(
      try snippets(isResponsive: true) { $0.export.outputFlags = ["sprite"] }[1].hasPrefix(
        #"Sprite: <svg viewBox="0 0 240 120" role="img""#))
  }

  @Test("A class is put on an image with a name")
  func stylesheet() throws {
    #expect(
      try snippets { $0.export.format = .css }
        == [#"Class: <span class="face {stem}" role="img" aria-label="{title}"></span>"#])
  }

  @Test("What is decorative is hidden")
  func decorative() throws {
    let snippets = try snippets {
      $0.picture.isDecorative = true
      ($0.export.format, $0.export.outputFlags) = (.css, ["sprite"])
    }
    #expect(
      snippets == [
        #"Class: <span class="face {stem}" aria-hidden="true"></span>"#,
        #"Sprite: <svg width="240" height="120" aria-hidden="true"><use href="sprite.svg#{id}"/></svg>"#,
      ])
  }
}
