/// A view that a person works with: it follows one touch and tells its targets what happens.
///
/// Targets are held weakly. An action without a target goes to the first responder up the chain that can perform it.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// The interaction that opens the control's menu; nil where it is turned off.
  var menuInteraction: UIContextMenuInteraction?
  var registrations: [ControlRegistration] = []
  var storedIsTracking = false
  var storedIsTouchInside = false
  weak var trackedTouch: UITouch?

  /// A control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with a frame and what it does when it is used; see ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control from an archive: an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: State

  /// Tells whether the control answers to touches.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancelTrackedTouch() }
      setAccessibilityTrait(.notEnabled, !isEnabled)
      noteState()
    }
  }

  /// Tells whether the control is chosen. What that means is up to the class.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setAccessibilityTrait(.selected, isSelected)
      noteState()
    }
  }

  /// Tells whether the control shows that it is pressed. Follows the touch.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { noteState() } }
  }

  private func noteState() {
    stateDidChange()
    propertyObservers?.check()
  }

  /// The state as a set.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Tells whether lifting a touch inside is what the control is there for, as with buttons.
  var sendsPrimaryActionOnTouchUp: Bool { false }

  /// Called before anybody is told that the control was used by a tap or by keys.
  func willSendPrimaryAction() {}

  /// Called after the state has changed, for subclasses of the library.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Tells whether the control follows a touch.
  open var isTracking: Bool { storedIsTracking }

  /// Tells whether the touch that the control follows is in it, or within reach of it.
  open var isTouchInside: Bool { storedIsTouchInside }

  /// The place of the content between top and bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The place of the content between the sides.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The place of the content between the sides, in the direction of reading.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.effective(readsRightToLeft: readsRightToLeft)
  }

  // MARK: Following a touch

  /// A touch came down in the control. Answer whether to follow it; true unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch that is followed moved. Answer whether to follow it on; true unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch that is followed was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch that is followed was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Follows the first touch; not passed on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginTouch(touches, event) }

  /// Follows the touch; not passed on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moveTouch(touches, event) }

  /// Ends following the touch; not passed on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch(touches, event) }

  /// Gives up following the touch; not passed on.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTouch(touches, event) }

  // MARK: Menus

  /// Tells whether the control's menu opens when a touch comes down, in place of the primary action; false unless set.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { menuSettingsDidChange() } }
  }

  /// Called after ``showsMenuAsPrimaryAction`` has changed, for subclasses of the library.
  func menuSettingsDidChange() { updateMenuTiming() }

  /// Tells whether the control opens a menu; false unless set.
  open var isContextMenuInteractionEnabled: Bool {
    get { menuInteraction != nil }
    set { setContextMenuEnabled(newValue) }
  }

  /// The interaction that opens the control's menu; nil where it is turned off.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  /// The point of the control that its menu stands beside: the middle of its lower edge unless overridden.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Returns the configuration of the menu; nil unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview of the view that is lifted off the screen; controls lift nothing unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview to which the lifted view goes back; nil unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The menu is about to be shown: tells of ``Event/menuActionTriggered``.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { sendActions(for: .menuActionTriggered) }

  /// The menu is about to go.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Assistive tools

  /// Does what a tap does; only classes for which a tap does something answer.
  open override func accessibilityActivate() -> Bool { activate() }

  // MARK: Targets

  /// Calls a method of a target for events. The same target and method for further events is one registration.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    register(target: target, action: action, for: controlEvents)
  }

  /// No longer calls a method; nil for the target or the method means any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    unregister(target: target, action: action, for: controlEvents)
  }

  /// Runs an action for events. An action with an identifier that is there already takes its place.
  open func addAction(_ action: UIAction, for controlEvents: Event) { register(action, for: controlEvents) }

  /// No longer runs an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer runs the action with an identifier.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    unregister(actionIdentifiedBy: actionIdentifier, for: controlEvents)
  }

  /// The targets; one that is gone is left out, and who asks for the chain counts as null.
  open var allTargets: Set<AnyHashable> { liveTargets }

  /// All events that somebody is told of.
  open var allControlEvents: Event { registrations.filter(\.isLive).reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the methods that are called on a target for an event; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    methods(of: target, for: controlEvent)
  }

  /// Goes through everybody who is told, in the order of registration, until the closure sets its last argument.
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    enumerateRegistrations(iterator)
  }

  /// Calls a method. Override to see or to stop what the control sends.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action. Override to see or to stop what the control runs.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Tells everybody that events have happened, without an event of a touch.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Does what a tap on the control does: tells of ``Event/primaryActionTriggered``.
  open func performPrimaryAction() {
    willSendPrimaryAction()
    sendActions(for: .primaryActionTriggered)
  }
}
