#if BrowserHost
import BrowserHost
import OpenCollectionView

@main final class AppDelegate: UIResponder, UIApplicationDelegate, UICollectionViewDataSource {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let grid = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    grid.backgroundColor = .systemBackground
    grid.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    grid.dataSource = self

    let controller = UIViewController()
    controller.view = grid
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.show(indexPath.item)
    return cell
  }
}
#else
@main struct HelloGrid {
  static func main() {
    print("The grid is shown in a browser: build it with the package trait BrowserHost, which is on by default.")
  }
}
#endif
