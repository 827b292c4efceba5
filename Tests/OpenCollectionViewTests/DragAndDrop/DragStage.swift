import GestureEngine
import TouchTesting

@testable import OpenCollectionView

/// A view that things are dragged out of, two views that take them, and a journal of all calls.
@MainActor final class DragStage: UIDragInteractionDelegate {
  let screen = VirtualScreen(width: 400, height: 600)
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 60))
  let first = DropStageView("first", CGRect(x: 20, y: 200, width: 150, height: 150))
  let second = DropStageView("second", CGRect(x: 220, y: 200, width: 150, height: 150))
  let journal = Journal()
  private(set) var interaction: UIDragInteraction!
  var itemCount = 1
  var allowsMove = true
  var addedCount = 0
  var prefersFullSize = false
  /// Does something to an item of a number before it is given.
  var onItem: ((UIDragItem, Int) -> Void)?
  private(set) var session: (any UIDragSession)?
  /// Does something in a call of this name.
  var deeds: [String: () -> Void] = [:]

  init() {
    screen.show(root)
    for view in [source, first, second] { root.addSubview(view) }
    interaction = UIDragInteraction(delegate: self)
    source.addInteraction(interaction)
    for view in [first, second] { view.journal = journal }
    screen.runFrame()
  }

  var middle: CGPoint { CGPoint(x: 60, y: 50) }

  /// Presses until everything is lifted.
  func lift() -> VirtualFinger {
    let finger = screen.touch(at: middle)
    finger.rest(for: 0.6)
    return finger
  }

  private func note(_ call: String) {
    journal.note(call)
    deeds[call]?()
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    self.session = session
    note("itemsForBeginning")
    return (0..<itemCount).map { number in
      let item = UIDragItem(itemProvider: NSItemProvider(object: "item \(number)"))
      item.localObject = number
      onItem?(item, number)
      return item
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    note("previewForLifting")
    return UITargetedDragPreview(view: source)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    note("willAnimateLift")
    animator.addCompletion { [journal] position in journal.note(position == .end ? "lifted" : "turned round") }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    note("sessionWillBegin")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    note("allowsMove")
    return allowsMove
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    note("isRestricted")
    return false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool {
    note("prefersFullSize")
    return prefersFullSize
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    note("didMove")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { note("willEnd \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { note("didEnd \(operation)") }

  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    note("didTransferItems")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    note("itemsForAdding at \(Int(point.x)), \(Int(point.y))")
    return (0..<addedCount).map { _ in UIDragItem(itemProvider: NSItemProvider(object: "added")) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { note("willAdd \(items.count)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    note("previewForCancelling")
    return defaultPreview
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) { note("willAnimateCancel") }
}

/// A view that takes drops.
final class DropStageView: UIView, UIDropInteractionDelegate {
  let name: String
  var journal: Journal?
  var canHandle = true
  var operation = UIDropOperation.copy
  var prefersFullSize = false
  /// The preview with which an item ends; none unless set.
  var goal: ((UIDragItem, UITargetedDragPreview) -> UITargetedDragPreview?)?
  var onPerform: ((any UIDropSession) -> Void)?
  private(set) var drop: UIDropInteraction!

  init(_ name: String, _ frame: CGRect) {
    self.name = name
    super.init(frame: frame)
    drop = UIDropInteraction(delegate: self)
    addInteraction(drop)
  }

  required init?(coder: NSCoder) { nil }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    journal?.note("\(name) canHandle")
    return canHandle
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    journal?.note("\(name) didEnter")
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    journal?.note("\(name) didUpdate")
    let proposal = UIDropProposal(operation: operation)
    proposal.prefersFullSizePreview = prefersFullSize
    return proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    journal?.note("\(name) didExit")
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    journal?.note("\(name) performDrop")
    onPerform?(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    journal?.note("\(name) concludeDrop")
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    journal?.note("\(name) sessionDidEnd")
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    journal?.note("\(name) previewForDropping")
    return goal?(item, defaultPreview)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) { journal?.note("\(name) willAnimateDrop") }
}
