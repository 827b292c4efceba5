/// The treatment of colours that a space does not have. Without effect here: components are clamped, whatever is asked.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  /// As suits the content.
  case defaultIntent = 0
  /// The nearest colour.
  case absoluteColorimetric = 1
  /// The nearest colour, white staying white.
  case relativeColorimetric = 2
  /// All colours moved together.
  case perceptual = 3
  /// Colourfulness kept.
  case saturation = 4
}
