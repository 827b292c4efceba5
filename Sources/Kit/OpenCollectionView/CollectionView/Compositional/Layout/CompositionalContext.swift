import CollectionEngine

/// In what a layout is computed: the view's size, what may be cleared at its edges, whom to ask.
@MainActor struct CompositionalContext {
  var axis: CollectionEngine.ScrollAxis
  var size: CGSize
  var traits: UITraitCollection
  /// The edges within which sections keep their content unless they say otherwise.
  var reference: UIContentInsetsReference
  var safeArea: NSDirectionalEdgeInsets
  var margins: NSDirectionalEdgeInsets
  private let collectionView: UICollectionView

  init(_ collectionView: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.collectionView = collectionView
    axis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
    size = collectionView.bounds.size
    traits = collectionView.traitCollection
    reference = configuration.contentInsetsReference
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    safeArea = NSDirectionalEdgeInsets(collectionView.safeAreaInsets, direction)
    margins = collectionView.directionalLayoutMargins
  }

  /// The insets of the part for reading, which few sections refer to.
  var readable: NSDirectionalEdgeInsets {
    let guide = collectionView.readableContentGuide.layoutFrame
    let bounds = collectionView.bounds
    let free = UIEdgeInsets(
      top: max(0, guide.minY - bounds.minY), left: max(0, guide.minX - bounds.minX),
      bottom: max(0, bounds.maxY - guide.maxY), right: max(0, bounds.maxX - guide.maxX))
    return NSDirectionalEdgeInsets(
      collectionView.asCounted(free), collectionView.effectiveUserInterfaceLayoutDirection)
  }

  /// Returns the insets within which content is kept across the scrolling. // P74
  ///
  /// - Parameter fallback: the reference that counts where the first is automatic.
  func cleared(
    _ reference: UIContentInsetsReference, or fallback: UIContentInsetsReference = .automatic
  ) -> NSDirectionalEdgeInsets {
    var reference = reference == .automatic ? fallback : reference
    if reference == .automatic { reference = self.reference }
    var insets: NSDirectionalEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = safeArea
    case .layoutMargins: insets = margins
    case .readableContent: insets = readable
    }
    if axis == .vertical { (insets.top, insets.bottom) = (0, 0) } else { (insets.leading, insets.trailing) = (0, 0) }
    return insets
  }

  /// The environment that a provider of sections reads. // P73
  var environment: CompositionalEnvironment {
    CompositionalEnvironment(size: size, insets: cleared(.automatic), traits: traits)
  }

  /// The places that a program has for the items of a group. // P25
  func places(
    of group: NSCollectionLayoutGroup, asking provider: NSCollectionLayoutGroupCustomItemProvider
  ) -> [CompositionalPlace] {
    let value = group.layoutSize.value
    func length(_ dimension: CompositionalDimension) -> CGFloat {
      switch dimension.measure {
      case .fractionOfWidth: dimension.value * size.width
      case .fractionOfHeight: dimension.value * size.height
      case .absolute, .estimated, .uniform: dimension.value
      }
    }
    let environment = CompositionalEnvironment(
      size: CGSize(width: length(value.width), height: length(value.height)), insets: group.contentInsets,
      traits: traits)
    return provider(environment).map(\.value)
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}
