/// Shows a menu of edit commands beside something: cut, copy and paste, and commands of the program's own.
///
/// The menu offers what the first responder, or one up the chain from it, can perform. Where nobody is the first
/// responder, the first one that may become it is made so, from the target view upwards.
///
/// ```swift
/// let menu = UIMenuController.shared
/// menu.menuItems = [UIMenuItem(title: name, action: Selector("copyName(_:)", Self.copyName(_:)))]
/// menu.showMenu(from: collectionView, rect: cell.frame)
/// ```
///
/// Difference from UIKit: there is one per scene, because the scenes of one application may belong to different people.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  var target: (view: WeakView, rect: CGRect)?
  var presentation: EditMenuPresentation?

  /// The items that the visible menu offers, where the first responder is not asked for them.
  var offer: (() -> [EditMenuItem])?
  /// Called when the visible menu begins to go.
  var whenHidden: (() -> Void)?
  @NotKept private(set) var scene: UIWindowScene?

  init(scene: UIWindowScene?) {
    self.scene = scene
    super.init()
  }

  /// The menu controller of the scene that is being served.
  open class var shared: UIMenuController { UIApplication.shared.currentMenuController }

  /// Tells whether the menu is shown. Setting it is ``setMenuVisible(_:animated:)`` without animation.
  open var isMenuVisible: Bool {
    get { presentation != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows or hides the menu. To be shown it needs a target, see ``setTargetRect(_:in:)``. // R8
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show(animated: animated) } else { hide(animated: animated, because: "the program hides it") }
  }

  /// Says what the menu belongs to: a rectangle of a view. A visible menu stays where it is. // R8
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = (WeakView(value: targetView), targetRect)
  }

  /// Shows the menu beside a rectangle of a view. // R8
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show(animated: true)
  }

  /// Hides the menu.
  open func hideMenu() { hide(animated: true, because: "the program hides it") }

  /// Hides the menu if it belongs to a view.
  open func hideMenu(from targetView: UIView) {
    if presentation?.targetView === targetView { hideMenu() }
  }

  /// The direction of the menu's arrow; chosen by the room unless set. A side without room is not taken. // R7
  open var arrowDirection: ArrowDirection = .default

  /// Commands of the program's own, behind the standard ones. A visible menu shows them after ``update()``. // R4
  open var menuItems: [UIMenuItem]?

  /// Asks again what can be performed, and shows that; a menu without commands is hidden. // R7
  open func update() { updateVisibleMenu() }

  /// The menu's rectangle on the screen; zero while it is hidden.
  open var menuFrame: CGRect { presentation?.frame ?? .zero }
}

/// A view that may have gone.
struct WeakView {
  weak var value: UIView?
}
