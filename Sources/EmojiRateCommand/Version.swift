/// The version that `emoji-rate --version` prints; the newest one in CHANGELOG.md.
let version = "0.1.0"
