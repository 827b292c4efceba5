/// How far a font's lines and letters reach up and down, as parts of its size.
///
/// Letters are always drawn by the faces that text is measured in; the system's font of iOS has lines of its own, and text
/// that is laid out for it keeps its places when the same letters stand on its baseline.
public enum FontHeights: Hashable, Sendable {
  /// Those of Liberation Sans.
  case ownFamily
  /// Those of the system's font of iOS: measured on iOS 26.1, where a line of 17 points is 20.287 high.
  case system

  /// From the baseline up to the top of a line.
  var ascent: Double {
    switch self {
    case .ownFamily: FontFace.part(FontFace.ascent)
    case .system: 0.952_148_437_5
    }
  }

  /// From the baseline down to the bottom of a line.
  var descent: Double {
    switch self {
    case .ownFamily: FontFace.part(FontFace.descent)
    case .system: 0.241_210_937_5
    }
  }

  /// The room that the font suggests between two lines.
  var lineGap: Double {
    switch self {
    case .ownFamily: FontFace.part(FontFace.lineGap)
    case .system: 0
    }
  }

  /// From the baseline to the top of a flat capital.
  var capHeight: Double {
    switch self {
    case .ownFamily: FontFace.part(FontFace.capHeight)
    case .system: 0.7047
    }
  }

  /// From the baseline to the top of a flat small letter.
  var xHeight: Double {
    switch self {
    case .ownFamily: FontFace.part(FontFace.xHeight)
    case .system: 0.5263
    }
  }
}
