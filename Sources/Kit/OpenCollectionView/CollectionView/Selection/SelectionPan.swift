import CollectionEngine
import FrameClock
import MotionEngine

/// A pan that selects, or deselects, what lies between the item where it began and the one where the fingers are.
@MainActor final class SelectionPan {
  private weak var selection: MultipleSelection?
  private weak var view: UICollectionView?
  private let recognizer: MultipleSelectionRecognizer
  /// The item where it began.
  let start: ElementKey
  /// Tells whether items are selected rather than deselected: the first one decides.
  private let selects: Bool
  /// The items that were selected before. An item that the fingers leave again becomes as it was.
  private let before: Set<ElementKey>
  private var sweep: SelectionSweep
  private let epoch: Int
  private var observer: FrameObserver?
  private var lastTime: Double?
  private var isMoving = false

  init(
    _ selection: MultipleSelection, of view: UICollectionView, _ recognizer: MultipleSelectionRecognizer,
    start: ElementKey, flat: Int
  ) {
    self.selection = selection
    self.view = view
    self.recognizer = recognizer
    self.start = start
    before = view.selectedItems
    selects = !before.contains(start)
    sweep = SelectionSweep(anchor: flat)
    epoch = selection.epoch
  }

  /// Tells whether the pan still goes on with the items that it began with.
  private var isMeant: Bool { selection.map { $0.pan === self && $0.epoch == epoch } ?? false }

  func begin() {
    guard let view else { return }
    apply([start], isInside: true, in: view)
    guard isMeant else { return }
    fingersDidMove()
    observer = view.window?.windowScene?.frameLoop.addObserver(
      ownedBy: self, for: "a selecting pan scrolls the content"
    ) { pan, time in
      MainActor.assumeIsolated { pan.step(to: time) }
    }
  }

  func end() {
    observer?.invalidate()
    observer = nil
  }

  /// Goes over the items up to the one under the fingers.
  func fingersDidMove() {
    // The delegate, which is called for each item, may bring another report in.
    guard isMeant, !isMoving, let view else { return }
    isMoving = true
    defer { isMoving = false }
    let counts = view.currentCounts
    guard let item = view.itemForSelecting(at: place(in: view)), let flat = counts.flatIndex(of: item) else { return }
    let change = sweep.move(to: flat)
    apply(change.left.map { counts.key(ofFlatIndex: $0) }, isInside: false, in: view)
    apply(change.entered.map { counts.key(ofFlatIndex: $0) }, isInside: true, in: view)
  }

  private func apply(_ keys: [ElementKey], isInside: Bool, in view: UICollectionView) {
    for key in keys {
      guard isMeant else { return }
      let wanted = isInside ? selects : before.contains(key)
      guard wanted != view.selectedItems.contains(key) else { continue }
      if wanted {
        view.selectByPerson { isMeant ? key : nil }
      } else {
        view.deselectByPerson { isMeant ? key : nil }
      }
    }
  }

  /// Returns the place of the fingers, kept within the part that is seen.
  private func place(in view: UICollectionView) -> CGPoint {
    let place = recognizer.location(in: view)
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    return CGPoint(
      x: min(max(place.x, seen.minX), max(seen.minX, seen.maxX - 1)),
      y: min(max(place.y, seen.minY), max(seen.minY, seen.maxY - 1)))
  }

  // MARK: At the edges

  /// The content scrolls by itself while the fingers are near an edge.
  private func step(to time: Double) {
    defer { lastTime = time }
    guard isMeant, let lastTime, let view, view.isScrollEnabled else { return }
    let place = recognizer.location(in: view)
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    let isSideways = view.scrollsSideways
    let speed =
      isSideways
      ? EdgeScroll.speed(at: place.x, from: seen.minX, to: seen.maxX)
      : EdgeScroll.speed(at: place.y, from: seen.minY, to: seen.maxY)
    guard speed != 0 else { return }
    let way = speed * (time - lastTime)
    var offset = view.contentOffset
    if isSideways { offset.x += way } else { offset.y += way }
    // What is beyond the end already stays there.
    let legal = view.legalOffset(nearest: offset)
    guard legal != view.contentOffset else { return }
    view.contentOffset = legal
    fingersDidMove()
  }
}

extension MultipleSelection {
  func panDidBegin(_ recognizer: MultipleSelectionRecognizer) {
    guard let key = recognizer.start, let collectionView else { return }
    let epoch = epoch
    begin(at: key)
    guard self.epoch == epoch, let flat = collectionView.currentCounts.flatIndex(of: key) else {
      return tellEnd()
    }
    let pan = SelectionPan(self, of: collectionView, recognizer, start: key, flat: flat)
    self.pan = pan
    pan.begin()
  }
}

extension UICollectionView {
  /// Tells whether there is more to both sides and up or down. // C56
  var scrollsBothWays: Bool { horizontal.maximum > horizontal.minimum && vertical.maximum > vertical.minimum }

  /// The item at a place or, between items, the one that a person means: of the nearest line the nearest in it.
  func itemForSelecting(at place: CGPoint) -> ElementKey? {
    if let item = frontItem(at: place) { return item }
    let isSideways = scrollsSideways
    func distance(_ from: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low - from, from - high, 0) }
    let nearest = placedCells(in: bounds).min { one, other in
      let (a, b) = (seenFrame(of: one), seenFrame(of: other))
      let down = (distance(place.y, a.minY, a.maxY), distance(place.y, b.minY, b.maxY))
      let across = (distance(place.x, a.minX, a.maxX), distance(place.x, b.minX, b.maxX))
      return isSideways ? (across.0, down.0) < (across.1, down.1) : (down.0, across.0) < (down.1, across.1)
    }
    return nearest.map { .cell(section: $0.indexPath.section, item: $0.indexPath.item) }
  }

  /// The attributes of the cells that meet a rectangle of the content, where the content shows them.
  func placedCells(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareLayoutIfNeeded()
    return answerLeavingRows(of: collectionViewLayout, touching: area).filter {
      $0.representedElementCategory == .cell && !$0.isHidden
    }
  }
}
