// swift-tools-version: 6.1

import PackageDescription

// A package of a user of the library's. In yours, the dependency is the one of the project's README.
let package = Package(
  name: "Moods",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "EmojiRate", path: "../..")],
  targets: [
    .target(
      name: "Moods",
      plugins: [.plugin(name: "EmojiRatePictures", package: "EmojiRate")]),
    .testTarget(name: "MoodsTests", dependencies: ["Moods"]),
  ],
  swiftLanguageModes: [.v6]
)
