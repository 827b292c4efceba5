import Foundation
import OpenCollectionView

/// A cell with a box, 10 points from all edges: as high as that and 20 points.
@MainActor final class BoxCell: UICollectionViewCell {
  static var made = 0
  static var measured = 0
  let box = Box(UIView.noIntrinsicMetric, 30)

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
    contentView.addSubview(box)
    box.fill(contentView, inset: 10)
  }

  required init?(coder: NSCoder) { fatalError("never from an archive") }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.measured += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// A header or footer with a box, 10 points from all edges.
@MainActor final class BoxHeader: UICollectionReusableView {
  let box = Box(UIView.noIntrinsicMetric, 15)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.fill(self, inset: 10)
  }

  required init?(coder: NSCoder) { fatalError("never from an archive") }
}

/// Boxes of 30 to 70 points: cells of 50 to 90.
@MainActor final class BoxSource: NSObject, UICollectionViewDataSource {
  var heights: [Int: CGFloat] = [:]
  var count: Int
  /// How many have been put before the others.
  var shift = 0

  init(_ count: Int) { self.count = count }

  static func height(_ number: Int) -> CGFloat { 30 + CGFloat(number % 5) * 10 }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "box", for: path)
    let number = path.item - shift
    (cell as? BoxCell)?.box.content.height = heights[number] ?? (number < 0 ? 130 : Self.height(number))
    return cell
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "box", for: path)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    (header as? BoxHeader)?.box.content.height = isHeader ? 15 : 25
    return header
  }
}

extension UIView {
  /// Constraints to all edges of another view.
  func fill(_ view: UIView, inset: CGFloat) {
    activate(
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset))
  }
}
