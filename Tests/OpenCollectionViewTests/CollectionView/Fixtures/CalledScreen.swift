import OpenCollectionView
import TouchTesting

/// A collection view of numbered items that fills a screen of 320 × 480 points, of a program that does something the next time
/// that it is called for something.
@MainActor final class CalledScreen: NSObject {
  /// What the program is called for.
  enum Call: String, CaseIterable {
    case cellForItem, willDisplay, didEndDisplaying, canMove, moveItem, targetOfMovement, movementDidChange
    case apply, preferredAttributes, willTransition, didTransition, prepare, elementsInRect, attributesForItem
    case movingAttributes
  }

  let screen = VirtualScreen(width: 320, height: 480)
  var view: UICollectionView?
  /// How many items there are.
  var count: Int
  /// The items of which a cell was asked for, though they do not exist.
  private(set) var wrongItems: [Int] = []
  /// How often each cell is on display, by what the delegate is told.
  private(set) var displayed: [ObjectIdentifier: Int] = [:]
  private var acts: [Call: (skipped: Int, act: (UICollectionView) -> Void)] = [:]

  init(_ count: Int, _ makeLayout: (CalledScreen) -> UICollectionViewLayout = { $0.grid() }) {
    self.count = count
    super.init()
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: makeLayout(self))
    view.register(CalledCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    self.view = view
    screen.show(view)
    screen.advanceUntilRest()
  }

  /// What the program does the next time that it is called for this, or so many times later.
  func act(in call: Call, after skipped: Int = 0, _ act: @escaping (UICollectionView) -> Void) {
    acts[call] = (skipped, act)
  }

  /// Tells whether what was to be done has been done.
  func hasActed(in call: Call) -> Bool { acts[call] == nil }

  func note(_ call: Call) {
    guard let view, let (skipped, act) = acts.removeValue(forKey: call) else { return }
    guard skipped == 0 else {
      acts[call] = (skipped - 1, act)
      return
    }
    act(view)
  }

  /// A flow layout that tells of its calls.
  func grid(_ width: CGFloat = 100, _ height: CGFloat = 100) -> UICollectionViewFlowLayout {
    let layout = CalledLayout()
    layout.world = self
    layout.itemSize = CGSize(width: width, height: height)
    return layout
  }

  /// One whose cells say how high they are.
  func fitted(_ side: CGFloat = 100) -> UICollectionViewFlowLayout {
    let layout = grid(side, side)
    layout.estimatedItemSize = CGSize(width: side, height: side)
    return layout
  }

  /// The view goes from its window, and nobody keeps it.
  func letGo() {
    view?.removeFromSuperview()
    view = nil
  }

  func begin(_ item: Int) -> Bool {
    view?.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0)) ?? false
  }

  /// How many cells are seen of which the collection view says nothing.
  var ghostCount: Int {
    guard let view else { return 0 }
    let visible = view.visibleCells
    return view.subviews.filter { shown in
      shown is CalledCell && !shown.isHidden && shown.alpha > 0 && !visible.contains { $0 === shown }
    }.count
  }

  /// The cells whose ends were told more often than their beginnings, or the other way round without being seen.
  var miscountedCells: Int {
    let visible = Set((view?.visibleCells ?? []).map(ObjectIdentifier.init))
    return displayed.filter { $0.value != (visible.contains($0.key) ? 1 : 0) }.count
  }
}

extension CalledScreen: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    if indexPath.item >= count { wrongItems.append(indexPath.item) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? CalledCell)?.world = self
    (cell as? CalledCell)?.height = 30 + CGFloat(indexPath.item % 5) * 9
    note(.cellForItem)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    note(.canMove)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    note(.moveItem)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    displayed[ObjectIdentifier(cell), default: 0] += 1
    note(.willDisplay)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    displayed[ObjectIdentifier(cell), default: 0] -= 1
    note(.didEndDisplaying)
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    note(.targetOfMovement)
    return proposed
  }

  func collectionView(
    _ collectionView: UICollectionView, interactiveMovementDidChange movement: UICollectionView.InteractiveMovement
  ) {
    note(.movementDidChange)
  }
}

/// A cell that tells of its calls.
final class CalledCell: UICollectionViewCell {
  weak var world: CalledScreen?
  var height: CGFloat = 30

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    world?.note(.apply)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    world?.note(.preferredAttributes)
    guard let own = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
    own.size.height = height
    return own
  }

  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.willTransition(from: oldLayout, to: newLayout)
    world?.note(.willTransition)
  }

  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.didTransition(from: oldLayout, to: newLayout)
    world?.note(.didTransition)
  }
}

/// A flow layout that tells of its calls.
private final class CalledLayout: UICollectionViewFlowLayout {
  weak var world: CalledScreen?

  override func prepare() {
    super.prepare()
    world?.note(.prepare)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    world?.note(.elementsInRect)
    return super.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    world?.note(.attributesForItem)
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    world?.note(.movingAttributes)
    return super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
  }
}
