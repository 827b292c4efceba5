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

  /// The files, with `title` in the head of the page.
  init(title: String) {
    let script = "text/javascript; charset=utf-8"
    let scripts: [(String, [UInt8])] = [
      ("connection.js", PackageResources.connection_js), ("contact.js", PackageResources.contact_js),
      ("draw.js", PackageResources.draw_js),
      ("geometry.js", PackageResources.geometry_js), ("input.js", PackageResources.input_js),
      ("main.js", PackageResources.main_js), ("motion.js", PackageResources.motion_js),
      ("pacing.js", PackageResources.pacing_js), ("pictures.js", PackageResources.pictures_js),
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
    files["/"] = Self.file(Array(page.utf8), "text/html; charset=utf-8")
    self.files = files
  }

  /// The file at a path; nil when there is none.
  subscript(path: Substring) -> File? { files[String(path)] }

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
