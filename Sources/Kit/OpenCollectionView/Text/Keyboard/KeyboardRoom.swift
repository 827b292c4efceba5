/// The room that a collection view controller makes for the keyboard. // X31
@MainActor final class KeyboardRoom {
  private weak var view: UICollectionView?
  /// The responder that room was made for last.
  private(set) weak var responder: UIResponder?
  /// Tells what has been added to the lower inset.
  private var added: CGFloat = 0
  /// Tells where the content stood before it was scrolled above the keyboard, and where it was scrolled to.
  private var scrolled: (from: CGPoint, to: CGPoint)?

  /// Makes room for what covers the screen, if the first responder is in the view of a collection view controller; takes it back
  /// otherwise.
  func make(for responder: UIResponder?, above keyboard: CGRect?, in scene: UIWindowScene) {
    self.responder = responder
    let controller = responder?.chain.lazy.compactMap { $0 as? UICollectionViewController }.first
    let new = keyboard == nil ? nil : controller?.storedCollectionView
    if let view, view !== new {
      change(view, to: 0)
      goBack(view)
    }
    view = new
    guard let new, let keyboard, let responder, new.window?.windowScene === scene else { return }
    let frame = new.convert(new.bounds, to: nil)
    let overlap = max(frame.intersection(keyboard).height, 0)
    // What the safe area covers anyhow is no second room.
    change(new, to: max(overlap - new.safeAreaInsets.bottom, 0))
    reveal(responder, in: new)
  }

  private func change(_ view: UICollectionView, to amount: CGFloat) {
    guard amount != added else { return }
    view.contentInset.bottom += amount - added
    view.verticalScrollIndicatorInsets.bottom += amount - added
    added = amount
  }

  /// Scrolls so that what somebody has typed is seen. The way back is over: it would take them away from it.
  func followCaret(of responder: UIResponder) {
    guard let view, responder === self.responder else { return }
    let before = view.contentOffset
    show(responder, in: view)
    if view.contentOffset != before { scrolled = nil }
  }

  /// Scrolls so that the text that is edited is seen: all of it, or the caret where it is higher than the room that is left.
  private func show(_ responder: UIResponder, in view: UICollectionView) {
    guard let field = responder as? UIView, field.isDescendant(of: view) else { return }
    let insets = view.adjustedContentInset
    var rect = field.bounds
    if rect.height > view.bounds.height - insets.top - insets.bottom, let input = field as? any UITextInput,
      let caret = input.selectedTextRange?.end
    {
      rect = input.caretRect(for: caret).shrunk(dx: 0, dy: -Self.space)
    }
    view.scrollRectToVisible(field.convert(rect, to: view), animated: false)
  }

  /// The points above and below a caret that are seen with it. [choice]
  private static let space: CGFloat = 8

  private func reveal(_ responder: UIResponder, in view: UICollectionView) {
    let before = view.contentOffset
    show(responder, in: view)
    guard view.contentOffset != before else { return }
    // From one field to the next it stays the way back of the first.
    let start = scrolled.flatMap { $0.to == before ? $0.from : nil } ?? before
    scrolled = (start, view.contentOffset)
  }

  /// Scrolls back, unless somebody has scrolled since. [choice]
  private func goBack(_ view: UICollectionView) {
    defer { scrolled = nil }
    guard let scrolled, view.contentOffset == scrolled.to, !view.isDragging, !view.isDecelerating else { return }
    view.contentOffset = scrolled.from
  }
}
