import CollectionLayouts
import OpenCollectionView

/// A hundred thousand rows that hang on springs: they stay behind the finger that scrolls them, and swing back.
final class SpringsController: UIViewController, RestorableExhibit {
  let layout = SpringyFlowLayout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private lazy var panel = SpringsPanel(of: layout) { [weak self] in self?.statusDidChange?() }

  /// How many rows there are.
  static let count = 100_000

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    UIAccessibility.isReduceMotionEnabled
      ? ExhibitStatus(text: "Less motion: nothing swings") : ExhibitStatus(text: "\(Self.count.grouped) rows")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .galleryBackground
    collectionView.restorationIdentifier = "springs"
    collectionView.alwaysBounceVertical = true
    collectionView.allowsSelection = false
    collectionView.anchorsVisibleContent = true
    collectionView.register(SpringCell.self, forCellWithReuseIdentifier: SpringCell.identifier)
    collectionView.dataSource = self
    layout.minimumLineSpacing = 10
    fill(with: collectionView, above: panel)
  }

  var state: ExhibitState { ExhibitState(choices: ["springs": panel.choices]) }

  func restore(_ state: ExhibitState) {
    if let choices = state.choices["springs"] { panel.choices = choices }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    panel.arrange(forWidth: bounds.width)
    let margin = GalleryMetrics.margin(forWidth: bounds.width) + max(safe.left, safe.right)
    // Wide screens have rows in the middle: what swings is seen better beside something that does not.
    let width = max(1, min(bounds.width - 2 * margin, 720))
    layout.itemSize = CGSize(width: width, height: 56)
    let side = max(0, (bounds.width - width) / 2)
    layout.sectionInset = UIEdgeInsets(top: 20, left: side, bottom: 20, right: side)
  }
}

extension SpringsController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: SpringCell.identifier, for: indexPath)
    (cell as? SpringCell)?.show(indexPath.item)
    return cell
  }
}
