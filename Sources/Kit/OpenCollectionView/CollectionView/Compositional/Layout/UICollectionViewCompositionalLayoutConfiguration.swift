/// The settings that are common to all sections of a compositional layout. // P4
///
/// A layout keeps a copy: set its ``UICollectionViewCompositionalLayout/configuration`` anew to change it. // P3
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject,
  @preconcurrency NSCopying
{
  /// A configuration with the usual values.
  public override init() { super.init() }

  /// Along which axis the content scrolls; up and down unless set.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The room between two sections, empty ones included. // P33
  open var interSectionSpacing: CGFloat = 0

  /// The views at the edges of the whole content. // P48
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The edges within which sections keep their content across the scrolling; the safe area unless set. // P74
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// A copy; so are copies of what it holds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map(\.ownCopy)
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  /// Tells whether another configuration says the same. // P7
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewCompositionalLayoutConfiguration else { return false }
    let (mine, others) = (self, other)
    return mine === others
      || MainActor.assumeIsolated {
        mine.scrollDirection == others.scrollDirection && mine.interSectionSpacing == others.interSectionSpacing
          && mine.boundarySupplementaryItems == others.boundarySupplementaryItems
          && mine.contentInsetsReference == others.contentInsetsReference
      }
  }

  /// The same for those that are equal.
  nonisolated open override var hash: Int { 0 }
}

/// Makes the section of a number for some surroundings; nil for one that does not exist. // P71, P72
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
