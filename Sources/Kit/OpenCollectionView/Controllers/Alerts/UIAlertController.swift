/// Asks or tells people something, and offers actions: an alert in the middle of the screen, or a sheet of actions at its
/// lower edge.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete the photo?", message: "It cannot be brought back.", preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// present(alert, animated: true)
/// ```
///
/// A finger may slide from action to action. Escape chooses the action that cancels, Return the preferred one.
///
/// On screens of a regular width a sheet of actions is a popover: say with ``UIViewController/popoverPresentationController``
/// what it belongs to, as UIKit demands.
///
/// An alert may have fields, of which the first is edited as soon as it is shown; it stands above the keyboard. Return goes on to the
/// next field, and from the last one chooses the preferred action, or else the only one that does not cancel.
open class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
  /// The look of an alert.
  public enum Style: Int, Sendable {
    /// Rows at the lower edge.
    case actionSheet = 0
    /// A card in the middle.
    case alert = 1
  }

  /// The look of the alert.
  open private(set) var preferredStyle = Style.actionSheet

  /// The text below the title.
  open var message: String? {
    didSet { if message != oldValue { content?.reload() } }
  }

  /// The text above all others; also the name of the alert to assistive tools.
  open override var title: String? {
    didSet { if title != oldValue { content?.reload() } }
  }

  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The action that people most likely want, which Return chooses and which stands out; one of ``actions``.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        self.preferredAction = oldValue
        return ProgrammingErrors.report(
          "The preferred action \"\(preferredAction.title ?? "")\" is not among the \(actions.count) actions of the "
            + "alert: call addAction(_:) with it before.", instead: "the alert prefers the one that it preferred before"
        )
      }
      content?.reload()
    }
  }

  /// Tells whether a drag that rests on an action chooses it; false unless set.
  open var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { content?.reload() } }
  }

  /// How serious the matter is; kept for programs that set it.
  open var severity = UIAlertControllerSeverity.default

  /// An alert without actions. One that is shown without any cannot be answered.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// Adds an action after the others. A second one that cancels is an error of the program.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, let first = actions.first(where: { $0.style == .cancel }) {
      return ProgrammingErrors.report(
        "An alert has one action that cancels: \"\(action.title ?? "")\" was added after \"\(first.title ?? "")\". "
          + "Give one of them another style.", instead: "the second one is left out")
    }
    actions.append(action)
    action.whenChanged = { [weak self] in self?.content?.reload() }
    content?.reload()
  }

  /// The fields, in the order in which they were added; nil where there are none.
  open var textFields: [UITextField]? { fields.fields.isEmpty ? nil : fields.fields }

  /// Adds a field after the others. Sheets of actions have none: there it is an error of the program.
  ///
  /// - Parameter configurationHandler: is given the field to set it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return ProgrammingErrors.report(
        "A field was added to a sheet of actions, which has none: make an alert with preferredStyle .alert.",
        instead: "no field is added")
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    fields.add(field)
    configurationHandler?(field)
    content?.reload()
  }

  let fields = AlertFields()

  // MARK: View

  var content: AlertContentView? { viewIfLoaded as? AlertContentView }

  /// Makes the card or the rows.
  open override func loadView() {
    let content: AlertContentView = preferredStyle == .alert ? AlertCardView(self) : ActionSheetView(self)
    view = content
    content.reload()
  }

  /// Takes the keys.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if fields.fields.first?.becomeFirstResponder() != true { view.becomeFirstResponder() }
  }

  override func makeOwnPresentation() -> UIPresentationController? {
    guard preferredStyle == .actionSheet else {
      return AlertPresentation(presentedViewController: self, presenting: nil)
    }
    return ActionSheetPopover(presentedViewController: self, presenting: nil)
  }

  override func makeNarrowPresentation() -> UIPresentationController? {
    AlertPresentation(presentedViewController: self, presenting: nil)
  }

  // MARK: Choosing

  /// Goes away and does what an action says.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, modal.presentation?.phase == .presented else { return }
    presentingViewController?.dismiss(animated: true) { action.perform() }
  }

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Escape cancels, Return does what is preferred.
  open override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(UIAlertController.cancelByKey)),
      UIKeyCommand(input: "\r", modifierFlags: [], action: Selector(UIAlertController.acceptByKey)),
    ]
  }

  private func cancelByKey() {
    // An alert with one action has that one way out.
    if let action = cancelAction ?? (actions.count == 1 ? actions[0] : nil) { choose(action) }
  }

  private func acceptByKey() {
    if let field = fields.edited { return goOn(from: field) }
    if let action = preferredAction ?? (actions.count == 1 ? actions[0] : nil) { choose(action) }
  }

  /// Return in a field: the program's delegate decides, and else the next field is edited, or the alert is answered.
  private func goOn(from field: UITextField) {
    guard field.delegate == nil, let place = fields.fields.firstIndex(of: field) else {
      return field.personDidPressReturn()
    }
    let next = place + 1
    if next < fields.fields.count {
      fields.fields[next].becomeFirstResponder()
    } else {
      let accepting = actions.filter { $0.style != .cancel }
      if let action = preferredAction ?? (accepting.count == 1 ? accepting[0] : nil) { choose(action) }
    }
  }

  /// Assistive tools' way out: the action that cancels.
  open override func accessibilityPerformEscape() -> Bool {
    cancelByKey()
    return true
  }
}

/// How serious the matter of an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Something is about to be lost.
  case critical = 1
}
