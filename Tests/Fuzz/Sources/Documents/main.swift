import EmojiRate
import EmojiRatePNG

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Writes the files of random settings, which every build has to write alike: see ../../determinism.
//
//     swift run -c release Documents documents COUNT   the documents of the first COUNT settings, a line each
//     swift run -c release Documents pngs COUNT        their PNG files of 32 pixels

let words = Array(CommandLine.arguments.dropFirst())
guard words.count == 2, let count = UInt64(words[1]) else {
  fatalError("give documents or pngs, and a number of settings")
}
for number in 0..<count {
  var random = SplitMix64(seed: number)
  let settings = random.settings(oneIn: random.element(of: [2, 4, 8, 1000]))
  let pictures: [any CanvasPicture] = [
    settings.face(random.double(-1...6)), settings.row(random.finiteDouble()),
    settings.summary(
      RatingCounts(counts: (0...random.index(22)).map { _ in random.integer(-1...5000) })),
  ]
  for picture in pictures {
    if words[0] == "documents" {
      print(picture.svg(settings.options))
    } else {
      let png = (try? picture.png(settings.options, size: .width(32))) ?? []
      _ = write(1, png, png.count)
    }
  }
}
