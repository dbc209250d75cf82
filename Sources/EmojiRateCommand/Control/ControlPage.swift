import EmojiRate

/// The companions of a script: a page to try it, and the element as markup.
struct ControlPage {
  let settings: Settings
  let picture: PictureKind

  private var name: String { settings.control.name }

  /// The element with the picture of a rating, which a page shows before its script has run.
  func element(_ value: Double) -> String {
    var settings = settings
    settings.picture.isDecorative = true
    return
      "<\(name) value=\"\(Messages.plain(value))\">\(picture.document(settings, value))</\(name)>"
  }

  /// A page with a form that has one element for each look.
  var text: String {
    let looks = settings.control.looks.map { look in
      "<p><label>\(look.name) <\(name) look=\"\(look.name)\" name=\"\(look.name)\"></\(name)></label></p>\n"
    }
    let document = picture.document(settings, 0)
    func length(_ attribute: String) -> String {
      document.value(of: attribute) ?? "240"
    }
    return """
      <!DOCTYPE html>
      <html lang="\(settings.control.languages[0])">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(name)</title>
      <script defer src="rating.js"></script>
      <style>
      /* The element has its size before its script. */
      \(name):not(:defined) { display: inline-block; width: \(length("width"))px; height: \(length("height"))px }
      </style>
      <form>
      <p><label>Rating <\(name) name="rating" required></\(name)></label></p>
      \(looks.joined())<button>Send</button>
      </form>
      </html>

      """
  }
}

extension String {
  /// The value of the first attribute with this name in markup.
  fileprivate func value(of attribute: String) -> String? {
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.dropLast().first { parts[$0].hasSuffix(" \(attribute)=") }
      .map { String(parts[$0 + 1]) }
  }
}
