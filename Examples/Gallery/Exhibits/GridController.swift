import OpenCollectionView

/// A controller with a collection view in a flow layout, on the gallery's wall. What is registered, who knows the items and
/// how they lie is up to the subclass.
class GridController: UIViewController {
  let layout = ReadingFlowLayout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  private var restored: ExhibitState?

  /// What is shown.
  var state: ExhibitState { restored ?? ExhibitState(collectionView) }

  /// Shows a state again, with the next layout.
  func restore(_ state: ExhibitState) {
    restored = state
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let restored, view.window != nil, collectionView.bounds.height > 0 else { return }
    self.restored = nil
    restored.apply(to: collectionView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .galleryBackground
    collectionView.alwaysBounceVertical = true
    // A screen that is turned shows what it showed.
    collectionView.anchorsVisibleContent = true
    view.addSubview(collectionView)
  }
}
