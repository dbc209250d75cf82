// swift-tools-version: 6.1

import PackageDescription

// Draws random inputs for as long as one likes. Nested, so that nobody who uses the library builds it.
let package = Package(
  name: "EmojiRateFuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "EmojiRate", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz", dependencies: [.product(name: "EmojiRate", package: "EmojiRate")])
  ],
  swiftLanguageModes: [.v6]
)
