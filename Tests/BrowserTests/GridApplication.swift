#if BrowserHost
import OpenCollectionView
import TouchScripts

/// The application that the browser tests drive: a grid of numbered cells, one hundred points a side.
final class GridDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    let configuration = UISceneConfiguration(name: "Grid")
    configuration.delegateClass = GridSceneDelegate.self
    return configuration
  }
}

final class GridSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = GridController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class GridController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let layout = UICollectionViewFlowLayout()
  lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
  /// What the delegate was told, in order.
  var log: [String] = []
  var hovers: [UIGestureRecognizer.State] = []
  /// Distances between two fingers, as a recognizer of the program's own has seen them.
  var fingerCounts: Set<Int> = []
  /// Where the content was when fingers lifted, and how fast it was then, in points a second.
  var releases: [(place: CGFloat, speed: CGFloat)] = []

  override func loadView() {
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    grid.backgroundColor = .white
    grid.register(GridCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = self
    grid.delegate = self
    let hover = UIHoverGestureRecognizer()
    hover.addAction { [weak self] in self?.hovers.append($0.state) }
    grid.addGestureRecognizer(hover)
    view = grid
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GridCell)?.show(indexPath.item)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("highlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log.append("unhighlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.append("drag")
    fingerCounts.insert(scrollView.panGestureRecognizer.numberOfTouches)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isDragging { fingerCounts.insert(scrollView.panGestureRecognizer.numberOfTouches) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    releases.append((scrollView.contentOffset.y, velocity.y * 1000))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append(decelerate ? "throw" : "drop")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
}
#endif
