import FrameClock
import MotionEngine

// MARK: Keys that scroll

extension UIScrollView {
  /// Tells whether keys can move the content along an axis: it is larger than the view.
  func scrollsByKeys(_ command: KeyScrollCommand) -> Bool {
    guard allowsKeyboardScrolling, isScrollEnabled, !isHidden, window != nil else { return false }
    return isAcross(command) ? horizontal.maximum > horizontal.minimum : vertical.maximum > vertical.minimum
  }

  /// Tells whether a command moves the content sideways.
  func isAcross(_ command: KeyScrollCommand) -> Bool {
    switch command.direction {
    case .left, .right: true
    case .up, .down: false
    case .back, .forth: vertical.maximum <= vertical.minimum
    }
  }

  /// 1 where the offset is to grow, otherwise −1. Sideways, forth is the direction of reading.
  private func sign(of command: KeyScrollCommand, across: Bool) -> Double {
    let isFromRight = across && beginsAtLargerX
    switch command.direction {
    case .down: return 1
    case .up: return -1
    case .right: return asCounted(1)
    case .left: return asCounted(-1)
    case .forth: return isFromRight ? -1 : 1
    case .back: return isFromRight ? 1 : -1
    }
  }

  /// A key went down. Presses that follow each other add up; where a finger or a wheel moves the content nothing happens.
  func scroll(by command: KeyScrollCommand) {
    guard let time = prepareKeyScroll() else { return }
    let isAcross = isAcross(command)
    let sign = sign(of: command, across: isAcross)
    let axis = isAcross ? horizontal : vertical
    let run = isAcross ? keyScroll.x : keyScroll.y
    // What has been asked for counts from where the presses before will end.
    let base = run.map { $0.isHeld ? $0.position(at: time) : $0.motion.end } ?? axis.offset
    let target: Double
    if command.extent == .end {
      target = sign > 0 ? axis.maximum : axis.minimum
    } else if isPagingEnabled, axis.viewportLength > 0 {
      target = axis.page(beside: base, towardsEnd: sign > 0)
    } else {
      target = base + sign * (command.extent == .line ? KeyScrollMotion.line : keyPage(across: isAcross))
    }
    let limits = axis.minimum...axis.maximum
    let motion = KeyScrollMotion(
      from: run?.position(at: time) ?? axis.offset, velocity: run?.velocity(at: time) ?? axis.velocity, to: target,
      within: limits)
    start(motion, across: isAcross, at: time, because: "a key went down")
  }

  /// A key is held: the content goes on. Pages are turned one by one.
  func holdKey(_ command: KeyScrollCommand) {
    guard command.extent != .end, let time = prepareKeyScroll() else { return }
    let isAcross = isAcross(command)
    let run = isAcross ? keyScroll.x : keyScroll.y
    guard run?.isHeld != true else { return }
    if isPagingEnabled {
      if run == nil { scroll(by: command) }
      return
    }
    let axis = isAcross ? horizontal : vertical
    let speed =
      sign(of: command, across: isAcross)
      * (command.extent == .line ? KeyScrollMotion.lineSpeed : keyPage(across: isAcross) * KeyScrollMotion.pageRate)
    let motion = KeyScrollMotion(
      from: run?.position(at: time) ?? axis.offset, velocity: run?.velocity(at: time) ?? axis.velocity,
      holding: speed, within: axis.minimum...axis.maximum)
    start(motion, across: isAcross, heldSpeed: speed, at: time, because: "a key is held")
  }

  /// The key that was held is released: the content brakes. What single presses asked for is still done.
  func releaseKey() {
    guard activity == .keyScrolling, let time = window?.windowScene?.application.clock.now else { return }
    for isAcross in [true, false] {
      guard let run = isAcross ? keyScroll.x : keyScroll.y, run.isHeld else { continue }
      let motion = KeyScrollMotion(
        from: run.position(at: time), velocity: run.velocity(at: time), holding: 0, within: run.limits)
      start(motion, across: isAcross, at: time, because: "the key was released")
    }
  }

  /// Shows where keys have brought the content.
  func stepKeys(to time: Double) {
    keyScroll.x = step(keyScroll.x, along: &horizontal, to: time)
    keyScroll.y = step(keyScroll.y, along: &vertical, to: time)
  }

  /// How fast keys move the content, in points per second.
  var velocityOfKeys: CGPoint {
    guard let now = window?.windowScene?.application.clock.now else { return .zero }
    return CGPoint(x: keyScroll.x?.velocity(at: now) ?? 0, y: keyScroll.y?.velocity(at: now) ?? 0)
  }

  private func step(
    _ run: KeyScrollState.Run?, along axis: inout MotionEngine.ScrollAxis, to time: Double
  ) -> KeyScrollState.Run? {
    guard var run else { return nil }
    let limits = axis.minimum...axis.maximum
    if limits != run.limits {
      // The content has become another, and may have been brought back: what was under way goes on from there.
      let position = axis.offset
      let velocity = run.velocity(at: time)
      if let speed = run.heldSpeed {
        run.motion = KeyScrollMotion(from: position, velocity: velocity, holding: speed, within: limits)
      } else {
        run.motion = KeyScrollMotion(from: position, velocity: velocity, to: run.motion.end, within: limits)
      }
      run.start = time
      run.limits = limits
    }
    axis.setOffset(run.position(at: time))
    return run.isOver(at: time) ? nil : run
  }

  /// The time, if keys may move the content now. Other motions of the content's own end.
  private func prepareKeyScroll() -> Double? {
    guard let time = window?.windowScene?.application.clock.now else { return nil }
    switch activity {
    case .tracking, .dragging, .lifted, .wheeling: return nil
    case .decelerating, .animating:
      stopMotion()
      guard activity == .none, window != nil else { return nil }
      bringBack(at: time)
      return time
    case .none, .keyScrolling: return time
    }
  }

  /// Brings content back from beyond an edge, whichever way the key leads: the motion that did so has been stopped.
  private func bringBack(at time: Double) {
    for isAcross in [true, false] {
      let axis = isAcross ? horizontal : vertical
      guard axis.offset < axis.minimum || axis.offset > axis.maximum else { continue }
      let motion = KeyScrollMotion(from: axis.offset, to: axis.offset, within: axis.minimum...axis.maximum)
      start(motion, across: isAcross, at: time, because: "it was beyond the edge")
    }
  }

  private func start(
    _ motion: KeyScrollMotion, across: Bool, heldSpeed: Double? = nil, at time: Double,
    because reason: @autoclosure () -> String
  ) {
    let axis = across ? horizontal : vertical
    guard motion.duration > 0 || motion.end != axis.offset else { return }
    let run = KeyScrollState.Run(motion: motion, start: time, limits: axis.minimum...axis.maximum, heldSpeed: heldSpeed)
    if across { keyScroll.x = run } else { keyScroll.y = run }
    activity = .keyScrolling
    trace("scrolls by keys", because: "\(reason()), to \(across ? "x" : "y") \(motion.end.rounded())")
    indicators.show()
    runMotion()
  }

  /// The visible length, less a line that stays in view.
  private func keyPage(across: Bool) -> Double {
    let visible = bounds.inset(by: adjustedContentInset)
    let length = across ? visible.width : visible.height
    return max(length - KeyScrollMotion.overlap, length / 2)
  }
}

// MARK: What a drag does to typing

extension UIScrollView {
  /// A finger or a wheel begins to drag: typing in the window ends if the mode says so. // S87, X29
  ///
  /// Difference from UIKit: a keyboard cannot be pulled along by the finger; the interactive modes end typing when the finger
  /// comes below its upper edge and, where there is no keyboard on the screen, when the drag begins.
  func dragDidBegin() {
    guard let scene = window?.windowScene else { return }
    scene.keyboardScroller.noteUse(of: self)
    guard keyboardDismissMode != .none, !(keyboardDismissMode.followsFinger && scene.keyboard.isShown) else { return }
    endTyping()
  }

  /// A finger that drags the content is at a point of the window. // X29
  func dragKeyboard(to point: CGPoint) {
    guard let window, let scene = window.windowScene, let keyboard = scene.keyboard.frame else { return }
    // What stands on the keyboard belongs to it: a guide of the view, or of one around it, says how high that is.
    let views = sequence(first: self as UIView, next: \.superview)
    let padding = views.compactMap { $0.rare?.keyboardGuide?.keyboardDismissPadding }.max() ?? 0
    let top = window.convert(keyboard, from: nil as UIWindow?).minY - padding
    if point.y > top { endTyping() }
  }

  private func endTyping() {
    guard let responder = window?.firstResponder, responder is any UIKeyInput else { return }
    responder.resignFirstResponder()
  }
}

extension UIScrollView.KeyboardDismissMode {
  /// Tells whether the keyboard goes with the finger rather than with the beginning of a drag.
  var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }
}
