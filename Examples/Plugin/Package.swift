// swift-tools-version: 6.1

import PackageDescription

// A package that uses the library. In your own package, use the dependency from the project's README.
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
