import OpenCollectionView

/// A scroll view's delegate that notes what it is told, with the offset that the scroll view has at that moment.
@MainActor final class ScrollJournal: UIScrollViewDelegate {
  let journal: Journal
  let notesOffsets: Bool
  var target: CGPoint?
  var onScroll: ((UIScrollView) -> Void)?
  var onDecelerated: (() -> Void)?
  private(set) var velocity: CGPoint?
  private(set) var announcedTarget: CGPoint?
  private(set) var willDecelerate: Bool?
  private(set) var offsets: [CGPoint] = []

  init(_ journal: Journal = Journal(), notesOffsets: Bool = false) {
    self.journal = journal
    self.notesOffsets = notesOffsets
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    note("didScroll", scrollView)
    onScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    announcedTarget = targetContentOffset.pointee
    note("willEndDragging", scrollView)
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    willDecelerate = decelerate
    note("didEndDragging(\(decelerate))", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating", scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating", scrollView)
    onDecelerated?()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation", scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("didChangeInset", scrollView) }

  private func note(_ entry: String, _ scrollView: UIScrollView) {
    journal.note(notesOffsets ? "\(entry)@\(Int(scrollView.contentOffset.y))" : entry)
  }
}
