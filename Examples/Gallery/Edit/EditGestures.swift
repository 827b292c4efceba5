import OpenCollectionView

/// The recognizers that edit notes. All are the collection view's; which note is meant is found where they were touched.
@MainActor final class EditGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: EditController
  private let tap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private lazy var swipe = NoteSwipe(controller.collectionView)
  private var all: [UIGestureRecognizer] { [tap, doubleTap, swipe.recognizer] }

  init(_ controller: EditController) {
    self.controller = controller
    super.init()
  }

  /// Tells whether touches edit.
  var isEnabled = true {
    didSet { for recognizer in all { recognizer.isEnabled = isEnabled } }
  }

  func install() {
    tap.name = "Tap"
    tap.addTarget(self, action: Selector(EditGestures.tapped(_:)))
    tap.require(toFail: doubleTap)
    doubleTap.name = "Double tap"
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addTarget(self, action: Selector(EditGestures.doubleTapped(_:)))
    for recognizer in [tap, doubleTap] {
      recognizer.delegate = self
      controller.collectionView.addGestureRecognizer(recognizer)
    }
    swipe.perform = { [unowned controller] note, side in
      if side == .leading { controller.remove([note.id]) } else { controller.recolor([note.id]) }
    }
  }

  /// While a row is swiped a tap does what the row shows, or closes it.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !controller.collectionView.visibleCells.contains { $0.configurationState.isSwiped }
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    if let note = note(under: tap) {
      controller.moveToFront(note)
    } else {
      controller.insertNote(at: insertionPlace(for: tap.location(in: controller.collectionView)))
    }
  }

  func doubleTapped(_ tap: UITapGestureRecognizer) {
    if let note = note(under: tap) { controller.duplicate(note) }
  }

  private func note(under recognizer: UIGestureRecognizer) -> Note? {
    let collectionView = controller.collectionView
    return collectionView.indexPathForItem(at: recognizer.location(in: collectionView))
      .flatMap { controller.board.note(at: Board.Place($0)) }
  }

  /// Where a note belongs that is written at a point beside the others: behind those before it in the order of reading.
  private func insertionPlace(for point: CGPoint) -> Board.Place {
    let layout = controller.collectionView.collectionViewLayout
    let sections = controller.board.sections
    let above = sections.indices.prefix { section in
      let heading = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
      return (heading?.frame.minY ?? .infinity) <= point.y
    }
    let section = max(0, above.count - 1)
    let notes = sections.isEmpty ? [] : sections[section].notes
    let before = notes.indices.prefix { item in
      guard let frame = layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame else {
        return false
      }
      return frame.maxY < point.y || (frame.minY <= point.y && frame.midX < point.x)
    }
    return Board.Place(section: section, item: before.count)
  }
}
