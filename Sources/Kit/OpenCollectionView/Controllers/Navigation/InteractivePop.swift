import FrameClock

/// Drags the topmost view of a navigation controller away from the leading edge.
@MainActor final class InteractivePop: NSObject, UIGestureRecognizerDelegate, OfLibrary {
  private weak var navigation: UINavigationController?
  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// Does the same from anywhere on the content, where a program enables it.
  let contentRecognizer = UIPanGestureRecognizer()
  /// The driver of the next change.
  private var waitingDriver: UIPercentDrivenInteractiveTransition?
  private var driver: UIPercentDrivenInteractiveTransition?
  private var lastMove = 0.0

  /// A finger that has not moved for as long, in seconds, has no speed any longer. Our choice.
  private static let restTime = 0.1
  /// The speed of a finger that decides by its direction alone, in points per second. Our choice.
  private static let decisiveSpeed: CGFloat = 200
  /// How much faster than by itself the rest may go after a fast finger. Our choice.
  private static let greatestSpeed: CGFloat = 4

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    contentRecognizer.isEnabled = false
    contentRecognizer.maximumNumberOfTouches = 1
    for recognizer in [recognizer, contentRecognizer] {
      recognizer.delegate = self
      recognizer.addAction { [weak self] recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        self?.didChange(pan)
      }
    }
  }

  /// The edge follows the direction of reading.
  func attach(to view: UIView) {
    for recognizer in [recognizer, contentRecognizer] where recognizer.view !== view {
      view.addGestureRecognizer(recognizer)
    }
    recognizer.edges = view.readsRightToLeft ? .right : .left
  }

  /// Gives the driver to the change that the gesture has begun.
  func takeDriver() -> UIPercentDrivenInteractiveTransition? {
    defer { waitingDriver = nil }
    return waitingDriver
  }

  // MARK: Course

  private var width: CGFloat { max(navigation?.stage.bounds.width ?? 0, 1) }
  private var forward: CGFloat { navigation?.stage.readsRightToLeft == true ? -1 : 1 }
  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    forward * pan.translation(in: navigation?.stage).x / width
  }

  private func didChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard let navigation, navigation.change == nil, navigation.stack.count > 1 else { return }
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionCurve = .easeOut
      waitingDriver = driver
      self.driver = driver
      navigation.popViewController(animated: true)
      // A program may refuse to pop, by overriding the method.
      if waitingDriver != nil { (waitingDriver, self.driver) = (nil, nil) }
      move(pan)
    case .changed: move(pan)
    case .ended: letGo(at: speed(of: pan), finishes: finishes(pan))
    case .cancelled, .failed: letGo(at: 0, finishes: false)
    default: break
    }
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    lastMove = UIApplication.shared.clock.now
    driver?.update(min(max(progress(of: pan), 0), 1))
  }

  private func speed(of pan: UIPanGestureRecognizer) -> CGFloat {
    let isResting = UIApplication.shared.clock.now - lastMove > Self.restTime
    return isResting ? 0 : forward * pan.velocity(in: navigation?.stage).x
  }

  private func finishes(_ pan: UIPanGestureRecognizer) -> Bool {
    let speed = speed(of: pan)
    return abs(speed) >= Self.decisiveSpeed ? speed > 0 : progress(of: pan) >= 0.5
  }

  private func letGo(at speed: CGFloat, finishes: Bool) {
    guard let driver else { return }
    self.driver = nil
    // The rest goes as fast as the finger went, and not slower than by itself.
    let natural = width / NavigationSlide.duration
    driver.completionSpeed = min(max(abs(speed) / natural, 1), Self.greatestSpeed)
    if finishes { driver.finish() } else { driver.cancel() }
  }

  // MARK: Decisions

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.change == nil, navigation.stack.count > 1, !navigation.barIsHidden else {
      return false
    }
    let item = navigation.stack.last?.navigationItem
    guard let item, !item.hidesBackButton, item.backAction == nil else { return false }
    if gestureRecognizer === contentRecognizer, !leadsBack(contentRecognizer) { return false }
    return item.leadingItems.isEmpty || item.leftItemsSupplementBackButton
  }

  /// Tells whether a finger on the content goes rather back than up or down, and nothing under it scrolls that way.
  private func leadsBack(_ pan: UIPanGestureRecognizer) -> Bool {
    guard let navigation, forward * pan.motion.x > abs(pan.motion.y) else { return false }
    var view = navigation.view.hitTest(pan.location(in: navigation.view), with: nil)
    while let current = view, current !== navigation.stage {
      if let scroller = current as? UIScrollView, scroller.isScrollEnabled, scroller.scrollsHorizontally {
        return false
      }
      view = current.superview
    }
    return true
  }

  /// Content that scrolls waits until the gesture has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === recognizer && otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }
}
