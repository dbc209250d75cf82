// swift-tools-version: 6.1

import PackageDescription

// What is `package` in the library is measured here too: SwiftPM names a package by its folder.
let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
let library = folder.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()

// Measures the library against hand-written C.
let package = Package(
  name: "EmojiRateBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "EmojiRate", path: "../..")],
  targets: [
    // Optimised in debug builds too: it stands for the fastest there is.
    .target(name: "CFloor", cSettings: [.unsafeFlags(["-O2"])]),
    .target(name: "CAllocations", cSettings: [.unsafeFlags(["-O2"])]),
    .executableTarget(
      name: "Ratios",
      dependencies: [
        "CAllocations", "CFloor",
        .product(name: "EmojiRate", package: "EmojiRate"),
        .product(name: "EmojiRateDrawings", package: "EmojiRate"),
        .product(name: "EmojiRateHistory", package: "EmojiRate"),
      ],
      packageAccess: false, swiftSettings: [.unsafeFlags(["-package-name", library])]),
  ],
  swiftLanguageModes: [.v6]
)
