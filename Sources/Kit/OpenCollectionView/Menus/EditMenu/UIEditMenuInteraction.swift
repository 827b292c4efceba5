/// Shows a bar of edit commands at a point of a view, when the program asks for it.
///
/// ```swift
/// let editMenu = UIEditMenuInteraction(delegate: self)
/// view.addInteraction(editMenu)
/// editMenu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
/// ```
///
/// A menu inside the menu takes its place when it is chosen; inline menus stand with the others.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The object that makes the menus.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction belongs to.
  open private(set) weak var view: UIView?
  var presentation: EditMenuPresentation?
  var configuration: UIEditMenuConfiguration?
  var filled: [ObjectIdentifier: [UIMenuElement]] = [:]
  /// Tells whether a deferred element is being asked for what it holds.
  var isFilling = false

  /// An interaction whose menus a delegate makes. It is held weakly.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    UncalledMethods.check(delegate, DelegateProtocol.editMenu)
  }

  /// Shows the menu for a configuration, in the place of one that is shown. A menu without commands is not shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) { present(configuration) }

  /// Puts the menu away.
  open func dismissMenu() { dismiss(because: "the program dismisses it") }

  /// Asks for the menu anew.
  open func reloadVisibleMenu() { reload() }

  /// Asks for the target rectangle anew.
  open func updateVisibleMenuPosition(animated: Bool) { updatePosition(animated: animated) }

  /// The point that the menu points to, in the coordinates of `view`; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(configuration?.sourcePoint ?? .zero, to: view)
  }

  /// The interaction is about to leave its view.
  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  /// The interaction has got a view.
  open func didMove(to view: UIView?) { self.view = view }
}
