/// A view that a collection view takes back when it leaves the screen, and uses again for another element.
open class UICollectionReusableView: UIView {
  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view from an archive: an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The identifier that the view was made for.
  open var reuseIdentifier: String? { identifierOfQueue }

  @exclusivity(unchecked) final var standing = ElementStanding()

  /// The view is about to be used for another element: take back what was particular to the last one.
  open func prepareForReuse() {}

  /// The view is to stand and look as the layout says. The collection view has already set frame, transform, alpha and
  /// depth; override for values of your own.
  ///
  /// Called when the view is dequeued, before the data source fills it, and from then on when the layout says something
  /// else: then what differs has been set, and what the program has set beside it stays. // C12
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view would like to have, given those that the layout has for it: with the size that
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` answers for theirs. Without constraints
  /// the same unless the view's ``UIView/sizeThatFits(_:)`` answers another size, as that of a cell with a content configuration
  /// does. // C60
  ///
  /// Where the collection view scrolls down the width stays and the height is free; where it scrolls across it is the
  /// other way round. Both are free in a flow layout whose estimated size is the automatic one.
  ///
  /// Difference from UIKit: there both are free unless the layout is made of compositional items.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  /// The size that the constraints in the view give it where it would like to be a size, as much as priorities say. A view that
  /// chooses its own size is asked this by ``preferredLayoutAttributesFitting(_:)``. // L35
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      FittingQuestion.target(targetSize, horizontalFittingPriority, verticalFittingPriority, of: self),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
  }

  /// The view may want another size; the collection view asks it again before the next frame.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayHaveChanged()
  }

  override func childInvalidatedSize() {
    super.childInvalidatedSize()
    sizeMayHaveChanged()
  }

  override func constraintsWithinDidChange() {
    guard collectionViewAround?.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    sizeMayHaveChanged()
  }

  /// The layout is about to become another one.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The layout has become another one.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
