public import Foundation
public import PlaneGeometry

/// Gives all classes of layout attributes the initializers that name an element, whatever designated initializers they
/// have: UIKit imports them from class methods of Objective-C. They work on a class that is only known at run time,
/// too.
///
/// Programs have no use for it beyond that.
public protocol LayoutAttributesByElement: InstantiableValue {}

extension LayoutAttributesByElement {
  /// Attributes of a cell. Calls the class's `init()`.
  public init(forCellWith indexPath: IndexPath) {
    self.init(instantiating: ())
    (self as? UICollectionViewLayoutAttributes)?.indexPath = indexPath
  }

  /// Attributes of a supplementary view. Calls the class's `init()`.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(instantiating: ())
    (self as? UICollectionViewLayoutAttributes)?.become(.supplementaryView, elementKind, at: indexPath)
  }

  /// Attributes of a decoration view. Calls the class's `init()`.
  public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(instantiating: ())
    (self as? UICollectionViewLayoutAttributes)?.become(.decorationView, decorationViewKind, at: indexPath)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Attributes of a class that is only known at run time.
  static func instance(of attributesClass: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
    let made = (attributesClass as InstantiableValue.Type).init(instantiating: ())
    guard let attributes = made as? UICollectionViewLayoutAttributes else {
      fatalError("\(attributesClass) made a \(type(of: made)): layout attributes are made by init().")
    }
    return attributes
  }

  fileprivate func become(_ category: UICollectionView.ElementCategory, _ kind: String, at indexPath: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }
}
