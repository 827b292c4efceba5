import CollectionEngine

/// A section of a compositional layout: a group that is repeated, and what stands around and behind the groups. // P4
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  /// The room around the groups; views at the edges are outside of it. // P47
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The room between two groups. // P32
  open var interGroupSpacing: CGFloat = 0

  /// The edges within which content is kept across the scrolling; those of the layout's configuration unless set.
  /// // P74
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The edges within which views at the section's edges are kept; those of the layout's configuration unless set.
  /// // P75
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// How the section's groups scroll across the layout; not at all unless set. // P81
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How a row slows down and bounces. // P97
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { properties }

  /// The views at the edges of the section. // P41
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The views behind the section. // P64
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Tells whether the views at the edges keep to the section's insets. // P41
  open var supplementariesFollowContentInsets = true

  /// Told what is in sight of the section when the layout has been computed and when the section scrolls; may move, fade and
  /// transform it. // P101
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The providers of its rows' swipe actions; nil for none.
  var swipeProviders: SwipeProviders?

  /// Tells what makes the section one of a list, for the views in it; nil for any other.
  var listStyle: ListSectionStyle?

  let group: NSCollectionLayoutGroup
  /// The list that the section is of; nil for any other section.
  var list: ListSection?
  private let properties: UICollectionLayoutSectionOrthogonalScrollingProperties

  /// A section that repeats a group.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(copying: group.ownCopy, UICollectionLayoutSectionOrthogonalScrollingProperties())
  }

  private init(
    copying group: NSCollectionLayoutGroup, _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties
  ) {
    self.group = group
    self.properties = properties
  }

  /// A copy; so are copies of what it holds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(copying: group.ownCopy, properties.ownCopy)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map(\.ownCopy)
    copy.decorationItems = decorationItems.map(\.ownCopy)
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.list = list
    copy.listStyle = listStyle
    copy.swipeProviders = swipeProviders
    return copy
  }

  /// The section as the engine knows it.
  func value(in context: CompositionalContext?) -> CompositionalSection {
    CompositionalSection(
      group: group.value(in: context), insets: contentInsets, groupSpacing: interGroupSpacing,
      boundaries: boundarySupplementaryItems.map(\.boundaryValue), decorations: decorationItems.map(\.decorationValue),
      boundariesFollowInsets: supplementariesFollowContentInsets, isRow: orthogonalScrollingBehavior != .none,
      cleared: context?.cleared(contentInsetsReference) ?? .zero,
      clearedForBoundaries: context?.cleared(supplementaryContentInsetsReference, or: contentInsetsReference) ?? .zero)
  }

  /// Tells whether another section describes the same; handlers do not take part. // P7
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSection else { return false }
    let (mine, others) = (self, other)
    return mine === others
      || MainActor.assumeIsolated {
        mine.value(in: nil) == others.value(in: nil)
          && mine.orthogonalScrollingBehavior == others.orthogonalScrollingBehavior
          && mine.contentInsetsReference == others.contentInsetsReference
          && mine.supplementaryContentInsetsReference == others.supplementaryContentInsetsReference
          && mine.properties == others.properties && mine.listStyle == others.listStyle
      }
  }

  /// The same for those that are equal.
  nonisolated open override var hash: Int { ObjectIdentifier(NSCollectionLayoutSection.self).hashValue }
}

/// Told what is in sight of a section, how far its row has scrolled, and the surroundings.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
