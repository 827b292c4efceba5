#if BrowserHost
import OpenCollectionView

/// A list of words without anything around them, four in a row, of which each row says the same, scrolled by the program.
final class Words: NSObject, UICollectionViewDataSource {
  let list: UICollectionView
  /// Frames that are still to be scrolled by.
  private(set) var framesLeft = 0
  private let isNumbered: Bool

  init(isNumbered: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
    self.isNumbered = isNumbered
    super.init()
    list.backgroundColor = .white
    list.showsVerticalScrollIndicator = false
    list.register(WordCell.self, forCellWithReuseIdentifier: "word")
    list.dataSource = self
  }

  /// Scrolls by 37 points in each of some frames.
  func scroll(frames: Int) {
    framesLeft = frames
    let link = CADisplayLink { [weak self] link in
      guard let self, framesLeft > 0 else { return link.invalidate() }
      framesLeft -= 1
      list.contentOffset.y += 37
    }
    link.add(to: .main, forMode: .common)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? WordCell)?.label.text = isNumbered ? "No. \(indexPath.item)" : "Column \(indexPath.item % 4)"
    return cell
  }
}

/// A cell that shows a word.
final class WordCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.textColor = .black
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
#endif
