import Foundation
import OpenCollectionView

/// The element of a collection view that attributes are about.
struct LayoutElement: Hashable {
  var category: Int
  var kind: String
  var path: IndexPath

  init(_ attributes: UICollectionViewLayoutAttributes) {
    switch attributes.representedElementCategory {
    case .cell: category = 0
    case .supplementaryView: category = 1
    case .decorationView: category = 2
    }
    kind = attributes.representedElementKind ?? ""
    path = attributes.indexPath
  }
}
