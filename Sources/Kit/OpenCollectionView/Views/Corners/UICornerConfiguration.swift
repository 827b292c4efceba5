/// How far each corner of a view is rounded; see ``UIView/cornerConfiguration``.
public struct UICornerConfiguration: Hashable, Sendable {
  /// The largest radius of a capsule, and infinity for any; nil for what is none.
  var capsule: Double?
  /// The radii of the upper left, upper right, lower left and lower right corner; nil for none.
  var radii: [UICornerRadius?] = [nil, nil, nil, nil]
  /// Corners that all have the largest radius of theirs.
  var uniform: [[Int]] = []

  /// Corners of half of the shorter side, and of `maximumRadius` at most.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(capsule: maximumRadius.map { $0 > 0 ? $0 : 0 } ?? .infinity)
  }

  /// A radius for each corner by itself: concentric ones may come to different numbers.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radii: [radius, radius, radius, radius])
  }

  /// Radii of their own; a corner without one is not rounded.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(radii: [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
  }

  /// A radius that comes to the same number at all corners: the largest that it comes to at any.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radii: [radius, radius, radius, radius], uniform: [[0, 1, 2, 3]])
  }

  /// A radius for both upper corners, and one for both lower ones.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(
      radii: [topRadius, topRadius, bottomRadius, bottomRadius], uniform: [[0, 1], [2, 3]])
  }

  /// A radius for both left corners, and one for both right ones.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(
      radii: [leftRadius, rightRadius, leftRadius, rightRadius], uniform: [[0, 2], [1, 3]])
  }

  /// A radius for both upper corners, and radii of their own for the lower ones.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(radii: [topRadius, topRadius, bottomLeftRadius, bottomRightRadius], uniform: [[0, 1]])
  }

  /// A radius for both lower corners, and radii of their own for the upper ones.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(radii: [topLeftRadius, topRightRadius, bottomRadius, bottomRadius], uniform: [[2, 3]])
  }

  /// A radius for both left corners, and radii of their own for the right ones.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(radii: [leftRadius, topRightRadius, leftRadius, bottomRightRadius], uniform: [[0, 2]])
  }

  /// A radius for both right corners, and radii of their own for the left ones.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(radii: [topLeftRadius, rightRadius, bottomLeftRadius, rightRadius], uniform: [[1, 3]])
  }
}
