import EmojiRate
import EmojiRatePNG
import Foundation
import ReviewPage
import Testing

@Suite("A page of reviews")
struct ReviewPageTests {
  @Test("Looks as recorded")
  func page() throws {
    let page = ReviewPage(
      title: "Soup & bread",
      reviews: [
        Review(author: "Ada", rating: 5, text: "Hot, <really> hot."),
        Review(author: "Blaise", rating: 3.2, text: "Fine."),
        Review(author: "Carl", rating: 1, text: "Cold & late."),
      ])
    try expectSnapshot(page.html, "page.html")
  }

  @Test("Says so where there are none yet")
  func empty() throws {
    try expectSnapshot(ReviewPage(title: "Soup", reviews: []).html, "empty.html")
  }

  @Test("Has a face for every rating", arguments: [0, 1, 2.5, 3.2, 5])
  func face(rating: Double) throws {
    try expectSnapshot(ReviewPage.face(rating), "face-\(rating).svg")
  }

  @Test("Has a picture for mails, whose pixels are as recorded")
  func mail() throws {
    let png = try StarRow(4.5).png(SVGOptions(background: "white"), size: .scale(2))
    try expectSnapshot(Data(png), "mail.png")
  }
}
