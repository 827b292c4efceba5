import Foundation
import OpenCollectionView

/// The items that come and go with an update, singly or with their sections.
@MainActor struct UpdateEnds {
  private var coming: Set<IndexPath> = []
  private var going: Set<IndexPath> = []
  private var comingSections: Set<Int> = []
  private var goingSections: Set<Int> = []

  /// Nothing comes or goes.
  init() {}

  init(_ updateItems: [UICollectionViewUpdateItem]) {
    for item in updateItems {
      switch item.updateAction {
      case .insert:
        guard let path = item.indexPathAfterUpdate else { continue }
        if path.item == NSNotFound { comingSections.insert(path.section) } else { coming.insert(path) }
      case .delete:
        guard let path = item.indexPathBeforeUpdate else { continue }
        if path.item == NSNotFound { goingSections.insert(path.section) } else { going.insert(path) }
      case .reload, .move, .none: continue
      }
    }
  }

  /// Tells whether an item comes, by its new index path.
  func comes(_ path: IndexPath) -> Bool { coming.contains(path) || comingSections.contains(path.section) }

  /// Tells whether an item goes, by its old index path.
  func goes(_ path: IndexPath) -> Bool { going.contains(path) || goingSections.contains(path.section) }
}

extension UICollectionViewLayoutAttributes {
  /// The same element not to be seen, and of another size about its middle: how items come and go.
  func vanished(scale: CGFloat) -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.alpha = 0
    copy.transform3D = CATransform3DConcat(CATransform3DMakeScale(scale, scale, 1), copy.transform3D)
    return copy
  }
}
