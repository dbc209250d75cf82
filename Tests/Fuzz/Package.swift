// swift-tools-version: 6.1

import PackageDescription

// What is `package` in the library is used here too: SwiftPM names a package by its folder.
let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
let library = folder.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()

// Writes the files of random settings, whose source is a link to ../Support/Random. It links like the installed command,
// and so needs no Foundation. Nested, so that nobody who uses the library builds it.
let package = Package(
  name: "EmojiRateFuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "EmojiRate", path: "../..")],
  targets: [
    .executableTarget(
      name: "Documents",
      dependencies: [
        .product(name: "EmojiRate", package: "EmojiRate"),
        .product(name: "EmojiRatePNG", package: "EmojiRate"),
      ],
      packageAccess: false, swiftSettings: [.unsafeFlags(["-package-name", library])])
  ],
  swiftLanguageModes: [.v6]
)
