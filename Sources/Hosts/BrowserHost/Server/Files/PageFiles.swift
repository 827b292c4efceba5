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
      var page = PageSource.text("index.html")
      // The root comes last, since the head names files below it.
      for (name, text) in [
        ("opening", PageSource.text("opening.js")), ("title", PageHead.escaped(title)),
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

  /// The page's modules, by their names: all scripts but the one that stands in the page itself.
  static let modules = Dictionary(
    uniqueKeysWithValues: PageSource.names.filter { $0.hasSuffix(".js") && $0 != "opening.js" }.map {
      ($0, PageSource.text($0))
    })

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

  private static let style = PageFile(PageSource.bytes("page.css"), "text/css; charset=utf-8")
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
