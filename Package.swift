// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "EmojiRate",
  // The oldest systems that have all used symbols, such as String(unsafeUninitializedCapacity:).
  // .ci/availability checks this.
  platforms: [.macOS(.v11), .iOS(.v14), .tvOS(.v14), .watchOS(.v7)],
  products: [
    .library(name: "EmojiRate", targets: ["EmojiRate"]),
    .library(name: "EmojiRateDrawings", targets: ["EmojiRateDrawings"]),
    .library(name: "EmojiRateHistory", targets: ["EmojiRateHistory"]),
    .library(name: "EmojiRateLottie", targets: ["EmojiRateLottie"]),
    .library(name: "EmojiRatePNG", targets: ["EmojiRatePNG"]),
    .library(name: "EmojiRateUI", targets: ["EmojiRateUI"]),
    .executable(name: "emoji-rate", targets: ["emoji-rate"]),
  ],
  targets: [
    .target(
      name: "EmojiRate",
      // A debug build calls the square root of libm.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // Reads drawings: SVG files, and which of their shapes become which.
    .target(name: "EmojiRateDrawings", dependencies: ["EmojiRate"]),
    // Ratings over time.
    .target(name: "EmojiRateHistory", dependencies: ["EmojiRate"]),
    // A face at every value as a file for players of Lottie.
    .target(name: "EmojiRateLottie", dependencies: ["EmojiRate"]),
    // Pictures as PNG files, without other programs.
    .target(name: "EmojiRatePNG", dependencies: ["EmojiRate"]),
    // The looks and the script of the browser's control.
    .target(name: "EmojiRateControl", dependencies: ["EmojiRate"]),
    // SwiftUI views; empty on platforms without SwiftUI.
    .target(name: "EmojiRateUI", dependencies: ["EmojiRate"]),
    .target(
      name: "EmojiRateCommand",
      dependencies: [
        "EmojiRate", "EmojiRateControl", "EmojiRateDrawings", "EmojiRateHistory", "EmojiRateLottie",
        "EmojiRatePNG",
      ]),
    .executableTarget(
      name: "emoji-rate", dependencies: ["EmojiRateCommand"],
      exclude: ["static-executable.json"]),
    // What tests share. It is a test target, so that only tests build it.
    .testTarget(
      name: "EmojiRateTestSupport", dependencies: ["EmojiRateDrawings", "EmojiRateHistory"],
      path: "Tests/Support"),
    .testTarget(
      name: "EmojiRateTests",
      dependencies: ["EmojiRate", "EmojiRateDrawings", "EmojiRateTestSupport"],
      exclude: ["Snapshots.txt"]),
    .testTarget(
      name: "EmojiRateDrawingsTests", dependencies: ["EmojiRateDrawings", "EmojiRateTestSupport"],
      exclude: ["Drawings", "Snapshots.txt"]),
    .testTarget(
      name: "EmojiRateHistoryTests", dependencies: ["EmojiRateHistory", "EmojiRateTestSupport"],
      exclude: ["Snapshots.txt"]),
    .testTarget(
      name: "EmojiRateControlTests", dependencies: ["EmojiRateControl", "EmojiRateTestSupport"],
      exclude: ["Snapshots.txt"]),
    .testTarget(
      name: "EmojiRateLottieTests", dependencies: ["EmojiRateDrawings", "EmojiRateLottie"]),
    .testTarget(
      name: "EmojiRatePNGTests",
      dependencies: ["EmojiRateHistory", "EmojiRatePNG", "EmojiRateTestSupport"],
      exclude: ["Snapshots.txt"]),
    .testTarget(
      name: "EmojiRateCommandTests",
      dependencies: ["EmojiRateCommand", "EmojiRateTestSupport", "emoji-rate"],
      exclude: ["Golden"]),
  ],
  swiftLanguageModes: [.v6]
)

// For the plugin, a full build compiles the library a second time, as a tool. Leave it out while you develop.
if Context.environment["EMOJI_RATE_WITHOUT_PLUGINS"] == nil {
  package.products.append(.plugin(name: "EmojiRatePictures", targets: ["EmojiRatePictures"]))
  package.targets.append(
    .plugin(
      name: "EmojiRatePictures", capability: .buildTool(), dependencies: ["emoji-rate"],
      path: "Sources/Plugins/EmojiRatePictures"))
}
