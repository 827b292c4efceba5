/// Shows a menu for a view: after a press of half a second, or at a click with the secondary button.
///
/// The view is lifted off the screen, everything else is dimmed, and the menu stands beside it. A person chooses by a tap,
/// by keys, or by sliding the finger that has pressed onto an element.
///
/// ```swift
/// photoView.addInteraction(UIContextMenuInteraction(delegate: self))
/// ```
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The object that says what is shown.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction belongs to.
  open private(set) weak var view: UIView?

  let press = MenuPressRecognizer()
  let click = SecondaryClickRecognizer()
  let gate = Gate()
  var presentation: ContextMenuPresentation?
  /// The delegate's answer for the gesture that is about to begin.
  var pending: UIContextMenuConfiguration?
  var presented: UIContextMenuConfiguration?
  var lastLocation = CGPoint.zero
  /// The place of the finger when the menu came up; nil once it has moved on, or lifted.
  var pressStart: CGPoint?
  /// The rectangle, in the view's coordinates, beside which the menu stands alone, with nothing lifted.
  var sourceOfCompactMenu: ((UIContextMenuConfiguration) -> CGRect)?
  /// The function for a press where there is no context menu. It says whether it did, or will do, something.
  var alternative: ((_ location: CGPoint, _ isBegun: Bool) -> Bool)?
  /// Called when a gesture is over that was refused after it had been asked what it would bring up.
  var onRefusal: (() -> Void)?

  /// An interaction whose menus a delegate makes. It is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    UncalledMethods.check(delegate, DelegateProtocol.contextMenu)
    gate.interaction = self
    press.delegate = gate
    press.delaysTouchesEnded = false
    // Return, where it is held, belongs to what has the keyboard.
    press.allowedPressTypes = []
    press.addAction { [weak self] _ in self?.pressDidChange() }
    press.onReset = { [weak self] in self?.attemptIsOver() }
    click.delegate = gate
    click.delaysTouchesEnded = false
    click.addAction { [weak self] _ in self?.clicked() }
    click.onReset = { [weak self] in self?.attemptIsOver() }
  }

  /// How a menu looks.
  public enum Appearance: Int, Sendable {
    /// There is no menu.
    case unknown = 0
    /// A lifted view with a menu beside it.
    case rich = 1
    /// A menu alone.
    case compact = 2
  }

  /// How the present menu looks.
  open var menuAppearance: Appearance {
    presentation.map { $0.style.isCompact ? .compact : .rich } ?? .unknown
  }

  /// The place of the press or click that brought the menu up, in the coordinates of `view`; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return lastLocation }
    return own.convert(lastLocation, to: view)
  }

  /// Puts the menu away.
  open func dismissMenu() { presentation?.dismiss(because: "the program dismisses it") }

  /// Changes the menu, or the submenu, that is open; called with each of the open ones.
  open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) { presentation?.update(block) }

  /// The interaction is about to leave its view.
  open func willMove(to view: UIView?) {
    guard view !== self.view, let old = self.view else { return }
    dismissMenu()
    old.removeGestureRecognizer(press)
    old.removeGestureRecognizer(click)
  }

  /// The interaction has got a view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
    view?.addGestureRecognizer(click)
  }

  /// Asks before a press or click may begin.
  final class Gate: UIGestureRecognizerDelegate, OfLibrary {
    weak var interaction: UIContextMenuInteraction?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      interaction?.shouldBegin(gestureRecognizer) ?? false
    }
  }
}
