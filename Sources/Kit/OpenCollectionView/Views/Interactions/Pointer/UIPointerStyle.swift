public import Foundation

/// How a region looks while a pointer is in it.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
  /// The change of what is under the pointer; nil for nothing.
  let effect: UIPointerEffect?
  /// The form of the pointer; kept, since the host has the pointer.
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

/// A change of what is under a pointer.
public enum UIPointerEffect {
  /// The one that suits it by its size: highlighted where it is small, lifted where it is larger, and hovered over where it is large.
  case automatic(UITargetedPreview)
  /// A plate behind it.
  case highlight(UITargetedPreview)
  /// It is larger, and casts a shadow.
  case lift(UITargetedPreview)
  /// Tint, shadow and size as they are said.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The places of a tint.
  public enum TintMode: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// Above what is under the pointer.
    case overlay = 1
    /// Below it.
    case underlay = 2
  }

  /// The view that is under the pointer.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// The forms of a pointer; hosts have the pointer, so that nothing changes.
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
