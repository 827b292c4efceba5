public import LayerEngine

/// A typeface without a size, as Core Graphics has it: for `CATextLayer.font`.
///
/// Difference from Core Graphics: it is known by its name alone; there are no glyphs to ask for.
public final class CGFont: Sendable {
  private let face: FontFace
  private let nameInFile: String?

  /// The typeface of a name, such as "Helvetica-Bold"; nil where there is none of that name. Which there are says
  /// ``UIFont/init(name:size:)``.
  public init?(_ name: CFString) {
    guard let face = FontNames.face(named: name) else { return nil }
    self.face = face
    nameInFile = nil
  }

  /// The typeface in the bytes of a font file; nil where they are none.
  ///
  /// Difference from Core Graphics: its name is read and nothing else. The system's typeface stands for it.
  public init?(_ provider: CGDataProvider) {
    guard let name = provider.data.flatMap(FontFile.postScriptName(in:)) else { return nil }
    face = FontFace(heights: .system)
    nameInFile = name
  }

  /// The name in PostScript: that of the typeface which stands for the one that was asked for, or that in a
  /// file.
  public var postScriptName: CFString? { nameInFile ?? FontNames.name(of: face) }
}

extension CGFont: TextFontConvertible {
  package var textFont: TextFont { TextFont(face: face, size: 1) }
}
