public import Foundation
public import LayerEngine
import Synchronization

/// The files of the fonts in which text is measured: Liberation Sans and Liberation Mono.
///
/// Files are read when a text of their face is drawn for the first time, once.
public final class FontFiles: Sendable {
  /// The folders that are searched, in their order.
  public let folders: [String]

  private let fonts = Mutex<[FontFace: Result<GlyphStore, RasterError>]>([:])
  #if SystemLibraries
  /// The same files, and those of other scripts, as HarfBuzz reads them.
  let shaped: ShapedFonts
  #endif

  /// Files in folders of your own.
  public init(folders: [String]) {
    self.folders = folders
    #if SystemLibraries
    shaped = ShapedFonts(folders: folders)
    #endif
  }

  /// The files of this machine, where Linux distributions put them.
  public static let system = FontFiles(
    folders: [
      "/usr/share/fonts/truetype/liberation", "/usr/share/fonts/truetype/liberation2",
      "/usr/share/fonts/liberation-sans", "/usr/share/fonts/liberation-mono", "/usr/share/fonts/liberation",
      "/usr/share/fonts/liberation-fonts", "/usr/share/fonts/TTF", "/usr/local/share/fonts",
    ] + otherFolders)

  #if SystemLibraries
  /// The folders in which Debian puts the fonts of other scripts.
  private static let otherFolders = [
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/dejavu",
  ]
  #else
  private static let otherFolders: [String] = []
  #endif

  /// The name of the file that draws a face.
  public static func fileName(of face: FontFace) -> String {
    let style =
      switch (face.isBold, face.isItalic) {
      case (false, false): "Regular"
      case (true, false): "Bold"
      case (false, true): "Italic"
      case (true, true): "BoldItalic"
      }
    return "Liberation\(face.isMonospaced ? "Mono" : "Sans")-\(style).ttf"
  }

  /// The package of Debian that a file is in.
  static func package(of file: String) -> String {
    if file.hasPrefix("NotoSansCJK") { return "fonts-noto-cjk" }
    if file.hasPrefix("NotoColorEmoji") { return "fonts-noto-color-emoji" }
    if file.hasPrefix("Noto") { return "fonts-noto-core" }
    return file.hasPrefix("DejaVu") ? "fonts-dejavu-core" : "fonts-liberation"
  }

  func store(of face: FontFace) throws(RasterError) -> GlyphStore {
    // Of the faces that one file draws.
    let drawn = FontFace(
      weight: face.isBold ? .bold : .regular, isItalic: face.isItalic, isMonospaced: face.isMonospaced)
    let result = fonts.withLock { fonts in
      if let found = fonts[drawn] { return found }
      let made = read(Self.fileName(of: drawn))
      fonts[drawn] = made
      return made
    }
    return try result.get()
  }

  /// 16 MB: forty times what these fonts have.
  private static let longestFile = 16 << 20

  private func read(_ name: String) -> Result<GlyphStore, RasterError> {
    for folder in folders {
      let path = folder + "/" + name
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      guard data.count <= Self.longestFile else { return .failure(.brokenFont(file: path, fault: "it is too long")) }
      do {
        return .success(GlyphStore(try TrueTypeFont([UInt8](data))))
      } catch {
        return .failure(.brokenFont(file: path, fault: Self.words(error)))
      }
    }
    return .failure(.missingFont(file: name, folders: folders))
  }

  private static func words(_ fault: TrueTypeFont.Fault) -> String {
    switch fault {
    case .notTrueType: "it is no TrueType file"
    case .lacksTable(let name): "it has no table '\(name)'"
    case .cutShort(let name): "its table '\(name)' is cut short"
    }
  }
}

/// The outlines of a font, read as they are needed.
final class GlyphStore: Sendable {
  let font: TrueTypeFont
  private let outlines = Mutex<[Int: PathSteps]>([:])

  init(_ font: TrueTypeFont) { self.font = font }

  /// The outline of a character; nil where the font has none.
  func outline(of scalar: Unicode.Scalar) -> (steps: PathSteps, advance: Int)? {
    guard let glyph = font.glyph(of: scalar) else { return nil }
    let steps = outlines.withLock { outlines in
      if let found = outlines[glyph] { return found }
      let read = font.outline(of: glyph)
      outlines[glyph] = read
      return read
    }
    return (steps, font.advance(of: glyph))
  }
}
