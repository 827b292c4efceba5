import OpenCollectionView

/// A controller with a collection view in a flow layout, on the gallery's wall. What is registered, who knows the items and
/// how they lie is up to the subclass.
class GridController: UIViewController {
  let layout = ReadingFlowLayout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .galleryBackground
    collectionView.alwaysBounceVertical = true
    // A page that is loaded again shows what it showed.
    collectionView.restorationIdentifier = "grid"
    // A screen that is turned shows what it showed.
    collectionView.anchorsVisibleContent = true
    view.addSubview(collectionView)
  }
}
