import OpenCollectionView
import TestSupport

/// Random data with random sizes, which change only when told to.
@MainActor final class RandomSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private(set) var counts: [Int] = []
  private var sizes: [[CGSize]] = []
  private var insets: [UIEdgeInsets] = []
  private var furniture: [CGFloat] = []
  /// Goes up with each change of the data, and is part of the cells' texts.
  private(set) var version = 0

  func shuffle(using generator: inout SeededGenerator) {
    version += 1
    counts = (0..<Int.random(in: 0...4, using: &generator)).map { _ in Int.random(in: 0...24, using: &generator) }
    // Halves, so that pixels at two a point hold them exactly.
    func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) / 2 }
    let common = CGSize(width: length(40...200), height: length(40...200))
    let areEqual = Bool.random(using: &generator)
    sizes = counts.map { count in
      (0..<count).map { _ in
        areEqual ? common : CGSize(width: length(0...200), height: length(0...200))
      }
    }
    insets = counts.map { _ in
      UIEdgeInsets(top: length(0...40), left: length(0...40), bottom: length(0...40), right: length(0...40))
    }
    furniture = counts.map { _ in Bool.random(using: &generator) ? length(0...80) : 0 }
  }

  func text(at path: IndexPath) -> String { "\(path.section)-\(path.item) of \(version)" }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.label.text = text(at: indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.section][indexPath.item] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { insets[section] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: furniture[section], height: furniture[section]) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: furniture[section] / 2, height: furniture[section] / 2) }
}
