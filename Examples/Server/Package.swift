// swift-tools-version: 6.1

import PackageDescription

// A nested package, which keeps the HTTP server out of the library's dependencies.
let package = Package(
  name: "EmojiRateServer",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "EmojiRate", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    // Hummingbird depends on it already. The tests use it to send HTTP byte by byte.
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .target(
      name: "PictureServer",
      dependencies: [
        .product(name: "EmojiRate", package: "EmojiRate"),
        .product(name: "EmojiRateDrawings", package: "EmojiRate"),
        .product(name: "EmojiRateHistory", package: "EmojiRate"),
        .product(name: "EmojiRatePNG", package: "EmojiRate"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ]),
    .executableTarget(name: "emoji-rate-server", dependencies: ["PictureServer"]),
    .testTarget(
      name: "PictureServerTests",
      dependencies: [
        "PictureServer", "emoji-rate-server",
        .product(name: "EmojiRate", package: "EmojiRate"),
        .product(name: "EmojiRateHistory", package: "EmojiRate"),
        .product(name: "EmojiRatePNG", package: "EmojiRate"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
