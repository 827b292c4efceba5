import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct AttributesTests {
  private func attributes() -> UICollectionViewLayoutAttributes {
    .cell(3, CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func `A frame sets centre and size`() {
    // C11
    let attributes = attributes()
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    #expect(attributes.size == CGSize(width: 100, height: 50))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    attributes.center.x = 100
    #expect(attributes.frame == CGRect(x: 50, y: 20, width: 100, height: 50))
  }

  @Test func `Bounds have no origin`() {
    // C11
    let attributes = attributes()
    attributes.bounds = CGRect(x: 7, y: 8, width: 20, height: 30)
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(attributes.center == CGPoint(x: 60, y: 45))
  }

  @Test func `Both transforms are one value`() {
    // C11
    let attributes = attributes()
    attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(attributes.transform3D.m11 == 2)
    #expect(attributes.transform3D.m22 == 3)
    attributes.transform3D = CATransform3DMakeScale(4, 5, 6)
    #expect(attributes.transform == CGAffineTransform(scaleX: 4, y: 5))
  }

  @Test func `Under a transform the frame is the box around the element, and setting it is as without`() {
    // C11
    let attributes = attributes()
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    attributes.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
    #expect(attributes.center == CGPoint(x: 20, y: 30))
    #expect(attributes.size == CGSize(width: 40, height: 60))
  }

  @Test func `Equality compares the element and all values`() {
    // C12
    #expect(attributes() == attributes())
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.indexPath = IndexPath(item: 4, section: 0) }, { $0.center.x += 1 }, { $0.size.height += 1 },
      { $0.alpha = 0.5 }, { $0.zIndex = 1 }, { $0.isHidden = true },
      { $0.transform = CGAffineTransform(rotationAngle: 1) }, { $0.transform3D.m34 = 0.1 },
      { $0.indexPath = IndexPath(indexes: [0, 3, 1]) },
    ]
    for change in changes {
      let changed = attributes()
      change(changed)
      #expect(changed != attributes())
      #expect(changed.copy() as? UICollectionViewLayoutAttributes == changed)
    }
    let path = IndexPath(item: 3, section: 0)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
    let footer = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "footer", with: path)
    let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "header", with: path)
    #expect(header != footer)
    #expect(header != decoration)
    #expect(header.copy() as? UICollectionViewLayoutAttributes == header)
  }

  @Test func `A copy of a subclass is of that subclass`() {
    // C12
    final class Tinted: UICollectionViewLayoutAttributes {
      var tint = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tinted)?.tint = tint
        return copy
      }
    }
    let tinted = Tinted(forCellWith: IndexPath(item: 1, section: 2))
    tinted.tint = 5
    let copy = tinted.copy() as? Tinted
    #expect(copy?.tint == 5)
    #expect(copy?.indexPath == IndexPath(item: 1, section: 2))
  }

  @Test func `New attributes are opaque, at depth zero and not hidden`() {
    // C14
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    #expect(attributes.zIndex == 0)
    #expect(attributes.alpha == 1)
    #expect(!attributes.isHidden)
    #expect(attributes.transform == .identity)
    #expect(attributes.frame == .zero)
    #expect(attributes.representedElementCategory == .cell)
    #expect(attributes.representedElementKind == nil)
  }

  @Test func `Index paths with other than two numbers are kept`() {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(index: 4))
    #expect(attributes.indexPath == IndexPath(index: 4))
    attributes.indexPath = IndexPath(item: 1, section: 0)
    #expect(attributes.indexPath == IndexPath(item: 1, section: 0))
  }
}
