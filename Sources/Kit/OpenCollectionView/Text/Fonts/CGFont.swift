/// A typeface without a size, as Core Graphics has it: for `CATextLayer.font`.
///
/// Difference from Core Graphics: it is known by its name alone; there are no glyphs to ask for.
public final class CGFont: Sendable {
  private let face: FontFace

  /// The typeface of a name, such as "Helvetica-Bold"; nil where there is none of that name. Which there are says
  /// ``UIFont/init(name:size:)``.
  public init?(_ name: CFString) {
    guard let face = FontNames.face(named: name) else { return nil }
    self.face = face
  }

  /// The name in PostScript: that of the typeface which stands for the one that was asked for.
  public var postScriptName: CFString? { FontNames.name(of: face) }
}

extension CGFont: TextFontConvertible {
  package var textFont: TextFont { TextFont(face: face, size: 1) }
}
