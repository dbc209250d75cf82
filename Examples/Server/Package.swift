// swift-tools-version: 6.1

import PackageDescription

// Nested, so that the HTTP server is no dependency of the library's.
let package = Package(
  name: "EmojiRateServer",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "EmojiRate", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    // Hummingbird brings it along; the tests speak HTTP with it, byte by byte.
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .target(
      name: "PictureServer",
      dependencies: [
        .product(name: "EmojiRate", package: "EmojiRate"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ]),
    .executableTarget(name: "emoji-rate-server", dependencies: ["PictureServer"]),
    .testTarget(
      name: "PictureServerTests",
      dependencies: [
        "PictureServer", "emoji-rate-server",
        .product(name: "EmojiRate", package: "EmojiRate"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
