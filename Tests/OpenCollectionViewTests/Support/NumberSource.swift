import OpenCollectionView

/// A data source of numbered cells that notes what it is asked.
@MainActor final class NumberSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  private(set) var askedCells: [IndexPath] = []
  var identifier = "number"

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    askedCells.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    (cell as? NumberCell)?.label.text = "\(indexPath.section)-\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func forgetQuestions() { askedCells.removeAll() }
}

/// A cell with a label that fills it.
class NumberCell: UICollectionViewCell {
  let label = UILabel()
  private(set) var preparedCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparedCount += 1
  }
}
