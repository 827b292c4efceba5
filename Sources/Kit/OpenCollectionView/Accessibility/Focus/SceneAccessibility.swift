import Foundation
import FrameClock
import GestureEngine

/// The work of one scene for assistive tools: views to describe anew, sentences to say, and the focus.
@MainActor final class SceneAccessibility {
  private unowned let scene: UIWindowScene
  @exclusivity(unchecked) private var held = SceneAccessibilityState()
  /// The element that keyboard or reader are at.
  private(set) weak var focused: UIResponder?

  fileprivate enum Message {
    case announcement(String, isUrgent: Bool)
    case focus(UIResponder?, isNewScreen: Bool)
  }

  init(scene: UIWindowScene) { self.scene = scene }

  /// A view is to be described anew in the next frame, or in this one.
  func mark(_ view: UIView) {
    held.marked.append(view)
    if held.marked.count == 1 { scene.frameForAccessibility() }
  }

  // MARK: Views in motion

  /// The accessibility of the scene whose frame is in its layout pass; nil outside of one.
  @exclusivity(unchecked) private(set) static var ofFrame: SceneAccessibility?
  /// The number of that frame.
  @exclusivity(unchecked) private(set) static var frameBeingLaidOut = LayoutRun.noFrame

  /// How much time there may be between two frames of one motion, in seconds. Our choice: some frames are late.
  static let longestGap = 0.1

  /// How long a view that is laid out in each frame goes without a description, in seconds. Our choice: nobody listens to
  /// more than two in a second.
  static let longestPostponement = 0.5

  /// The values before a layout pass. A program may run a frame from within one.
  typealias OuterPass = (accessibility: SceneAccessibility?, frame: Int)

  /// The layout pass of a frame begins.
  func beginLayout(at now: Double) -> OuterPass {
    let outer = (Self.ofFrame, Self.frameBeingLaidOut)
    held.frameNumber += now - held.timeOfFrame > Self.longestGap ? 2 : 1
    held.timeOfFrame = now
    Self.ofFrame = self
    Self.frameBeingLaidOut = held.frameNumber
    return outer
  }

  /// The layout pass of a frame is over.
  func endLayout(_ outer: OuterPass) { (Self.ofFrame, Self.frameBeingLaidOut) = outer }

  /// A view that is laid out frame after frame waits with its description.
  func putOff(_ view: UIView) {
    if held.postponed.isEmpty { held.deadline = scene.application.clock.now + Self.longestPostponement }
    held.postponed.append(view)
  }

  /// Somebody is about to act on what is said: the frame describes what was put off, too.
  func describeAll() { held.isAskedFor = true }

  /// Describes what was put off.
  func describePostponed() {
    guard !held.postponed.isEmpty else { return }
    describeAll()
    update()
  }

  /// Marks views that were not laid out in this frame; all where somebody asks, or has not heard of them for long.
  private func endRuns() {
    let isTime = held.isAskedFor || scene.application.clock.now >= held.deadline
    let number = held.frameNumber
    var kept = 0
    for index in held.postponed.indices {
      if !isTime, goesOn(held.postponed[index], inFrame: number) {
        if kept != index { held.postponed.swapAt(kept, index) }
        kept += 1
      } else {
        held.postponed[index].layoutRun.isPutOff = false
        held.postponed[index].markForAccessibility()
      }
    }
    guard kept < held.postponed.count else { return scene.frameForPostponed() }
    // Taken out first, as below.
    var ended = held.postponed
    held.postponed = Array(ended[..<kept])
    ended.removeAll(keepingCapacity: true)
    if held.postponed.isEmpty { held.postponed = ended } else { scene.frameForPostponed() }
  }

  private func goesOn(_ view: UIView, inFrame number: Int) -> Bool {
    guard view.layoutRun.owesArrivals else { return view.layoutRun.lastFrame == number }
    return (view as? UICollectionView)?.goesOnMoving() ?? false
  }

  /// Describes what was marked. Describing may mark more.
  func update() {
    if !held.postponed.isEmpty { endRuns() }
    held.isAskedFor = false
    guard !held.marked.isEmpty else { return }
    var index = 0
    while index < held.marked.count {
      held.marked[index].describeForAccessibility()
      index += 1
    }
    // Taken out first: a view that nobody else keeps ends here, and its class may have others described.
    var described = held.marked
    held.marked = []
    described.removeAll(keepingCapacity: true)
    if held.marked.isEmpty { held.marked = described }
  }

  /// Marks everything, because properties that a program overrides answer otherwise.
  func markAll() {
    for window in scene.windows { window.markForAccessibilityWithSubviews() }
  }

  // MARK: To the host

  func announce(_ sentence: String, isUrgent: Bool) {
    guard scene.accessibilityHost != nil, !sentence.isEmpty else { return }
    held.messages.append(.announcement(sentence, isUrgent: isUrgent))
    scene.frameForAccessibility()
  }

  func moveFocus(to element: UIResponder?, isNewScreen: Bool) {
    guard scene.accessibilityHost != nil else { return }
    describeAll()
    held.messages.append(.focus(element, isNewScreen: isNewScreen))
    scene.frameForAccessibility()
  }

  /// Tells the host what has gathered; called when the frame's commit gives layers their numbers.
  func tellHost() {
    guard !held.messages.isEmpty, let host = scene.accessibilityHost else { return }
    let told = held.messages
    held.messages.removeAll()
    for message in told {
      switch message {
      case .announcement(let sentence, let isUrgent):
        host.scene(scene, announce: sentence, isUrgent: isUrgent)
      case .focus(nil, let isNewScreen):
        host.scene(scene, moveFocusTo: nil, element: 0, isNewScreen: isNewScreen)
      case .focus(let responder?, let isNewScreen):
        guard let (view, element) = responder.placeAsElement, let layer = scene.tree.identifier(of: view.describedLayer)
        else {
          continue
        }
        host.scene(scene, moveFocusTo: layer, element: element, isNewScreen: isNewScreen)
      }
    }
  }

  // MARK: From the host

  /// Does what a person has done with an element.
  func receive(_ action: AccessibilityAction) {
    describeAll()
    guard let shown = scene.tree.layer(LayerID(rawValue: action.layer))?.delegate as? UIView else { return }
    let view = shown.rare?.describedView ?? shown
    let element: UIResponder
    if action.element == 0 {
      element = view
    } else {
      guard let told = view.accessibilityState?.toldElements, told.indices.contains(Int(action.element) - 1) else {
        return
      }
      element = told[Int(action.element) - 1]
    }
    perform(action.kind, on: element)
  }

  private func perform(_ kind: AccessibilityAction.Kind, on element: UIResponder) {
    switch kind {
    case .activate:
      guard !element.accessibilityTraits.contains(.notEnabled) else { return }
      // What can be activated while something is dragged is where it is dropped. // N79
      if let keyed = scene.drags?.keyed, element.viewOfElement?.isInDropTarget == true {
        _ = keyed.drop(at: element)
        return
      }
      if !element.accessibilityActivate() { tap(element) }
    case .increment: element.accessibilityIncrement()
    case .decrement: element.accessibilityDecrement()
    case .escape: escape(from: element)
    case .magicTap: _ = element.chain.contains { $0.accessibilityPerformMagicTap() }
    case .custom(let index):
      let actions = element.offeredActions
      guard actions.indices.contains(index) else { return }
      _ = actions[index].run()
    case .focus: focus(element)
    case .blur: if focused === element { focus(nil) }
    case .scroll(let direction): scroll(element, direction)
    }
    // What the action changed may show in properties that only answer when they are asked.
    element.viewOfElement?.markForAccessibility()
  }

  /// Leaves what is in front: a menu, or what the element is in as far as nothing lies over it. // V70
  private func escape(from element: UIResponder) {
    if scene.menuOverlay == nil, let window = element.windowOfChain, window.performEscape(from: element) { return }
    scene.pressEscape()
  }

  private func focus(_ element: UIResponder?) {
    let former = focused
    guard former !== element else { return }
    focused = element
    former?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    if let element {
      scene.keyboardScroller.items.toolDidFocus(element)
      reveal(element)
      scene.drags?.keyed?.go(to: element)
    }
    var information: [AnyHashable: Any] = [:]
    information[UIAccessibility.focusedElementUserInfoKey] = element
    information[UIAccessibility.unfocusedElementUserInfoKey] = former
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: UIApplication.shared, userInfo: information)
  }

  /// Scrolls so that an element is seen.
  private func reveal(_ element: UIResponder) {
    guard let view = element.viewOfElement, !(view is UIScrollView) else { return }
    let rect = element === view ? view.bounds : view.rectFromScreen(element.accessibilityFrame)
    var ancestor = view.superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
        scrollView.scrollRectToVisible(scrollView.convert(rect, from: view), animated: true)
      }
      ancestor = current.superview
    }
  }

  private func scroll(_ element: UIResponder, _ direction: AccessibilityAction.Direction) {
    let said: UIAccessibilityScrollDirection
    switch direction {
    case .down: said = .down
    case .up: said = .up
    case .left: said = .left
    case .right: said = .right
    case .first, .last: return goToEnd(of: element, isLast: direction == .last)
    }
    for responder in element.chain {
      if responder.accessibilityScroll(said) { return }
      if let scrollView = responder as? UIScrollView, scrollView.scrollPage(said) { return }
    }
  }

  /// Has an end of the list that an element is in come into view, and the focus go to its item. // V74
  private func goToEnd(of element: UIResponder, isLast: Bool) {
    guard let view = element.chain.lazy.compactMap({ $0 as? UICollectionView }).first,
      let cell = view.showEnd(isLast: isLast)
    else { return }
    moveFocus(to: cell, isNewScreen: false)
  }

  /// Taps an element at its activation point, as a finger would.
  private func tap(_ element: UIResponder) {
    let point = element.accessibilityActivationPoint
    let now = scene.application.clock.now
    activations -= 1
    for phase in [TouchSample.Phase.began, .ended] {
      scene.touchDispatcher.receive(
        [TouchSample(time: now, identifier: activations, phase: phase, kind: .finger, location: point)], until: now)
    }
  }
  /// Hosts give their touches numbers from 0 up, and from −1 down for those that tools make.
  private var activations = Int32.min / 2
}

extension UIResponder {
  var viewOfElement: UIView? {
    (self as? UIAccessibilityElement)?.view ?? (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded
  }

  /// The view of an element and its number among those that the view lists; 0 for a view.
  var placeAsElement: (view: UIView, number: UInt32)? {
    guard let view = viewOfElement else { return nil }
    guard self is UIAccessibilityElement else { return (view, 0) }
    guard let index = view.accessibilityState?.toldElements.firstIndex(where: { $0 === self }) else { return nil }
    return (view, UInt32(index + 1))
  }
}

/// The descriptions that are owed, and their times.
@MainActor private struct SceneAccessibilityState {
  var marked: [UIView] = []
  /// Views that are laid out frame after frame: they are described when that ends. They are marked then, not before.
  var postponed: [UIView] = []
  /// When those are described although it goes on.
  var deadline = 0.0
  var isAskedFor = false
  var messages: [SceneAccessibility.Message] = []
  /// The number of the scene's last frame: one more than that of the frame before, unless there was a pause between.
  var frameNumber = 0
  var timeOfFrame = 0.0
}
