// swift-tools-version: 6.1

import PackageDescription

// What is `package` in the library is used here too: SwiftPM names a package by its folder.
let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
let library = folder.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()

let settings: [SwiftSetting] = [.unsafeFlags(["-package-name", library])]
let drawing = Target.Dependency.product(name: "EmojiRate", package: "EmojiRate")
let png = Target.Dependency.product(name: "EmojiRatePNG", package: "EmojiRate")

// Draws random inputs for as long as one likes. Nested, so that nobody who uses the library builds it.
let package = Package(
  name: "EmojiRateFuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "EmojiRate", path: "../..")],
  targets: [
    .target(name: "Inputs", dependencies: [drawing], packageAccess: false, swiftSettings: settings),
    // Writes the files of inputs. It links like the installed command, and so needs no Foundation.
    .executableTarget(
      name: "Documents", dependencies: ["Inputs", drawing, png], packageAccess: false,
      swiftSettings: settings),
    .executableTarget(
      name: "Fuzz", dependencies: ["Inputs", drawing, png], packageAccess: false,
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
