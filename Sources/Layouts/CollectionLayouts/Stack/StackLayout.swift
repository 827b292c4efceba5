import CollectionEngine
public import Foundation
public import OpenCollectionView
import PlaneGeometry

/// Every section is a pile, the first item on top and the others crooked below it. Two fingers open a pile.
///
/// Piles fill rows as items of a flow layout do. A section without items keeps its place. While ``pinchedStackIndex`` names
/// a pile, its items come apart with ``pinchedStackScale`` around ``pinchedStackCenter``, so that a pinch has three lines:
///
/// ```swift
/// func pinched(_ pinch: UIPinchGestureRecognizer) {
///   let place = pinch.location(in: collectionView)
///   switch pinch.state {
///   case .began: layout.pinchedStackIndex = layout.stackIndex(at: place)
///   case .changed:
///     layout.pinchedStackScale = pinch.scale
///     layout.pinchedStackCenter = place
///   default:
///     if pinch.scale > 2.5 {
///       collectionView.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
///     } else {
///       collectionView.performBatchUpdates { layout.pinchedStackIndex = nil }
///     }
///   }
/// }
/// ```
///
/// Headers and footers, with the kinds of a flow layout, stand above and below the piles where they have a length. The layout
/// is mirrored where people read from right to left.
///
/// Items too deep in a pile to be seen, from ``visibleItemCount`` on, are not answered for rectangles; asked for singly they
/// lie in their pile with an alpha of zero, so that another layout can fetch them out of it and put them back.
///
/// Cost: a frame costs the piles that are visible, whatever is in them, with a million piles too; sections are counted when
/// the data changes.
open class StackLayout: UICollectionViewLayout {
  /// The size of an item, in points; 120 by 120 unless set.
  open var itemSize = CGSize(width: 120, height: 120) {
    didSet { if !takes(itemSize, oldValue, "itemSize") { itemSize = oldValue } }
  }

  /// The distance between rows, in points; 20 unless set.
  open var minimumLineSpacing: CGFloat = 20 {
    didSet {
      if !takes(minimumLineSpacing, oldValue, "minimumLineSpacing", atLeast: 0) { minimumLineSpacing = oldValue }
    }
  }

  /// The distance between piles of a row at least, in points; 20 unless set.
  open var minimumInteritemSpacing: CGFloat = 20 {
    didSet {
      if !takes(minimumInteritemSpacing, oldValue, "minimumInteritemSpacing", atLeast: 0) {
        minimumInteritemSpacing = oldValue
      }
    }
  }

  /// The space around all piles, in points; 20 on all sides unless set.
  open var stackInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20) {
    didSet {
      let isUsable = [stackInset.top, stackInset.left, stackInset.bottom, stackInset.right].allSatisfy {
        accepts($0, for: "stackInset")
      }
      guard isUsable else {
        stackInset = oldValue
        return
      }
      if stackInset != oldValue { invalidateLayout() }
    }
  }

  /// How high headers are, which stand above the piles, in points; 0, which means none, unless set.
  open var headerLength: CGFloat = 0 {
    didSet { if !takes(headerLength, oldValue, "headerLength", atLeast: 0) { headerLength = oldValue } }
  }

  /// How high footers are, which stand below the piles, in points; 0, which means none, unless set.
  open var footerLength: CGFloat = 0 {
    didSet { if !takes(footerLength, oldValue, "footerLength", atLeast: 0) { footerLength = oldValue } }
  }

  /// How many items of a pile are seen; 6 unless set. Fewer than one counts as one.
  open var visibleItemCount = 6 { didSet { if visibleItemCount != oldValue { invalidateLayout() } } }

  /// How crooked an item lies in a pile at most, in radians; 0.15 unless set.
  open var maximumTilt: CGFloat = 0.15 {
    didSet { if !takes(maximumTilt, oldValue, "maximumTilt") { maximumTilt = oldValue } }
  }

  /// The number from which the tilts of the items follow; 0 unless set. The same seed gives the same ones everywhere.
  open var tiltSeed: UInt64 = 0 { didSet { if tiltSeed != oldValue { invalidateLayout() } } }

  // MARK: The pile between the fingers

  /// The section whose pile is open; nil for none. One that does not exist counts as none.
  ///
  /// Naming a pile begins with a scale of 1 at its place. When sections come and go it goes along with its section.
  open var pinchedStackIndex: Int? {
    didSet {
      guard pinchedStackIndex != oldValue else { return }
      if !isFollowingUpdate {
        pinchedStackScale = 1
        pinchedStackCenter = nil
      }
      invalidateLayout()
    }
  }

  /// How far the pile is open: 1 and less is closed, at 2.5 its items lie beside each other.
  open var pinchedStackScale: CGFloat = 1 {
    didSet { if !takes(pinchedStackScale, oldValue, "pinchedStackScale", atLeast: 0) { pinchedStackScale = oldValue } }
  }

  /// The middle of the open pile, in points of the content; nil for the one that it has when it is closed.
  open var pinchedStackCenter: CGPoint? {
    didSet {
      if let center = pinchedStackCenter, !accepts(center, for: "pinchedStackCenter") {
        pinchedStackCenter = oldValue
        return
      }
      if pinchedStackCenter != oldValue { invalidateLayout() }
    }
  }

  /// The pile whose place a point of the content is in, with its header and footer; nil between piles and for none.
  open func stackIndex(at point: CGPoint) -> Int? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return state.geometry.candidates(touching: CGRect(origin: point, size: .zero)).first {
      state.geometry.frame(of: $0).contains(point)
    }
  }

  private var state = StackState()
  private var isFollowingUpdate = false

  /// A layout of closed piles.
  public override init() { super.init() }

  /// A layout from an archive: a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: What the collection view asks

  /// Takes over what is set; asks for counts only when they may be others.
  open override func prepare() {
    super.prepare()
    let counts = state.counts.asking(collectionView)
    state.counts.take(counts)
    state.geometry = StackGeometry(
      itemSize: itemSize, lineSpacing: minimumLineSpacing, interitemSpacing: minimumInteritemSpacing,
      insets: stackInset, headerLength: headerLength, footerLength: footerLength, maximumTilt: maximumTilt,
      seed: tiltSeed, depth: max(1, visibleItemCount), pileCount: state.counts.now.sectionCount, room: room,
      pinch: nil)
    if let pile = pinchedStackIndex, 0..<state.counts.now.sectionCount ~= pile {
      state.geometry.pinch = StackGeometry.Pinch(
        pile: pile, scale: pinchedStackScale, center: pinchedStackCenter)
    }
    state.forgetAnswers()
  }

  /// As wide as the view, and as high as all rows.
  open override var collectionViewContentSize: CGSize { state.geometry.contentSize }

  /// The items that can be seen, headers and footers that touch a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    state.attributes(touching: rect)
  }

  /// The attributes of an item; nil for one that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard state.counts.flatIndex(of: indexPath) != nil else { return nil }
    return state.attributes(ofItem: indexPath.item, inSection: indexPath.section)
  }

  /// The attributes of a header or a footer; nil where they have no length.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0 else { return nil }
    return state.attributesForView(ofKind: elementKind, inSection: indexPath.section)
  }

  /// Mirrored where people read from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Yes when the view has another width. // C6
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    room(in: newBounds.size).width != state.geometry.room.width
  }

  /// Other room may have other rows: the first row in view stays where it is.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let collectionView else { return context }
    var next = state.geometry
    next.room = room(in: newBounds.size)
    let top = newBounds.minY + collectionView.adjustedContentInset.top
    guard top > 0,
      let pile = state.geometry.candidates(touching: CGRect(x: 0, y: top, width: 1, height: 0)).first(
        where: { state.geometry.frame(of: $0).maxY > top })
    else { return context }
    context.contentOffsetAdjustment.y = next.frame(of: pile).minY - state.geometry.frame(of: pile).minY
    return context
  }

  /// Notes whether the counts may be others.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    state.counts.note(context)
    super.invalidateLayout(with: context)
  }

  /// The room of a pile with its header and footer.
  open override func interactiveMovementFrame(ofSection section: Int) -> CGRect? {
    0..<state.counts.now.sectionCount ~= section ? state.geometry.frame(of: section) : nil
  }

  // MARK: Updates

  /// An open pile goes along with its section, and is closed when that goes.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    state.ends = UpdateEnds(updateItems)
    guard !updateItems.isEmpty, let pile = pinchedStackIndex, let plan = state.counts.plan(of: updateItems),
      0..<plan.before.sectionCount ~= pile, plan.newSection(pile) != pile
    else { return }
    isFollowingUpdate = true
    pinchedStackIndex = plan.newSection(pile)
    isFollowingUpdate = false
    prepare()
  }

  /// Forgets what came and went.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    state.ends = UpdateEnds()
  }

  /// New items are put down on their piles.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let regular = state.ends.comes(itemIndexPath) ? layoutAttributesForItem(at: itemIndexPath) : nil
    return regular?.vanished(scale: Self.liftedScale)
      ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  /// Items that are taken away are lifted from their piles.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return state.ends.goes(itemIndexPath) ? usual?.vanished(scale: Self.liftedScale) : usual
  }

  /// The size of items that come or go, of their own. Our choice.
  private static let liftedScale: CGFloat = 1.4
}
