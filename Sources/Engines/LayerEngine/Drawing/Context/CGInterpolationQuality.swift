/// How the pixels of a picture are mixed where it is drawn larger or smaller than it is.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// As the host likes.
  case `default` = 0
  /// Not at all: each pixel stays a sharp square.
  case none = 1
  /// A little, and fast.
  case low = 2
  /// With care, and slowly.
  case high = 3
  /// Between ``low`` and ``high``.
  case medium = 4
}
