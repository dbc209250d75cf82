// swift-tools-version: 6.1

import PackageDescription

// A package that uses the library. In your own package, use the dependency from the project's README.
let package = Package(
  name: "ReviewPage",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "EmojiRate", path: "../..")],
  targets: [
    .target(
      name: "ReviewPage", dependencies: [.product(name: "EmojiRate", package: "EmojiRate")]),
    .testTarget(
      name: "ReviewPageTests",
      dependencies: [
        "ReviewPage", .product(name: "EmojiRate", package: "EmojiRate"),
        .product(name: "EmojiRatePNG", package: "EmojiRate"),
      ],
      exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
