import OpenCollectionView

/// A finger that carries a note to the side: what lies below says what letting go would do, and a finger that comes back takes
/// it back.
@MainActor final class NoteSwipe: NSObject, UIGestureRecognizerDelegate {
  /// Where a note that is let go far enough has been carried: to where lines begin, or to where they end.
  enum Side {
    case leading
    case trailing
  }

  /// So far a note goes at most before letting go does something, in points.
  private static let farEnough: CGFloat = 88
  /// How long a note that is let go flies on in thought, in seconds: where it would get to decides.
  private static let foresight: CGFloat = 0.15

  let recognizer = UIPanGestureRecognizer()
  private unowned let collectionView: UICollectionView
  private weak var cell: NoteCell?
  private var note: Note?

  /// Called with a note that was let go far enough to a side.
  var perform: ((Note, Side) -> Void)?

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    recognizer.name = "Swipe"
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(NoteSwipe.swiped(_:)))
    collectionView.addGestureRecognizer(recognizer)
    collectionView.panGestureRecognizer.require(toFail: recognizer)
  }

  /// Only to the side, and only what is a note.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = recognizer.velocity(in: collectionView)
    return abs(velocity.x) > abs(velocity.y) && touchedCell != nil
  }

  private var touchedCell: NoteCell? {
    let place = recognizer.location(in: collectionView)
    let way = recognizer.translation(in: collectionView)
    // Where the finger came down, not where it is by now.
    let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
    let cell = collectionView.indexPathForItem(at: start).flatMap { collectionView.cellForItem(at: $0) as? NoteCell }
    // Rows of a list are swiped by the list.
    return cell?.isCard == true ? cell : nil
  }

  private func swiped(_ pan: UIPanGestureRecognizer) {
    // On the screen: the collection view's own x grows with the order of reading.
    let way = pan.translation(in: nil).x
    switch pan.state {
    case .began:
      cell = touchedCell
      note = cell?.note
      follow(way)
    case .changed: follow(way)
    case .ended:
      let end = way + pan.velocity(in: nil).x * Self.foresight
      // What came back is not meant, however fast it was before.
      let isMeant = abs(end) >= enough && end * way > 0
      letGo(isMeant ? ((end < 0) == collectionView.isReadFromRight ? .trailing : .leading) : nil)
    case .cancelled, .failed: letGo(nil)
    case .possible: break
    }
  }

  private var enough: CGFloat { min(Self.farEnough, (cell?.bounds.width ?? 0) * 0.45) }

  private func follow(_ way: CGFloat) {
    guard let cell, cell.note == note else { return }
    cell.slide(by: way, isMeant: abs(way) >= enough)
  }

  private func letGo(_ side: Side?) {
    guard let cell, let note, cell.note == note else { return }
    self.cell = nil
    if side == .leading {
      // It goes from where it is.
      perform?(note, .leading)
      return
    }
    UIView.animate(springDuration: 0.4, bounce: 0.2, options: .allowUserInteraction) {
      cell.slide(by: 0, isMeant: false)
    }
    if let side { perform?(note, side) }
  }
}
