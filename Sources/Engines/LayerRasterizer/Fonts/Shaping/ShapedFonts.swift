#if SystemLibraries
import Foundation
import LayerEngine
import Synchronization

/// Fonts read by HarfBuzz: that in which a text was measured, and those that have what it lacks.
final class ShapedFonts: Sendable {
  /// A font with the name of its file.
  struct Named: Sendable {
    var name: String
    var font: ShapedFont
    /// Tells whether text was measured in it.
    var isOwn: Bool
  }

  private let folders: [String]
  private let fonts = Mutex<[String: ShapedFont?]>([:])

  init(folders: [String]) { self.folders = folders }

  /// The font in which a face is measured.
  func font(of face: FontFace) throws(RasterError) -> Named {
    let name = FontFiles.fileName(of: face)
    guard let font = try font(named: name) else { throw .missingFont(file: name, folders: folders) }
    return Named(name: name, font: font, isOwn: true)
  }

  /// The font for a character with its marks: its own, or that of its script.
  ///
  /// - Returns: nil where there is no outline of it: fonts of its script lack it, or are made of colours.
  /// - Throws: an error that names the package where no file of its script is there.
  func font(for character: Character, own: Named, isBold: Bool) throws(RasterError) -> Named? {
    let scalars = Self.scalars(of: character)
    if Self.has(own.font, scalars, character) { return own }
    guard let first = scalars.first(where: { !own.font.has($0) }), let script = FontScript(of: first, isBold: isBold)
    else { return nil }
    var isThere = false
    for file in script.files {
      guard let font = try font(named: file) else { continue }
      isThere = true
      if !font.isColored, Self.has(font, scalars, character) { return Named(name: file, font: font, isOwn: false) }
    }
    // A picture stands for no word: without colours it is a box, whether its font is there or not.
    if !isThere, script.name != "emoji" { throw .missingFont(file: script.files[0], folders: folders) }
    return nil
  }

  /// The code points of a character that a font must have.
  private static func scalars(of character: Character) -> [Unicode.Scalar] {
    character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
  }

  private static func has(_ font: ShapedFont, _ scalars: [Unicode.Scalar], _ character: Character) -> Bool {
    if scalars.allSatisfy(font.has) { return true }
    return String(character).precomposedStringWithCanonicalMapping.unicodeScalars.allSatisfy {
      $0.properties.isDefaultIgnorableCodePoint || font.has($0)
    }
  }

  /// 64 MB: the largest fonts, of Chinese, have 20.
  private static let longestFile = 64 << 20

  private func font(named name: String) throws(RasterError) -> ShapedFont? {
    if let found = fonts.withLock({ $0[name] }) { return found }
    var read: ShapedFont?
    for folder in folders {
      let path = folder + "/" + name
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      guard data.count <= Self.longestFile else { throw .brokenFont(file: path, fault: "it is too long") }
      guard let font = ShapedFont([UInt8](data)) else { throw .brokenFont(file: path, fault: "it is no font") }
      read = font
      break
    }
    fonts.withLock { $0[name] = .some(read) }
    return read
  }
}
#endif
