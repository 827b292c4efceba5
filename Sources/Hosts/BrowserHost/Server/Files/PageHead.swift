#if BrowserHost
import Foundation
import NIOCore

/// The description of the program in the head of the page.
struct PageHead {
  private(set) var lines: [String] = []
  /// The files that the head names, by their paths.
  private(set) var files: [String: PageFile] = [:]

  /// The largest picture that travels within the page.
  private static let mostInlineBytes = 4_096

  init(title: String, information: PageInformation, publicOrigin: String?) {
    if let summary = information.summary { meta("name", "description", summary) }
    switch (information.lightThemeColor, information.darkThemeColor) {
    case (let light?, let dark?):
      meta("name", "theme-color", light, media: "(prefers-color-scheme: light)")
      meta("name", "theme-color", dark, media: "(prefers-color-scheme: dark)")
    case (let color?, nil), (nil, let color?): meta("name", "theme-color", color)
    case (nil, nil): break
    }
    meta("property", "og:title", title)
    meta("property", "og:type", "website")
    if let summary = information.summary { meta("property", "og:description", summary) }
    if let preview = information.preview, let publicOrigin {
      let path = add(PageFile(preview.bytes, preview.mediaType), named: "preview")
      meta(
        "property", "og:image", (publicOrigin.hasSuffix("/") ? String(publicOrigin.dropLast()) : publicOrigin) + path)
      meta("name", "twitter:card", "summary_large_image")
    }
    let icon = information.icon
    addIcon(PageFile(icon?.bytes ?? PageSource.bytes("favicon.svg"), icon?.mediaType ?? "image/svg+xml"))
    if let own = information.homeScreenIcon {
      addHomeScreenIcon(PageFile(own.bytes, own.mediaType))
    } else if icon == nil {
      addHomeScreenIcon(PageFile(PageSource.bytes("touch-icon.png"), "image/png"))
    }
  }

  private mutating func meta(_ kind: String, _ name: String, _ content: String, media: String? = nil) {
    let condition = media.map { " media=\"\($0)\"" } ?? ""
    lines.append("<meta \(kind)=\"\(name)\" content=\"\(Self.escaped(content))\"\(condition)>")
  }

  /// A small icon stands in the page itself: one request less.
  private mutating func addIcon(_ icon: PageFile) {
    files["/favicon.ico"] = icon
    let type = Self.escaped(icon.mediaType)
    let isInline = icon.bytes.readableBytes <= Self.mostInlineBytes
    let address =
      isInline
      ? "data:\(type);base64,\(Data(icon.bytes.readableBytesView).base64EncodedString())"
      : "{{root}}" + add(icon, named: "icon").dropFirst()
    lines.append("<link rel=\"icon\" type=\"\(type)\" href=\"\(address)\">")
  }

  /// A file of its own: phones ask for it when somebody keeps the page, some of them by its habitual name alone.
  private mutating func addHomeScreenIcon(_ icon: PageFile) {
    files["/apple-touch-icon.png"] = icon
    lines.append("<link rel=\"apple-touch-icon\" href=\"{{root}}\(add(icon, named: "home-screen").dropFirst())\">")
  }

  /// Serves a file under a name that holds its hash.
  private mutating func add(_ file: PageFile, named name: String) -> String {
    let path = "/\(name).\(file.hash)"
    files[path] = file
    return path
  }

  /// Text as HTML has it.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // The page's own places for text are named in braces.
      case "{": result += "&#123;"
      default: result.append(character)
      }
    }
    return result
  }
}
#endif
