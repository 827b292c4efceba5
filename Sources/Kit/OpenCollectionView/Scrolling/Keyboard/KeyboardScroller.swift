import GestureEngine

/// Gives keys that nobody else has taken to the scroll view that they are meant for; Escape closes the sheet in front, or
/// leaves what else there is to leave.
///
/// Key commands, recognizers and the press methods of the responders come first: a key scrolls when its press arrives at
/// the window. It is meant for the nearest scroll view around the first responder or the focused element that can move
/// that way, else for the one under the pointer, else for the one that was scrolled last, else for the largest that is
/// seen in what is in front. Where UIKit looks has not been measured; the order is our choice.
@MainActor final class KeyboardScroller {
  private unowned let scene: UIWindowScene
  /// Takes the keys that are for the items of a collection view.
  let items = ItemKeyboard()
  private var held: (press: UIPress, command: KeyScrollCommand)?
  /// The scroll view that the held key moves.
  private weak var target: UIScrollView?
  private weak var lastUsed: UIScrollView?
  /// The key that typed last.
  private weak var typed: UIPress?

  init(scene: UIWindowScene) { self.scene = scene }

  /// A scroll view was dragged or turned.
  func noteUse(of scrollView: UIScrollView) { lastUsed = scrollView }

  /// A key went down that came as far as its window.
  func pressBegan(_ press: UIPress, in window: UIWindow) {
    guard let key = press.key else { return }
    for decider in KeyDecider.ofWindow where takes(press, key, in: window, decider) { return }
  }

  private func takes(_ press: UIPress, _ key: UIKey, in window: UIWindow, _ decider: KeyDecider) -> Bool {
    let input = window.firstResponder as? any UIKeyInput
    // A controller that takes text has no place in it that arrows, Home and End could move: they go on as ever. // S92
    let isInText = input is UIView
    switch decider {
    case .text:
      guard let input, type(key, into: input) else { return false }
      typed = press
      return true
    case .item:
      return !isInText
        && items.pressBegan(press, in: window) { isWanted in
          scrollView(in: window) { ($0 as? UICollectionView).map(isWanted) ?? false } as? UICollectionView
        }
    case .presentation:
      return press.type == .menu && (window.leaveFrontPresentation() || window.performEscape())
    case .scrollView:
      guard let command = KeyScrollCommand(key), !isInText || !command.isOfText,
        let scrollView = scrollView(in: window, for: command)
      else { return false }
      target?.releaseKey()
      held = (press, command)
      target = scrollView
      scrollView.scroll(by: command)
      return true
    default: return false
    }
  }

  /// The host repeats a key that is held.
  func repeated(_ press: UIPress, in window: UIWindow) {
    if items.repeated(press) { return }
    if let held, held.press === press {
      target?.holdKey(held.command)
    } else if typed === press, let key = press.key, let input = window.firstResponder as? any UIKeyInput {
      _ = type(key, into: input)
    }
  }

  /// A key was released, or taken away.
  func ended(_ press: UIPress) {
    if typed === press { typed = nil }
    items.ended(press)
    guard held?.press === press else { return }
    held = nil
    target?.releaseKey()
    target = nil
  }

  // MARK: Typing

  /// Types a key into the first responder; answers whether it types anything.
  private func type(_ key: UIKey, into input: any UIKeyInput) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
    if let owner = input as? any TextOwner { return owner.edited.type(key) }
    switch key.characters {
    case "\u{8}": input.deleteBackward()
    case "\r": input.insertText("\n")
    // Names of keys, such as `UIKeyInputUpArrow`, type nothing.
    case let text where text.count == 1: input.insertText(text)
    default: return false
    }
    return true
  }

  // MARK: Which scroll view

  /// The scroll view that a key moves. // S91
  ///
  /// A page, or an end, is one of what runs down the screen before it is one of a strip that runs across it: the strip of
  /// names from which something was opened does not take the keys from what was opened, unless it is the larger one.
  private func scrollView(in window: UIWindow, for command: KeyScrollCommand) -> UIScrollView? {
    let found = scrollView(in: window) { $0.scrollsByKeys(command) }
    guard let found, found.isAcross(command), let down = command.downwards,
      let other = scrollView(in: window, where: { $0.scrollsByKeys(down) })
    else { return found }
    return seenArea(of: other, in: window) > seenArea(of: found, in: window) ? other : found
  }

  private func seenArea(of view: UIView, in window: UIWindow) -> CGFloat {
    let part = view.convert(view.bounds, to: window).intersection(window.bounds)
    return part.isNull ? 0 : part.width * part.height
  }

  private func scrollView(in window: UIWindow, where isWanted: (UIScrollView) -> Bool) -> UIScrollView? {
    if let view = window.firstResponder?.viewOfElement, window.isInFront(view),
      let found = nearest(around: view, isWanted)
    {
      return found
    }
    if let view = scene.accessibility.focused?.viewOfElement, view.window === window, window.isInFront(view),
      let found = nearest(around: view, isWanted)
    {
      return found
    }
    let front = window.topmostResponder as? UIView ?? window
    if let point = scene.hoverDispatcher.location, let inside = window.layer.convertFromParent(point),
      let view = window.hitTest(inside, with: nil), let found = nearest(around: view, isWanted)
    {
      return found
    }
    if let lastUsed, lastUsed.isDescendant(of: front), let found = nearest(around: lastUsed, isWanted) { return found }
    return largest(in: front, isWanted, seen: window.bounds, of: window)?.scrollView
  }

  private func nearest(around view: UIView, _ isWanted: (UIScrollView) -> Bool) -> UIScrollView? {
    var view: UIView? = view
    while let current = view {
      if let scrollView = current as? UIScrollView, isWanted(scrollView) { return scrollView }
      view = current.superview
    }
    return nil
  }

  /// The scroll view of which most is seen, in a view and all within; of equal ones the outer.
  private func largest(
    in view: UIView, _ isWanted: (UIScrollView) -> Bool, seen: CGRect, of window: UIWindow
  ) -> (scrollView: UIScrollView, area: CGFloat)? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    let part = view.convert(view.bounds, to: window).intersection(seen)
    guard !part.isNull || !view.clipsToBounds else { return nil }
    var best: (scrollView: UIScrollView, area: CGFloat)?
    if let scrollView = view as? UIScrollView, isWanted(scrollView), !part.isEmpty {
      best = (scrollView, part.width * part.height)
    }
    for subview in view.subviews {
      guard let found = largest(in: subview, isWanted, seen: view.clipsToBounds ? part : seen, of: window) else {
        continue
      }
      if found.area > best?.area ?? 0 { best = found }
    }
    return best
  }
}
