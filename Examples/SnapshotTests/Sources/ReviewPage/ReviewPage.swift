import EmojiRate

/// A page of reviews, with a row of stars for all of them and a face for each.
public struct ReviewPage: Sendable {
  /// The name of the reviewed product, in plain text.
  public var title: String
  /// The reviews, in the order of the page.
  public var reviews: [Review]

  /// Makes a page.
  public init(title: String, reviews: [Review]) {
    self.title = title
    self.reviews = reviews
  }

  /// The page as HTML, with inline pictures.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <title>\(escaped(title))</title>
    <h1>\(escaped(title))</h1>
    \(summary)
    \(reviews.map(article).joined(separator: "\n"))
    </html>

    """
  }

  private var summary: String {
    guard !reviews.isEmpty else { return "<p>No reviews yet.</p>" }
    let average = reviews.map(\.rating).reduce(0, +) / Double(reviews.count)
    let stars = StarRow(Rating(average, step: 0.5)).svg(SVGOptions(size: 24))
    return "<p>\(stars) of \(reviews.count)</p>"
  }

  private func article(_ review: Review) -> String {
    """
    <article>
    \(Self.face(review.rating))
    <h2>\(escaped(review.author))</h2>
    <p>\(escaped(review.text))</p>
    </article>
    """
  }

  /// A face in the custom style of the page.
  public static func face(_ rating: Double) -> String {
    let style = FaceStyle(lineWidth: 16, color: .range(ColorRange(huePath: .shorter)))
    return Face(rating, style: style).svg(SVGOptions(size: 48))
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      default: escaped.append(character)
      }
    }
  }
}
