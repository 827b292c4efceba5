/// How much of a blurred background comes through what is drawn on it.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// For texts, from the most to the least contrast.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// For filled shapes, from the most to the least contrast.
  case fill, secondaryFill, tertiaryFill
  /// For lines between parts.
  case separator
}
