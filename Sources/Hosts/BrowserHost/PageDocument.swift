#if BrowserHost
/// A document that a host serves beside the page, such as a program's source or help.
public struct PageDocument: Sendable {
  /// The bytes that are served.
  public var bytes: [UInt8]
  /// The media type, such as `text/plain; charset=utf-8`.
  public var mediaType: String

  /// A document.
  public init(bytes: [UInt8], mediaType: String) {
    self.bytes = bytes
    self.mediaType = mediaType
  }

  /// A document of text; HTML by default. Scripts in it do not run, and styles come from documents of their own.
  public init(_ text: String, mediaType: String = "text/html; charset=utf-8") {
    self.init(bytes: Array(text.utf8), mediaType: mediaType)
  }
}
#endif
