import EmojiRate
import EmojiRatePNG

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Writes the files of random inputs, which every build has to write alike: see ../../determinism.
//
//     swift run -c release Documents documents COUNT   the documents of the first COUNT inputs, a line each
//     swift run -c release Documents pngs COUNT        their PNG files of 32 pixels

let words = Array(CommandLine.arguments.dropFirst())
guard words.count == 2, let count = UInt64(words[1]) else {
  fatalError("give documents or pngs, and a number of inputs")
}
for number in 0..<count {
  let input = Input(number)
  if words[0] == "documents" {
    for document in input.documents { print(document) }
  } else {
    let pictures: [any PNGPicture] = [input.face, input.row, input.summary]
    for picture in pictures {
      let png = (try? picture.png(width: 32, input.settings.options)) ?? []
      _ = write(1, png, png.count)
    }
  }
}
