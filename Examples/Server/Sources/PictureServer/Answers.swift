import EmojiRate
import EmojiRatePNG
import HTTPTypes
import Hummingbird

/// The responses of the server, with their headers.
enum Answers {
  /// Lets caches keep a picture for a year, because a different picture has a different address.
  private static let forever = "public, max-age=31536000, immutable"
  /// Lets caches keep an answer for a day: releases can change redirects, and files can change drawings.
  private static let aDay = "public, max-age=86400"

  /// Headers that keep a picture from loading or running anything, and browsers from guessing its type.
  private static let safety: HTTPFields = [
    .contentSecurityPolicy: "default-src 'none'; sandbox",
    .xContentTypeOptions: "nosniff",
  ]

  private static func headers(_ format: PictureFormat, isFixed: Bool) -> HTTPFields {
    let type = format == .svg ? "image/svg+xml; charset=utf-8" : "image/png"
    return [.contentType: type, .cacheControl: isFixed ? forever : aDay] + safety
  }

  /// The picture, or 304 if the client has it already.
  ///
  /// - Parameter isFixed: Whether the address always shows this picture; false for a file that can change.
  static func picture(
    _ picture: some Picture, _ options: SVGOptions, _ format: PictureFormat, to request: Request,
    isFixed: Bool = true
  ) throws(Refusal) -> Response {
    if format == .png { try checkSize(picture.documentSize(options)) }
    let tag = picture.entityTag(options, variant: format == .svg ? nil : format.rawValue)
    if tag.matches(request.headers[.ifNoneMatch]) {
      return notModified(tag, isFixed: isFixed)
    }
    let file = format == .svg ? picture.document(options) : try png(picture, options)
    var headers = headers(format, isFixed: isFixed)
    headers.append(HTTPField(name: .eTag, value: tag.text))
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: file))
  }

  private static func checkSize(_ size: Size) throws(Refusal) {
    guard size.width * size.height <= Double(Refusal.pixelLimit) else { throw .pngTooLarge(size) }
  }

  private static func png(_ picture: some Picture, _ options: SVGOptions) throws(Refusal)
    -> ByteBuffer
  {
    do throws(PNGError) {
      return ByteBuffer(bytes: try picture.png(options))
    } catch {
      throw .png(error)
    }
  }

  private static func notModified(_ tag: EntityTag, isFixed: Bool) -> Response {
    var response = Response(
      status: .notModified,
      headers: [.eTag: tag.text, .cacheControl: isFixed ? forever : aDay] + safety)
    // In a 304, this field is the length of the picture, so 0 would be wrong.
    response.headers[.contentLength] = nil
    return response
  }

  /// A redirect to the picture's canonical address.
  static func redirect(to address: String) -> Response {
    Response(
      status: .permanentRedirect, headers: [.location: address, .cacheControl: aDay] + safety)
  }

  /// The answer to a refused request: one sentence.
  static func refusal(_ refusal: Refusal) -> Response {
    var response = text(refusal.sentence, status: refusal.status)
    if refusal == .methodNotAllowed { response.headers[.allow] = "GET, HEAD" }
    return response
  }

  static func healthy() -> Response { text("ok", status: .ok) }

  private static func text(_ line: String, status: HTTPResponse.Status) -> Response {
    Response(
      status: status,
      headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"] + safety,
      body: ResponseBody(byteBuffer: ByteBuffer(string: line + "\n")))
  }
}

extension Refusal {
  var status: HTTPResponse.Status {
    switch self {
    case .addressTooLong: .uriTooLong
    case .headTooLong: .requestHeaderFieldsTooLarge
    case .notFound, .noDrawing: .notFound
    case .methodNotAllowed: .methodNotAllowed
    default: .badRequest
    }
  }
}

extension Picture {
  /// The SVG document, drawn directly into a buffer for the socket.
  func document(_ options: SVGOptions) -> ByteBuffer {
    var buffer = ByteBuffer()
    // A face fits. A longer document is written a second time, with enough room.
    var capacity = 1024
    while true {
      var count = 0
      buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: capacity) { bytes in
        count = write(into: bytes, options: options)
        return count <= bytes.count ? count : 0
      }
      if buffer.readableBytes == count { return buffer }
      capacity = count
    }
  }
}
