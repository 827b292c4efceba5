// Ported by uikit-port; the source is Programs/58-modern-controller.swift.
#sourceLocation(file: "Programs/58-modern-controller.swift", line: 1)
import OpenCollectionViewShim

@MainActor final class P58Controller: UIViewController {
  enum Section: Hashable { case main, other }
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private lazy var refresh: UIRefreshControl = {
    let control = UIRefreshControl()
    control.addTarget(self, action: Selector("reload", P58Controller.reload), for: .valueChanged)
    return control
  }()
  var log = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.refreshControl = refresh
  }
  func pull() { refresh.sendActions(for: .valueChanged) }
  private func reload() { log = "section 1 of 2" }
}

@MainActor func program58() -> String {
  let controller = P58Controller()
  controller.loadViewIfNeeded()
  controller.pull()
  return controller.log
}
