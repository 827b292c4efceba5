/// The place that a preview comes from, or goes to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  /// The view in whose coordinates the place is.
  open private(set) var container: UIView
  /// The middle of the preview.
  open private(set) var center: CGPoint
  /// The preview's transform there.
  open private(set) var transform: CGAffineTransform

  /// A place in a view, with a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
  }

  /// A place in a view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The target itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
