import EmojiRate
public func go(_ v: Double) -> String { Face(v).svg() }
