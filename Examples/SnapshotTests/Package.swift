// swift-tools-version: 6.1

import PackageDescription

// A package of a user of the library's. In yours, the dependency is the one of the project's README.
let package = Package(
  name: "ReviewPage",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "EmojiRate", path: "../..")],
  targets: [
    .target(
      name: "ReviewPage", dependencies: [.product(name: "EmojiRate", package: "EmojiRate")]),
    .testTarget(
      name: "ReviewPageTests", dependencies: ["ReviewPage"], exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
