/// How text is drawn.
public enum RasterText: Sendable {
  /// By the outlines of the fonts that it was measured with, without hints.
  case outlines(FontFiles)
  /// Each word as a bar of its measured size: the same on machines without any font.
  case bars

  var lettering: RasterPicture.Lettering {
    switch self {
    case .outlines: .outlines
    case .bars: .bars
    }
  }
}
