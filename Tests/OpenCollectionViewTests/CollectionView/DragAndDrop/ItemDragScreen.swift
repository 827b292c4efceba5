import OpenCollectionView
import TouchTesting

/// Two collection views of named items side by side, each 200 × 480 points with two items of 90 × 90 points in a line, lines every 100
/// points: things are dragged from one to the other, and within each.
@MainActor final class ItemDragScreen {
  let screen = VirtualScreen(width: 400, height: 480)
  let journal = Journal()
  let left: ItemDragSide
  let right: ItemDragSide

  init(
    _ left: [[String]] = [["a", "b", "c", "d", "e", "f"]], _ right: [[String]] = [["u", "v", "w"]],
    layout: @MainActor () -> UICollectionViewLayout = { ItemDragScreen.grid() }
  ) {
    self.left = ItemDragSide("left", left, layout(), CGRect(x: 0, y: 0, width: 200, height: 480), journal)
    self.right = ItemDragSide("right", right, layout(), CGRect(x: 200, y: 0, width: 200, height: 480), journal)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 480))
    root.addSubview(self.left.view)
    root.addSubview(self.right.view)
    screen.show(root)
    screen.runFrame()
  }

  static func grid() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    return layout
  }

  /// Presses at a point until everything is lifted.
  func lift(at x: CGFloat, _ y: CGFloat) -> VirtualFinger {
    let finger = screen.touch(at: CGPoint(x: x, y: y))
    finger.rest(for: 0.6)
    return finger
  }

  /// Takes a finger to a point in steps, as a person does, and lets it rest there.
  func drag(_ finger: VirtualFinger, to x: CGFloat, _ y: CGFloat) {
    let start = finger.location
    for step in 1...10 {
      let share = CGFloat(step) / 10
      finger.move(to: CGPoint(x: start.x + (x - start.x) * share, y: start.y + (y - start.y) * share))
    }
    finger.rest(for: 0.5)
  }

  func rest() { _ = screen.advanceUntilRest() }
}

/// A collection view whose items are dragged and dropped, with its data and all calls noted.
@MainActor final class ItemDragSide: NSObject, UICollectionViewDataSource {
  let name: String
  let view: UICollectionView
  let journal: Journal
  var sections: [[String]]
  var operation = UIDropOperation.move
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
  var allowsMove = true
  var canHandle = true
  /// What is dragged for an item; the item itself unless set.
  var items: ((IndexPath) -> [UIDragItem])?
  var addsItems = false
  /// Takes a drop in place of what is usual.
  var onDrop: ((any UICollectionViewDropCoordinator) -> Void)?
  /// Does something in each call.
  var onCall: ((String) -> Void)?
  private(set) var destinations: [IndexPath?] = []
  private(set) var askedPaths: Set<IndexPath> = []

  init(
    _ name: String, _ sections: [[String]], _ layout: UICollectionViewLayout, _ frame: CGRect, _ journal: Journal
  ) {
    self.name = name
    self.sections = sections
    self.journal = journal
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.register(NumberCell.self, forCellWithReuseIdentifier: "placeholder")
    view.dataSource = self
    view.dragDelegate = self
    view.dropDelegate = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: indexPath)
  }

  /// What is seen, by places from the top and the left; a cell that is not seen in its place is put in brackets with its alpha.
  var shown: String {
    let cells = view.visibleCells.compactMap { $0 as? NumberCell }
    return cells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map { cell in
      let text = cell.label.text ?? "-"
      return cell.alpha == 1 ? text : "(\(text) \(cell.alpha))"
    }.joined(separator: " ")
  }

  /// The places of items from the top and the left, without those that are not seen at all.
  var places: String {
    let cells = view.visibleCells.compactMap { $0 as? NumberCell }.filter { $0.alpha > 0 }
    return cells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map { cell in
      "\(cell.label.text ?? "-") \(Int(cell.frame.minX)),\(Int(cell.frame.minY))"
    }.joined(separator: " ")
  }

  func cell(_ name: String) -> NumberCell? {
    view.visibleCells.compactMap { $0 as? NumberCell }.first { $0.label.text == name }
  }

  func note(_ call: String) {
    journal.note("\(name) \(call)")
    onCall?(call)
  }
}

extension ItemDragSide: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    note("itemsForBeginning \(indexPath.section)-\(indexPath.item)")
    if let items { return items(indexPath) }
    return [item(at: indexPath)]
  }

  func item(at indexPath: IndexPath) -> UIDragItem {
    let text = sections[indexPath.section][indexPath.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    item.localObject = text
    return item
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    note("itemsForAdding \(indexPath.section)-\(indexPath.item)")
    return addsItems ? [item(at: indexPath)] : []
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    note("dragWillBegin")
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    note("dragDidEnd")
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
}

extension ItemDragSide: UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    note("canHandle")
    return canHandle
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    note("didEnter")
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    note("didUpdate \(destinationIndexPath.map { "\($0.section)-\($0.item)" } ?? "nowhere")")
    destinations.append(destinationIndexPath)
    return UICollectionViewDropProposal(operation: operation, intent: intent)
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    note("didExit")
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    note("dropDidEnd")
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let path = coordinator.destinationIndexPath
    note("performDrop \(path.map { "\($0.section)-\($0.item)" } ?? "nowhere")")
    if let onDrop { return onDrop(coordinator) }
    takeItems(coordinator)
  }

  /// Moves an own item by deletion and insertion, and inserts copies of all others.
  func takeItems(_ coordinator: any UICollectionViewDropCoordinator) {
    guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
    view.performBatchUpdates {
      if let source = item.sourceIndexPath, coordinator.proposal.operation == .move, coordinator.items.count == 1 {
        let text = sections[source.section].remove(at: source.item)
        sections[path.section].insert(text, at: path.item)
        view.deleteItems(at: [source])
      } else {
        sections[path.section].insert(item.dragItem.localObject as? String ?? "?", at: path.item)
      }
      view.insertItems(at: [path])
    }
    coordinator.drop(item.dragItem, toItemAt: path)
  }
}
