import Foundation

/// The item that stayed where it was when a view got another size, for the next size that it gets.
struct ResizedPlace {
  /// The item, and where it stood before the first of these sizes.
  var anchor: ContentAnchor
  /// The size, and the offset at which the content came to stand in it.
  var size: CGSize
  var offset: CGPoint
  /// The generation and the epoch of the data then: of others the item may be another one.
  var generation: Int
  var epoch: Int
  /// The places of the content, or those that it would have had with room for it, in sizes that the view had since
  /// somebody scrolled. Items that swing or are on their way do not say it.
  var former: [FormerPlace]

  /// The place of content in a size.
  struct FormerPlace {
    var size: CGSize
    var contentSize: CGSize
    var offset: CGPoint
  }

  /// More sizes than a device that is turned has; those of a window that is dragged larger are not kept.
  static let mostFormer = 4

  /// The place of the content in the size that the view has now.
  @MainActor init(of anchor: ContentAnchor, in view: UICollectionView, former: [FormerPlace]) {
    self.anchor = anchor
    size = view.bounds.size
    offset = view.contentOffset
    generation = view.data.generation
    epoch = view.data.epoch
    self.former = former
  }

  /// Tells whether the view had that size, the content that place, and the items their numbers.
  @MainActor func holds(for bounds: CGRect, in view: UICollectionView) -> Bool {
    size == bounds.size && offset == bounds.origin && generation == view.data.generation
      && epoch == view.data.epoch
  }
}
