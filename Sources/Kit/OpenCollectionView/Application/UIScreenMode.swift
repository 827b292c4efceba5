/// A way in which a screen can be driven. A page knows of one: the present one.
public final class UIScreenMode: NSObject, Sendable {
  /// The size in pixels.
  public let size: CGSize

  /// The width of a pixel divided by its height.
  public var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }
}
