public import Foundation

/// Something that can answer to touches, keys and commands, and passes on what it does not answer to.
///
/// The default implementations of the touch and press methods pass the event to ``next``. One responder of a window is
/// the first responder: keys, and commands without a target, go to it first and from there up the chain.
@preconcurrency @MainActor
open class UIResponder: InstantiableObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting,
  KeyValueObserver, NibObject
{
  /// The values that programs keep with the responder; see `objc_setAssociatedObject`. Used from any thread.
  nonisolated let associatedValues = AssociatedValuesReference()

  /// A responder.
  public override init() { super.init() }

  /// Makes an instance of a class that is only known at run time, such as an application's delegate. Not for programs, whose
  /// subclasses need not have it.
  @available(*, unavailable)
  public required convenience init(instantiating: Void) { self.init() }

  /// The object was made by a nib, with all that is in it. Call super.
  open func awakeFromNib() {}

  // MARK: The chain

  /// The responder that is asked when this one does not answer; nil at the end of the chain. // R1
  open var next: UIResponder? { nil }

  /// Tells whether the responder is the first one of its window.
  open var isFirstResponder: Bool { holdsFirstResponder }

  /// Tells whether the responder may become the first one; false unless overridden. // R2
  open var canBecomeFirstResponder: Bool { false }

  /// Tells whether the responder may stop being the first one; true unless overridden. // R2
  open var canResignFirstResponder: Bool { true }

  /// Makes the responder the first one of its window, after the present one has resigned. // R2
  ///
  /// - Returns: whether it is the first one now. It is not when it may not, is in no window, or the present one stays.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Stops being the first responder. // R2
  ///
  /// - Returns: whether the responder is not the first one now.
  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFirstResponder() }

  // MARK: Commands

  /// Tells whether the responder, or one up the chain, can perform an action now. // R3
  ///
  /// True when the responder is of the class whose method the selector was made of; otherwise what ``next`` answers.
  /// Override to say so by the state of things: menus leave out what nobody can do.
  ///
  /// Difference from UIKit: a class that overrides a standard edit action such as `copy(_:)` overrides this method too;
  /// without a runtime to ask, overriding the action alone does not count.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    implements(action) || takesPaste(action)
      || (passesQuestionsOn && next?.canPerformAction(action, withSender: sender) ?? false)
  }

  /// The object that performs an action: this responder if it can, otherwise the first up the chain that can. // R3
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformByItself(action, sender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Brings a command of a menu up to date before it is shown: its title, state and attributes.
  open func validate(_ command: UICommand) {}

  /// The keys that the responder answers to, beside those up the chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The manager that keeps what can be undone: that of ``next`` unless overridden; a window keeps one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Keyboard

  /// Tells what is shown in place of the keyboard while the responder is the first one; nil for the keyboard. // X20
  open var inputView: UIView? { nil }

  /// Tells what is shown above the keyboard while the responder is the first one, or at the lower edge of the screen where there
  /// is no keyboard. // X27
  open var inputAccessoryView: UIView? { nil }

  /// The way in which somebody types into the responder.
  open var textInputMode: UITextInputMode? { .current }

  /// A name for the text by which its ways of typing are kept; nil unless overridden. Hosts keep none.
  open var textInputContextIdentifier: String? { nil }

  /// The buttons beside the suggestions of a keyboard, which hosts have not.
  open var inputAssistantItem: UITextInputAssistantItem { keptAssistantItem }

  /// Brings keyboard, ``inputView`` and ``inputAccessoryView`` up to date while the responder is the first one: what has been
  /// set since it became that is not looked at otherwise. // X20
  open func reloadInputViews() { inputViewsMayDiffer() }

  // MARK: Activities

  /// A person's activity with the responder; nil where it says none. Set a scene's to give its page an address. // V18
  ///
  /// Difference from UIKit: the activities of other responders are kept for the program and shown nowhere.
  open var userActivity: NSUserActivity? {
    get { keptActivity }
    set { keptActivity = newValue }
  }

  /// Brings an activity up to date. Does nothing unless overridden.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Goes back to what an activity says. Does nothing unless overridden.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Standard edit actions

  /// Puts the selection on the pasteboard and removes it. Does nothing unless overridden.
  open func cut(_ sender: Any?) {}

  /// Puts the selection on the pasteboard. Does nothing unless overridden.
  open func copy(_ sender: Any?) {}

  /// Inserts what is on the pasteboard. Unless overridden, hands it to ``paste(itemProviders:)`` where a
  /// ``pasteConfiguration`` accepts it.
  open func paste(_ sender: Any?) { pasteByConfiguration() }

  /// Inserts what is on the pasteboard in the style of its new surroundings. Does nothing unless overridden.
  open func pasteAndMatchStyle(_ sender: Any?) {}

  /// Selects the thing in question. Does nothing unless overridden.
  open func select(_ sender: Any?) {}

  /// Selects everything. Does nothing unless overridden.
  open func selectAll(_ sender: Any?) {}

  /// Removes the selection. Does nothing unless overridden.
  open func delete(_ sender: Any?) {}

  /// Makes another one of the selection. Does nothing unless overridden.
  open func duplicate(_ sender: Any?) {}

  /// Makes text bold, or no longer. Does nothing unless overridden.
  open func toggleBoldface(_ sender: Any?) {}

  /// Slants text, or no longer. Does nothing unless overridden.
  open func toggleItalics(_ sender: Any?) {}

  /// Underlines text, or no longer. Does nothing unless overridden.
  open func toggleUnderline(_ sender: Any?) {}

  /// Makes text larger. Does nothing unless overridden.
  open func increaseSize(_ sender: Any?) {}

  /// Makes text smaller. Does nothing unless overridden.
  open func decreaseSize(_ sender: Any?) {}

  /// Opens a search. Does nothing unless overridden.
  open func find(_ sender: Any?) {}

  /// Gives the thing another name. Does nothing unless overridden.
  open func rename(_ sender: Any?) {}

  // MARK: Taking what is pasted or dropped

  /// Says what the responder takes when it is pasted, or dropped on its view; nil, as unless set, for nothing. A copy is kept. // N78
  open var pasteConfiguration: UIPasteConfiguration? {
    get { pasteAbility?.configuration }
    set { pasteAbility = (newValue?.copy() as? UIPasteConfiguration).map { PasteAbility($0, of: self) } }
  }

  /// Takes what was pasted or dropped. Of what was dropped, data may be asked for only here. Does nothing unless overridden. // N78
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Tells whether something would be taken: unless overridden, whether a thing is of a type of ``pasteConfiguration``. // N78
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }

  // MARK: Touches

  /// Touches came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away, by the system or by a gesture recognizer.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Properties of touches that were estimated are known now. Hosts here report no estimates.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Motion

  /// The device began to be moved in a way that means something, such as a shake. Hosts here do not report motion.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The motion is over.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The motion went on too long, or the program is no longer in front.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Keys

  /// Keys went down that no key command answers to. Goes first to the first responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// The force of keys changed; keyboards report none.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Keys were taken away, because the person has left or the responder has gone.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Restoration

  /// Called by programs alone: what is restored here is where scroll views are, by their names. Does nothing unless overridden.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Called by programs alone, see ``encodeRestorableState(with:)``.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called by programs alone, see ``encodeRestorableState(with:)``.
  open func applicationFinishedRestoringState() {}

  // MARK: Accessibility

  var accessibilityState: AccessibilityState?

  /// Called when something that assistive tools are told may have changed.
  func accessibilityDidChange() {}

  /// Tells whether assistive tools see the responder as one thing. False unless set, and true for the library's text
  /// and controls. A program that overrides this or another description posts `.layoutChanged` when it answers
  /// otherwise; layout has it asked again, too.
  open var isAccessibilityElement: Bool {
    get { accessibilityState?.isElement ?? isElementByDefault }
    set { updateAccessibility { $0.isElement = newValue } }
  }

  /// The name that assistive tools read out.
  open var accessibilityLabel: String? {
    get { accessibilityState?.label ?? accessibilityState?.defaultLabel }
    set { updateAccessibility { $0.label = newValue } }
  }

  /// The value that assistive tools read after the name.
  open var accessibilityValue: String? {
    get { accessibilityState?.value }
    set { updateAccessibility { $0.value = newValue } }
  }

  /// The effect of activating it; read last.
  open var accessibilityHint: String? {
    get { accessibilityState?.hint }
    set { updateAccessibility { $0.hint = newValue } }
  }

  /// The kind of thing that it is to assistive tools.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityState?.traits ?? [] }
    set { updateAccessibility { $0.traits = newValue } }
  }

  /// A name for tests, never read out.
  open var accessibilityIdentifier: String? {
    get { accessibilityState?.identifier }
    set { updateAccessibility { $0.identifier = newValue } }
  }

  /// The language of its words, such as `de` or `pt-BR`; nil for that of the page.
  open var accessibilityLanguage: String? {
    get { accessibilityState?.language }
    set { updateAccessibility { $0.language = newValue } }
  }

  /// The frame, in points of the screen. A view's own rectangle unless set.
  open var accessibilityFrame: CGRect {
    get { accessibilityState?.frame ?? frameOnScreen }
    set { updateAccessibility { $0.frame = newValue } }
  }

  /// The place at which it is tapped when it is activated, in points of the screen. The middle of its frame unless set.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityState?.activationPoint ?? middleOnScreen }
    set { updateAccessibility { $0.activationPoint = newValue } }
  }

  /// Tells whether everything in it is kept from assistive tools.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityState?.hidesElements ?? false }
    set { updateAccessibility { $0.hidesElements = newValue } }
  }

  /// Tells whether colours stay as they are where a system turns all others round. Hosts turn none: kept for programs that set
  /// it.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityState?.ignoresInvertColors ?? false }
    set { updateAccessibility { $0.ignoresInvertColors = newValue } }
  }

  /// Tells whether what lies beside it is kept from assistive tools and the keyboard while it is shown.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityState?.isModal ?? false }
    set { updateAccessibility { $0.isModal = newValue } }
  }

  /// Tells whether what is in it is read together, before what lies beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityState?.groupsChildren ?? false }
    set { updateAccessibility { $0.groupsChildren = newValue } }
  }

  /// How people step through what is in it. Combined counts as ``shouldGroupAccessibilityChildren``.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityState?.navigationStyle ?? .automatic }
    set { updateAccessibility { $0.navigationStyle = newValue } }
  }

  /// The kind of collection that it is.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityState?.containerType ?? .none }
    set { updateAccessibility { $0.containerType = newValue } }
  }

  /// Tells whether what it opens is open: ``UIAccessibility/ExpandedStatus/unsupported`` for what opens nothing. Cells with an
  /// outline's disclosure sign say it by themselves.
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { UIAccessibility.ExpandedStatus(accessibilityState?.isExpanded) }
    set { updateAccessibility { $0.isExpanded = newValue.isExpanded } }
  }

  /// The further actions on it, beside activating it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityState?.customActions }
    set { updateAccessibility { $0.customActions = newValue } }
  }

  /// From where tools drag it: an action for each. Nil, as unless set, for what its drag interaction lifts, an empty list for
  /// nothing. // N79
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibilityState?.dragSources }
    set { updateAccessibility { $0.dragSources = newValue } }
  }

  /// The places at which tools drop on it: an action for each. Nil, as unless set, for its middle, an empty list for none. // N79
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibilityState?.dropPoints }
    set { updateAccessibility { $0.dropPoints = newValue } }
  }

  /// The further actions on it, with those that the library offers by itself. Programs' own come first.
  var offeredActions: [UIAccessibilityCustomAction] { accessibilityCustomActions ?? [] }

  /// Its place among those that it stands with in a list.
  var placeInList: LayerAccessibility.Place? { nil }

  /// Tells whether several of the things in it can be selected at once.
  var selectsSeveral: Bool { false }

  /// The name that tools read where neither the program nor its contents give it one.
  var nameFromSurroundings: String? { nil }

  /// The names by which people who speak commands may call it, the best first. A page knows of names only, and is told
  /// the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityState?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { updateAccessibility { $0.userInputLabels = newValue } }
  }

  /// Tells whether activating it does something, so that the keyboard stops at it. Its traits, class and recognizers
  /// decide unless set.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityState?.respondsToUserInteraction ?? respondsByDefault }
    set { updateAccessibility { $0.respondsToUserInteraction = newValue } }
  }

  /// The elements in it, views or ``UIAccessibilityElement``s, in reading order; nil for all that are in it, by place.
  open var accessibilityElements: [Any]? {
    get { accessibilityState?.elements }
    set { updateAccessibility { $0.elements = newValue } }
  }

  /// How many elements it lists.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element at a place of its list; nil beyond the end.
  open func accessibilityElement(at index: Int) -> Any? { listedElement(at: index) }

  /// The place of an element in its list; `NSNotFound` where it does not list it.
  open func index(ofAccessibilityElement element: Any) -> Int { listedIndex(of: element) }

  /// A person activates it. Answer whether that did something; otherwise it is tapped at its activation point.
  open func accessibilityActivate() -> Bool { false }

  /// A person asks for the next higher value.
  open func accessibilityIncrement() {}

  /// A person asks for the next lower value.
  open func accessibilityDecrement() {}

  /// A person asks for the next part of what it shows. Answer whether it scrolled; otherwise ``next`` is asked.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// A person wants to leave what it is in. Answer whether it was left; otherwise ``next`` is asked.
  open func accessibilityPerformEscape() -> Bool { false }

  /// A person wants the most important thing to happen. Answer whether it did; otherwise ``next`` is asked.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// It has become the element that the keyboard or a reader is at.
  open func accessibilityElementDidBecomeFocused() {}

  /// It is no longer the element that the keyboard or a reader is at.
  open func accessibilityElementDidLoseFocus() {}

  /// Tells whether it is the element that the keyboard or a reader is at.
  open func accessibilityElementIsFocused() -> Bool { isAccessibilityFocus }

  // MARK: Observing

  /// A property that the responder observes has changed. Does nothing unless overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
}
