#if BrowserHost
import NIOCore

/// The files of the page, as they were built into the program.
struct PageFiles: Sendable {
  struct File: Sendable {
    let bytes: ByteBuffer
    let mediaType: String
    /// A name for these very bytes, in quotes as an `ETag` has it.
    let tag: String
  }

  private let files: [String: File]
  /// The page, by how many folders below the root it is asked for.
  private let pages: [File]

  /// The files, with `title` in the head of the page.
  init(title: String) {
    let script = "text/javascript; charset=utf-8"
    let scripts: [(String, [UInt8])] = [
      ("connection.js", PackageResources.connection_js), ("contact.js", PackageResources.contact_js),
      ("draw.js", PackageResources.draw_js),
      ("geometry.js", PackageResources.geometry_js), ("input.js", PackageResources.input_js),
      ("main.js", PackageResources.main_js), ("motion.js", PackageResources.motion_js),
      ("pacing.js", PackageResources.pacing_js), ("place.js", PackageResources.place_js),
      ("pictures.js", PackageResources.pictures_js),
      ("reader.js", PackageResources.reader_js), ("screen.js", PackageResources.screen_js),
      ("style.js", PackageResources.style_js), ("text.js", PackageResources.text_js),
      ("tree.js", PackageResources.tree_js), ("writer.js", PackageResources.writer_js),
      ("values.js", PackageResources.values_js), ("notice.js", PackageResources.notice_js),
      ("roles.js", PackageResources.roles_js), ("gradients.js", PackageResources.gradients_js),
      ("replay.js", PackageResources.replay_js), ("backgrounds.js", PackageResources.backgrounds_js),
      ("masks.js", PackageResources.masks_js), ("parts.js", PackageResources.parts_js),
      ("path.js", PackageResources.path_js), ("shadow.js", PackageResources.shadow_js),
      ("shape.js", PackageResources.shape_js), ("svg.js", PackageResources.svg_js),
      ("maskdrawing.js", PackageResources.maskdrawing_js),
      ("actions.js", PackageResources.actions_js), ("announcer.js", PackageResources.announcer_js),
      ("clipboard.js", PackageResources.clipboard_js), ("elements.js", PackageResources.elements_js),
      ("focus.js", PackageResources.focus_js), ("keys.js", PackageResources.keys_js),
      ("keyqueue.js", PackageResources.keyqueue_js),
      ("order.js", PackageResources.order_js), ("lists.js", PackageResources.lists_js),
      ("reading.js", PackageResources.reading_js),
    ]
    var files: [String: File] = [:]
    for (name, bytes) in scripts { files["/" + name] = Self.file(bytes, script) }
    files["/page.css"] = Self.file(PackageResources.page_css, "text/css; charset=utf-8")
    files["/favicon.svg"] = Self.file(PackageResources.favicon_svg, "image/svg+xml")
    files["/favicon.ico"] = files["/favicon.svg"]
    let page = String(decoding: PackageResources.index_html, as: UTF8.self)
      .split(separator: "{{title}}", omittingEmptySubsequences: false).joined(separator: Self.escaped(title))
    self.files = files
    pages = (0...Self.mostFolders).map { depth in
      let whole = page.split(separator: "{{root}}", omittingEmptySubsequences: false)
        .joined(separator: String(repeating: "../", count: depth))
      return Self.file(Array(whole.utf8), "text/html; charset=utf-8")
    }
  }

  /// The file at a path; nil when there is none.
  subscript(path: Substring) -> File? { files[String(path)] }

  /// The page, for a path that is the program's own: its root, or a place in it that was bookmarked, sent or reloaded. Nil for
  /// a path that looks like that of a file, and for one that is too deep or too long for a place.
  func page(at path: Substring) -> File? {
    guard path.hasPrefix("/"), path.utf8.count <= Self.mostPathBytes else { return nil }
    let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= Self.mostFolders + 1, !parts.dropLast().contains(""), !parts.contains(where: isFileLike) else {
      return nil
    }
    return pages[max(parts.count - 1, 0)]
  }

  /// Whether a part of a path has a dot, as files and ways out of a folder have, or hides what may be one.
  private func isFileLike(_ part: Substring) -> Bool {
    let part = part.lowercased()
    return part.contains(".") || part.contains("%2e") || part.contains("%2f") || part.contains("%5c")
  }

  /// How deep a place of a program may lie. Our choice.
  private static let mostFolders = 8
  /// The longest path of a place. Our choice.
  private static let mostPathBytes = 1_024

  /// The paths of all files, sorted.
  var paths: [String] { files.keys.sorted() }

  private static func file(_ bytes: [UInt8], _ mediaType: String) -> File {
    // FNV-1a, 64 bits: tells versions of a file apart, and need not withstand anybody.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return File(bytes: ByteBuffer(bytes: bytes), mediaType: mediaType, tag: "\"" + String(hash, radix: 16) + "\"")
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
      default: result.append(character)
      }
    }
    return result
  }
}
#endif
