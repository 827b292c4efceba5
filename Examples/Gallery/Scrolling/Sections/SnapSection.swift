import OpenCollectionView

/// A row of photos that comes to rest with one of them where reading begins.
final class SnapSection: ScrollSection {
  private var photos: [Photo]
  private let layout = ReadingFlowLayout()
  private let collectionView: UICollectionView

  init(_ photos: [Photo]) {
    self.photos = photos
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init("Snap", "Wherever you throw it, it comes to rest on a card.", collectionView)
    layout.scrollDirection = .horizontal
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.dataSource = self
    collectionView.backgroundColor = nil
    collectionView.allowsSelection = false
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.decelerationRate = .fast
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other photos, from the first on.
  func show(_ photos: [Photo]) {
    self.photos = photos
    collectionView.reloadData()
  }

  /// From the left edge of a card to that of the next.
  private var stride: CGFloat { layout.itemSize.width + layout.minimumLineSpacing }

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let end = max(0, scrollView.contentSize.width - scrollView.bounds.width)
    // How far it is from where reading begins; at the end there is no room for a whole card any more.
    let way = targetContentOffset.pointee.x
    if way < end { targetContentOffset.pointee.x = min(max(0, (way / stride).rounded() * stride), end) }
    super.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
    ((width < 500 ? 200 : 232) * traitCollection.textScale(upTo: 1.3)).rounded()
  }

  override func layOutBody(in body: CGRect) {
    let height = body.height
    let proportion = Scenery.size.width / Scenery.size.height
    layout.itemSize = CGSize(width: (height * proportion).rounded(), height: height)
    // The card before is just out of sight.
    layout.minimumLineSpacing = max(12, margin)
    layout.sectionInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    collectionView.frame = body
  }
}

extension SnapSection: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    let photo = photos[indexPath.item]
    (cell as? PhotoCell)?.show(photo, picture: PhotoLibrary.shared.picture(of: photo))
    return cell
  }
}
