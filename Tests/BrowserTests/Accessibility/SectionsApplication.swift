#if BrowserHost
import OpenCollectionView
import TouchScripts

/// The application of the tests of lists: a button above two sections with headings and a button, of cells that can be selected.
final class SectionsDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = SectionsController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class SectionsController: UIViewController, UICollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
  var counts = [3, 2]

  override func loadView() {
    title = "Fruit"
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.headerReferenceSize = CGSize(width: 400, height: 50)
    grid.register(GridCell.self, forCellWithReuseIdentifier: "cell")
    grid.register(
      SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    grid.dataSource = self
    grid.allowsMultipleSelection = true
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 10, y: 0, width: 100, height: 44)
    grid.frame = CGRect(x: 0, y: 50, width: 400, height: 500)
    view = UIView()
    view.addSubview(button)
    view.addSubview(grid)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Item \(indexPath.section).\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? SectionHeader)?.show("Section \(indexPath.section)")
    return view
  }
}

/// A heading, and a button beside it.
final class SectionHeader: UICollectionReusableView {
  private let label = UILabel()
  private let button = UIButton(type: .system)

  func show(_ title: String) {
    label.text = title
    label.accessibilityTraits = .header
    label.frame = CGRect(x: 10, y: 5, width: 180, height: 40)
    button.setTitle("All of \(title)", for: .normal)
    button.frame = CGRect(x: 220, y: 5, width: 160, height: 40)
    for view in [label, button] { addSubview(view) }
  }
}
#endif
