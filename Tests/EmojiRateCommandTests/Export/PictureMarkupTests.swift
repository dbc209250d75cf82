import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Picture markup")
struct PictureMarkupTests {
  /// Its name and its text are written differently in a URL, a class, an id and an attribute.
  private func markup(_ settings: Settings, _ size: Size) throws -> PictureMarkup {
    var settings = settings
    settings.picture.cells = size
    // No PNG files are made.
    settings.export.isDryRun = true
    let job = ExportJob(picture: .row, settings: settings, scale: .init(0))
    let pictures = try PictureSet(job)
    return PictureMarkup(pictures, stem: "#&%", title: "\"", size: pictures.size)
  }

  private func snippets(
    isResponsive: Bool = false, _ change: (inout Settings) -> Void
  ) throws -> [String] {
    var settings = Settings()
    settings.picture.isResponsive = isResponsive
    change(&settings)
    return try markup(settings, Size(width: 240, height: 120)).snippets.map {
      "\($0.label): \($0.markup)"
    }
  }

  @Test("A file is an image of its size")
  func image() throws {
    let size = #" width="240" height="120""#
    #expect(try snippets { _ in } == [#"Image: <img src="%23%26%25.svg" alt="&#34;"\#(size)>"#])
    #expect(
      try snippets(isResponsive: true) { _ in } == [
        #"Image: <img src="%23%26%25.svg" alt="&#34;">"#
      ])
  }

  @Test(
    "An image has whole pixels, as HTML has it, and a symbol any",
    .enabled(if: BuiltCommand.path(of: "rsvg-convert") != nil, "rsvg-convert is not installed"))
  func fractions() throws {
    var settings = Settings()
    (settings.export.hasSprite, settings.export.scales) = (true, [PNGScale(1)])
    let markup = try markup(settings, Size(width: 134.5, height: 20.5)).snippets.map(\.markup)
    #expect(markup[0].contains(#" width="135" height="21">"#))
    #expect(markup[1].contains(#" width="135" height="21">"#))
    #expect(markup[2].contains(#" width="134.5" height="20.5" "#))
  }

  @Test("A pair asks for the page's colours")
  func pair() throws {
    #expect(
      try snippets { $0.export.pair = [.theme(.sky), .theme(.dusk)] } == [
        #"Light and dark: <picture><source srcset="%23%26%25-dusk.svg" media="(prefers-color-scheme: dark)">"#
          + #"<img src="%23%26%25.svg" alt="&#34;" width="240" height="120"></picture>"#
      ])
  }

  @Test(
    "PNG files have a size always, for they may have more pixels",
    .enabled(if: BuiltCommand.path(of: "rsvg-convert") != nil, "rsvg-convert is not installed"))
  func png() throws {
    let one = try snippets(isResponsive: true) { $0.export.scales = [PNGScale(2)] }
    #expect(one[1] == #"PNG: <img src="%23%26%25@2x.png" alt="&#34;" width="240" height="120">"#)
    let two = try snippets { $0.export.scales = [PNGScale(1), PNGScale(2)] }
    #expect(
      two[1]
        == #"PNG: <img src="%23%26%25.png" srcset="%23%26%25.png 1x, %23%26%25@2x.png 2x" alt="&#34;""#
        + #" width="240" height="120">"#)
    let pair = try snippets {
      ($0.export.scales, $0.export.pair) = ([PNGScale(1), PNGScale(1.5)], [.light, .dark])
    }
    #expect(
      pair[1]
        == #"PNG: <picture><source srcset="%23%26%25-dark.png 1x, %23%26%25-dark@1.5x.png 1.5x""#
        + #" media="(prefers-color-scheme: dark)"><img src="%23%26%25.png""#
        + #" srcset="%23%26%25.png 1x, %23%26%25@1.5x.png 1.5x" alt="&#34;" width="240" height="120"></picture>"#
    )
  }

  @Test("A sprite is used by an image with a name, of the symbol's proportions")
  func sprite() throws {
    #expect(
      try snippets { $0.export.hasSprite = true }[1]
        == #"Sprite: <svg width="240" height="120" role="img" aria-label="&#34;">"#
        + #"<use href="sprite.svg##&amp;%25"/></svg>"#)
    let pair = try snippets {
      ($0.export.hasSprite, $0.export.pair) = (true, [.light, .theme(.dusk)])
    }
    #expect(pair[1].hasPrefix("Sprite: ") && pair[1].contains("##&amp;%25\""))
    #expect(pair[2].hasPrefix("Sprite, dusk: ") && pair[2].contains("##&amp;%25-dusk\""))
    #expect(
      try snippets(isResponsive: true) { $0.export.hasSprite = true }[1].hasPrefix(
        #"Sprite: <svg viewBox="0 0 240 120" role="img""#))
  }

  @Test("A class is put on an image with a name")
  func stylesheet() throws {
    #expect(
      try snippets { $0.export.format = .css }
        == [#"Class: <span class="stars #&amp;%" role="img" aria-label="&#34;"></span>"#])
  }

  @Test("What is decorative is hidden")
  func decorative() throws {
    let snippets = try snippets {
      $0.picture.isDecorative = true
      ($0.export.format, $0.export.hasSprite) = (.css, true)
    }
    #expect(
      snippets == [
        #"Class: <span class="stars #&amp;%" aria-hidden="true"></span>"#,
        #"Sprite: <svg width="240" height="120" aria-hidden="true"><use href="sprite.svg##&amp;%25"/></svg>"#,
      ])
  }
}
