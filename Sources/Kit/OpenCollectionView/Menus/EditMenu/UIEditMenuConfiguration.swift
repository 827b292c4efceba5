/// The direction in which the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The arrow points to the side that leaves room for the menu.
  case automatic = 0
  /// Up: the menu is below.
  case up = 1
  /// Down: the menu is above.
  case down = 2
  /// To the left: the menu is on the right.
  case left = 3
  /// To the right: the menu is on the left.
  case right = 4

  var placement: EditMenuPlacement.Arrow? {
    switch self {
    case .automatic: nil
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}

/// The occasion of an edit menu, and its place.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The identifier by which the program knows the menu.
  open private(set) var identifier: AnyHashable
  /// The point that the menu points to, in the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// The direction in which the arrow points; chosen by the room unless set.
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  /// A menu at a point of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// Takes what is to be animated together with an edit menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Says what the edit menus of an interaction show, and is told what happens to them.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// The menu for a configuration; the suggested actions are the standard commands that somebody can perform. Nil shows
  /// just those.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle that the menu must not cover, in the coordinates of the interaction's view; a null rectangle for the
  /// source point alone.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// The menu is about to be shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// The menu is about to go.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Nil.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The null rectangle.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
