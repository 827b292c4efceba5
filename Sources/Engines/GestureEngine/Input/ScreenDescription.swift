public import Foundation

/// The screen that a host shows a scene on.
public struct ScreenDescription: Hashable, Sendable, Codable {
  /// The size in points. A side of zero is legal: a window may be shut to nothing.
  public var size: CGSize
  /// Device pixels per point.
  public var scale: CGFloat
  /// The strip at the top that the device covers, in points.
  public var safeAreaTop: CGFloat
  /// The strip at the left, in points.
  public var safeAreaLeft: CGFloat
  /// The strip at the bottom, in points.
  public var safeAreaBottom: CGFloat
  /// The strip at the right, in points.
  public var safeAreaRight: CGFloat
  /// Tells whether the person prefers light on dark.
  public var prefersDark: Bool
  /// Tells whether the person prefers less motion.
  public var prefersReducedMotion: Bool
  /// Tells whether the person prefers more contrast.
  public var prefersMoreContrast: Bool
  /// The colours that all programs are to use; nil where programs are free.
  public var forcedColors: ForcedColors?
  /// Tells whether the person prefers less see-through.
  public var prefersReducedTransparency: Bool
  /// Tells whether the person has all colours turned round.
  public var invertsColors: Bool
  /// How large the person wants text, as a factor of what is usual; 1 where the host does not know.
  public var textScale: Double
  /// Tells whether the person's language is written from right to left.
  public var writesRightToLeft: Bool

  /// A screen.
  public init(
    size: CGSize, scale: CGFloat = 1, safeAreaTop: CGFloat = 0, safeAreaLeft: CGFloat = 0,
    safeAreaBottom: CGFloat = 0, safeAreaRight: CGFloat = 0, prefersDark: Bool = false,
    prefersReducedMotion: Bool = false, prefersMoreContrast: Bool = false,
    prefersReducedTransparency: Bool = false, invertsColors: Bool = false, textScale: Double = 1,
    writesRightToLeft: Bool = false, forcedColors: ForcedColors? = nil
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaTop = safeAreaTop
    self.safeAreaLeft = safeAreaLeft
    self.safeAreaBottom = safeAreaBottom
    self.safeAreaRight = safeAreaRight
    self.prefersDark = prefersDark
    self.prefersReducedMotion = prefersReducedMotion
    self.prefersMoreContrast = prefersMoreContrast
    self.prefersReducedTransparency = prefersReducedTransparency
    self.invertsColors = invertsColors
    self.textScale = textScale
    self.writesRightToLeft = writesRightToLeft
    self.forcedColors = forcedColors
  }
}
