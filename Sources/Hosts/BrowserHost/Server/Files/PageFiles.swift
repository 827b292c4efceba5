#if BrowserHost
import Foundation
import NIOCore

/// The files of the page, as they were built into the program: the page itself, one script and one style sheet.
struct PageFiles: Sendable {
  /// The files that never change under their paths, which hold their hashes, and the icon that browsers ask for by habit.
  private let files: [String: PageFile]
  /// The page, by how many folders below the root it is asked for.
  private let pages: [PageFile]

  /// The SHA-256 of the script that stands in the page itself, as a policy of content names it: no other may stand there.
  static let openingHash = "5Lv0Sv5g+5oP2gmu0wlK9sqE+Kh1+JDXKG1uWs1LXLY="

  /// The files of a program.
  ///
  /// - Parameter publicOrigin: the address under which people reach the server, where it is known.
  init(
    title: String, information: PageInformation = PageInformation(), publicOrigin: String? = nil,
    direction: (_ language: String) -> Locale.LanguageDirection = { _ in .leftToRight }
  ) {
    let languages = ([information.language] + information.translations).map {
      "\(PageHead.escaped($0)):\(Self.name(of: direction($0)))"
    }
    let head = PageHead(title: title, information: information, publicOrigin: publicOrigin)
    files = head.files.merging(
      [
        Self.scriptPath: Self.script, Self.dropsPath: Self.drops, Self.dragsOutPath: Self.dragsOut,
        Self.styledTextPath: Self.styledText, Self.maskDrawingPath: Self.maskDrawing,
        Self.developerPath: Self.developer, Self.stylePath: Self.style,
      ]
    ) { own, _ in own }
    pages = (0...Self.mostFolders).map { depth in
      var page = String(decoding: PackageResources.index_html, as: UTF8.self)
      // The root comes last, since the head names files below it.
      for (name, text) in [
        ("opening", String(decoding: PackageResources.opening_js, as: UTF8.self)), ("title", PageHead.escaped(title)),
        ("language", PageHead.escaped(information.language)),
        ("direction", Self.name(of: direction(information.language))),
        ("languages", languages.joined(separator: " ")),
        ("head", head.lines.map { "  \($0)\n" }.joined()), ("script", String(Self.scriptPath.dropFirst())),
        ("style", String(Self.stylePath.dropFirst())), ("root", String(repeating: "../", count: depth)),
      ] {
        page = page.split(separator: "{{\(name)}}", omittingEmptySubsequences: false).joined(separator: text)
      }
      return PageFile(Array(page.utf8), "text/html; charset=utf-8")
    }
  }

  private static func name(of direction: Locale.LanguageDirection) -> String {
    direction == .rightToLeft ? "rtl" : "ltr"
  }

  /// The page's modules, by their names.
  static let modules: [String: String] = [
    "actions.js": PackageResources.actions_js,
    "announcer.js": PackageResources.announcer_js,
    "axislead.js": PackageResources.axislead_js,
    "backgrounds.js": PackageResources.backgrounds_js,
    "box.js": PackageResources.box_js,
    "clipboard.js": PackageResources.clipboard_js,
    "connection.js": PackageResources.connection_js,
    "contact.js": PackageResources.contact_js,
    "courses.js": PackageResources.courses_js,
    "developer.js": PackageResources.developer_js,
    "dragsout.js": PackageResources.dragsout_js,
    "draw.js": PackageResources.draw_js,
    "drops.js": PackageResources.drops_js,
    "elements.js": PackageResources.elements_js,
    "field.js": PackageResources.field_js,
    "fieldelement.js": PackageResources.fieldelement_js,
    "fieldkeys.js": PackageResources.fieldkeys_js,
    "fieldlook.js": PackageResources.fieldlook_js,
    "fields.js": PackageResources.fields_js,
    "fieldvalues.js": PackageResources.fieldvalues_js,
    "focus.js": PackageResources.focus_js,
    "fronts.js": PackageResources.fronts_js,
    "geometry.js": PackageResources.geometry_js,
    "gradients.js": PackageResources.gradients_js,
    "incoming.js": PackageResources.incoming_js,
    "input.js": PackageResources.input_js,
    "keyqueue.js": PackageResources.keyqueue_js,
    "keys.js": PackageResources.keys_js,
    "language.js": PackageResources.language_js,
    "leads.js": PackageResources.leads_js,
    "line.js": PackageResources.line_js,
    "lists.js": PackageResources.lists_js,
    "main.js": PackageResources.main_js,
    "maskdrawing.js": PackageResources.maskdrawing_js,
    "masks.js": PackageResources.masks_js,
    "motion.js": PackageResources.motion_js,
    "notice.js": PackageResources.notice_js,
    "numbers.js": PackageResources.numbers_js,
    "onscreenkeyboard.js": PackageResources.onscreenkeyboard_js,
    "order.js": PackageResources.order_js,
    "pacing.js": PackageResources.pacing_js,
    "pagetext.js": PackageResources.pagetext_js,
    "parts.js": PackageResources.parts_js,
    "path.js": PackageResources.path_js,
    "pictures.js": PackageResources.pictures_js,
    "place.js": PackageResources.place_js,
    "prediction.js": PackageResources.prediction_js,
    "reader.js": PackageResources.reader_js,
    "reading.js": PackageResources.reading_js,
    "replay.js": PackageResources.replay_js,
    "roles.js": PackageResources.roles_js,
    "screen.js": PackageResources.screen_js,
    "scrolllead.js": PackageResources.scrolllead_js,
    "scrollrecords.js": PackageResources.scrollrecords_js,
    "shadow.js": PackageResources.shadow_js,
    "shape.js": PackageResources.shape_js,
    "stills.js": PackageResources.stills_js,
    "style.js": PackageResources.style_js,
    "styledtext.js": PackageResources.styledtext_js,
    "svg.js": PackageResources.svg_js,
    "text.js": PackageResources.text_js,
    "textstyling.js": PackageResources.textstyling_js,
    "throw.js": PackageResources.throw_js,
    "tickwindow.js": PackageResources.tickwindow_js,
    "tree.js": PackageResources.tree_js,
    "values.js": PackageResources.values_js,
    "writer.js": PackageResources.writer_js,
  ].mapValues { String(decoding: $0, as: UTF8.self) }

  private static let script = PageFile(
    Array(
      PageScript(main: "main.js", modules: modules).text
        .replacing("{{drops}}", with: dropsPath.dropFirst())
        .replacing("{{dragsout}}", with: dragsOutPath.dropFirst())
        .replacing("{{developer}}", with: developerPath.dropFirst())
        .replacing("{{maskdrawing}}", with: maskDrawingPath.dropFirst())
        .replacing("{{styledtext}}", with: styledTextPath.dropFirst()).utf8), "text/javascript; charset=utf-8")
  /// The script that is loaded with the first drag from elsewhere.
  private static let drops = later("drops", giving: "Drops")
  /// The script that is loaded where the host lets drags out.
  private static let dragsOut = later("dragsout", giving: "DragsOut")
  /// The script that is loaded where a text has several styles.
  private static let styledText = later("styledtext", giving: "StyledText")
  /// The script that is loaded for the first mask that is neither a clip nor a gradient.
  private static let maskDrawing = later("maskdrawing", giving: "drawMask")
  /// The script that is loaded where the host records.
  private static let developer = later("developer", giving: "Developer")

  /// A script that the page loads when it needs it: a module with all that it imports, which gives out a class or a function.
  private static func later(_ module: String, giving name: String) -> PageFile {
    let script = PageScript(main: "\(module).js", modules: modules)
    return PageFile(
      Array("\(script.text)export const { \(name) } = $\(module);\n".utf8), "text/javascript; charset=utf-8")
  }

  private static let style = PageFile(PackageResources.page_css, "text/css; charset=utf-8")
  private static let dropsPath = "/drops.\(drops.hash).js"
  private static let dragsOutPath = "/dragsout.\(dragsOut.hash).js"
  private static let developerPath = "/developer.\(developer.hash).js"
  private static let maskDrawingPath = "/maskdrawing.\(maskDrawing.hash).js"
  private static let styledTextPath = "/styledtext.\(styledText.hash).js"
  private static let scriptPath = "/script.\(script.hash).js"
  private static let stylePath = "/style.\(style.hash).css"

  /// The file at a path; nil when there is none.
  subscript(path: Substring) -> PageFile? { files[String(path)] }

  /// The page, for a path that is the program's own: its root, or a place in it that was bookmarked, sent or reloaded. Nil for
  /// a path that looks like that of a file, and for one that is too deep or too long for a place.
  func page(at path: Substring) -> PageFile? {
    guard path.hasPrefix("/"), path.utf8.count <= Self.mostPathBytes else { return nil }
    let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= Self.mostFolders + 1, !parts.dropLast().contains(""), !parts.contains(where: isFileLike) else {
      return nil
    }
    return pages[max(parts.count - 1, 0)]
  }

  /// Tells whether a part of a path has a dot, as files and ways out of a folder have, or hides what may be one.
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
}
#endif
