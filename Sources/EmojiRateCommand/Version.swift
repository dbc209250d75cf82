/// The version that `emoji-rate --version` prints; the changelog's newest.
let version = "0.1.0"
