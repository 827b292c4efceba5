import CollectionEngine

/// Recognizes the pan that selects what it goes over: of two fingers anywhere or, while items are edited, of one that
/// sets out across the direction of scrolling, or on a mark of several. // C56, I122
final class MultipleSelectionRecognizer: UIPanGestureRecognizer {
  // Touches keep a recognizer that listens to them, also when the collection view has been let go.
  private weak var selection: MultipleSelection?
  /// The item where the pan begins.
  private(set) var start: ElementKey?

  init(_ selection: MultipleSelection) {
    self.selection = selection
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 2
    delegate = self
  }

  /// It hears of moves before the scroll view's own pan, which is the same motion, and so begins before it.
  override var precedence: Int { -1 }

  override func sendActions() {
    guard let selection else { return super.sendActions() }
    switch currentState {
    case .began: selection.panDidBegin(self)
    case .changed: selection.pan?.fingersDidMove()
    case .ended: selection.endPan(because: "the fingers were lifted")
    case .cancelled, .failed: selection.endPan(because: "the touches were taken away")
    case .possible: break
    }
    super.sendActions()
  }
}

extension MultipleSelectionRecognizer: UIGestureRecognizerDelegate, OfLibrary {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    start = nil
    guard let selection, let view = selection.collectionView else { return false }
    let way = converted(motion, to: view)
    // Where the fingers were, in the middle, when they came down.
    var place = location(in: view)
    place = CGPoint(x: place.x - way.x, y: place.y - way.y)
    if numberOfTouches < 2 {
      let isAcross = view.scrollsSideways ? abs(way.y) > abs(way.x) : abs(way.x) > abs(way.y)
      guard view.isEditing, view.multipleSelectionIsAllowed, isAcross || startsOnMark(at: place, in: view) else {
        return false
      }
    }
    guard let item = view.touchedItem(at: place), selection.mayBegin(at: item) else { return false }
    start = item
    return true
  }

  /// Tells whether a place is in the mark of several of a list cell: a finger that sets out there goes over marks, whichever way it
  /// goes. // I122
  private func startsOnMark(at place: CGPoint, in view: UICollectionView) -> Bool {
    guard let item = view.touchedItem(at: place), let cell = view.shownCell(of: item) as? UICollectionViewListCell
    else {
      return false
    }
    return cell.accessoryView(at: view.convert(place, to: cell), where: \.isMultiselect) != nil
  }

  /// Fingers only: a mouse drags nothing along.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.type != .indirectPointer
  }
}
