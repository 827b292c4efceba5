#if BrowserHost
/// The description of a program in its page, for browsers, search engines and those to whom a link is sent. It stands
/// for an app's `Info.plist`.
///
/// Part of ``BrowserHostConfiguration/information``. Everything may be left out.
public struct PageInformation: Sendable {
  /// A picture in a file.
  public struct Picture: Sendable {
    /// The file's bytes.
    public var bytes: [UInt8]
    /// The media type, such as `image/png` or `image/svg+xml`.
    public var mediaType: String

    /// A picture of bytes that are in a form which browsers know. They are not looked at.
    public init(bytes: [UInt8], mediaType: String) {
      self.bytes = bytes
      self.mediaType = mediaType
    }
  }

  /// A sentence or two that say what the program is, shown where its link is sent or found; nil by default.
  public var summary: String?
  /// The language of the program, as a BCP 47 tag; `en` by default. Screen readers choose their voice by it, and the program
  /// runs in its direction, as an app does in that of its localization; ``BrowserHostConfiguration/layoutDirection`` forces one.
  public var language: String
  /// The further languages that the program shows its words in, as BCP 47 tags; none by default.
  ///
  /// A page is in the first of its browser's languages that the program has, else in ``language``: screen readers hear of it, and
  /// the traits of its scene say its direction, unless ``BrowserHostConfiguration/layoutDirection`` forces one. A browser whose
  /// language the program has not does not turn it over, as a device does not turn over apps without a localization.
  public var translations: [String] = []
  /// The colour that a browser gives to its own bars beside the page, in the light and the dark look, each as CSS writes
  /// it, such as `#f2f2f7`; nil, the default, for the browser's own.
  public var lightThemeColor: String?
  /// The same in the dark look.
  public var darkThemeColor: String?
  /// The picture in the browser's tab; that of OpenCollectionView by default. At most 4 kB travel with the page, a larger one
  /// is asked for apart.
  public var icon: Picture?
  /// The picture on a phone's home screen, a PNG of 180 by 180 pixels by convention, without round corners, which the phone
  /// cuts itself. That of OpenCollectionView by default, none where only ``icon`` is set.
  public var homeScreenIcon: Picture?
  /// The picture that is shown where a link is sent, 1,200 by 630 pixels by convention; nil by default. It is told only
  /// where ``BrowserHostConfiguration/publicOrigins`` has an address, since such a picture needs a whole one.
  public var preview: Picture?

  /// Information of which everything can be set afterwards.
  public init(
    summary: String? = nil, language: String = "en", lightThemeColor: String? = nil, darkThemeColor: String? = nil,
    icon: Picture? = nil, homeScreenIcon: Picture? = nil, preview: Picture? = nil
  ) {
    self.summary = summary
    self.language = language
    self.lightThemeColor = lightThemeColor
    self.darkThemeColor = darkThemeColor
    self.icon = icon
    self.homeScreenIcon = homeScreenIcon
    self.preview = preview
  }
}
#endif
