public import Foundation

/// How a region looks while a pointer is in it.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
  /// What is done with what is under the pointer; nil for nothing.
  let effect: UIPointerEffect?
  /// What the pointer becomes; kept, since the host has the pointer.
  let shape: UIPointerShape?

  /// A look of what is under the pointer.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// A shape of the pointer. The host has the pointer, so that nothing changes.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    effect = nil
    self.shape = shape
    super.init()
  }

  private init(effect: UIPointerEffect?, shape: UIPointerShape?) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// No pointer. The host has the pointer, so that it stays.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil) }

  /// The pointer as always.
  open class func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil) }

  /// The style itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What becomes of what is under a pointer.
public enum UIPointerEffect {
  /// What suits it by its size: highlighted where it is small, lifted where it is larger, and hovered over where it is large.
  case automatic(UITargetedPreview)
  /// A plate behind it.
  case highlight(UITargetedPreview)
  /// It is larger, and casts a shadow.
  case lift(UITargetedPreview)
  /// What is said.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint lies.
  public enum TintMode: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// Above what is under the pointer.
    case overlay = 1
    /// Below it.
    case underlay = 2
  }

  /// What is under the pointer.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// What a pointer becomes; hosts have the pointer, so that nothing changes.
public enum UIPointerShape {
  /// The inside of a path.
  case path(UIBezierPath)
  /// A rectangle with rounded corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A beam that stands.
  case verticalBeam(length: CGFloat)
  /// A beam that lies.
  case horizontalBeam(length: CGFloat)

  /// The radius of a rectangle where none is said, in points: our choice.
  public static let defaultCornerRadius: CGFloat = 8
}
