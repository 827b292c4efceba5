/// A navigation bar on its way from one item to another.
///
/// Whoever makes the change calls ``animate()`` within an animation, and ``end(cancelled:)`` at its end.
@MainActor final class NavigationBarTransition {
  /// The direction of the change in the stack.
  enum Direction {
    /// To an item further up the stack.
    case forward
    /// To an item further down.
    case back
  }

  /// As long as the slide of a navigation controller, in seconds.
  static let duration = 0.35

  private(set) weak var bar: UINavigationBar?
  let outgoing: NavigationBarContent?
  let incoming: NavigationBarContent?
  private let former: [UINavigationItem]
  private let direction: Direction

  init(
    bar: UINavigationBar, former: [UINavigationItem], outgoing: NavigationBarContent?, incoming: NavigationBarContent?,
    direction: Direction
  ) {
    self.bar = bar
    self.former = former
    self.outgoing = outgoing
    self.incoming = incoming
    self.direction = direction
  }

  /// Puts the new titles where they come from.
  func prepare() {
    outgoing?.isUserInteractionEnabled = false
    incoming?.isUserInteractionEnabled = false
    // Buttons get their places now: within the animation they would grow into them.
    UIView.performWithoutAnimation { incoming?.layoutIfNeeded() }
    incoming?.stand(direction == .forward ? .ahead : .behind, of: outgoing)
    bar?.indicator.alpha = outgoing?.showsBackButton == true ? 1 : 0
  }

  /// Puts the new titles in their places, and the old ones where they go to.
  func animate() {
    incoming?.stand(.shown, of: outgoing)
    outgoing?.stand(direction == .forward ? .behind : .ahead, of: incoming)
    bar?.indicator.alpha = incoming?.showsBackButton == true ? 1 : 0
    bar?.showBackground()
    bar?.layoutIfNeeded()
  }

  /// Leaves one item's views: the new one's, or those of the old one if the change was taken back.
  func end(cancelled: Bool) {
    guard let bar, bar.transition === self else { return }
    bar.transition = nil
    let (stays, goes) = cancelled ? (outgoing, incoming) : (incoming, outgoing)
    goes?.removeFromSuperview()
    goes?.stand(.shown, of: nil)
    if cancelled { bar.setStack(former) }
    bar.content = stays
    stays?.stand(.shown, of: nil)
    stays?.isUserInteractionEnabled = true
    // Items may have been given other buttons meanwhile, and custom views may have gone to the other side.
    stays?.update()
    bar.showBackground()
    bar.contentHeightDidChange()
  }
}
