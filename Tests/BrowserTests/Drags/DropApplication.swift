#if BrowserHost
import OpenCollectionView

/// The application of the tests of drops: a basket at the top that takes what is dropped and reads it, and below it two lists whose
/// items can be dragged from one to the other.
final class DropDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    let configuration = UISceneConfiguration(name: "Drops")
    configuration.delegateClass = DropSceneDelegate.self
    return configuration
  }
}

final class DropSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = DropController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class DropController: UIViewController {
  let basket = DropBasket(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  let left = DropList(["a", "b", "c"], CGRect(x: 0, y: 200, width: 190, height: 400))
  let right = DropList(["x", "y"], CGRect(x: 210, y: 200, width: 190, height: 400))

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [basket, left.view, right.view] as [UIView] { view.addSubview(part) }
  }
}

/// A view that takes everything but in its right half, and reads it.
final class DropBasket: UIView, UIDropInteractionDelegate {
  /// What has happened, in order; moves but for the first one are left out.
  private(set) var calls: [String] = []
  private(set) var texts: [String] = []
  private(set) var files: [String: Int] = [:]
  private(set) var errors = 0
  private(set) var progress: [Progress] = []
  /// Looks at what is dropped.
  var onDrop: ((any UIDropSession) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .yellow
    addInteraction(UIDropInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    calls.append("enter \(session.items.map(\.itemProvider.registeredTypeIdentifiers))")
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    UIDropProposal(operation: session.location(in: self).x < 200 ? .copy : .forbidden)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    calls.append("exit")
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    calls.append("end")
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    calls.append("drop")
    onDrop?(session)
    for item in session.items {
      let provider = item.itemProvider
      guard provider.suggestedName != nil else {
        _ = provider.loadObject(ofClass: String.self) { text, _ in
          Task { @MainActor in self.texts.append(text ?? "nothing") }
        }
        continue
      }
      progress.append(
        provider.loadFileRepresentation(forTypeIdentifier: "public.data") { url, _ in
          let found = url.flatMap { url in (try? Data(contentsOf: url)).map { (url.lastPathComponent, $0.count) } }
          Task { @MainActor in
            if let (name, count) = found { self.files[name] = count } else { self.errors += 1 }
          }
        })
    }
  }
}

/// A list of names whose items are dragged and dropped.
final class DropList: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  let view: UICollectionView
  private(set) var names: [String]

  init(_ names: [String], _ frame: CGRect) {
    self.names = names
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.backgroundColor = .white
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name")
    view.dataSource = self
    view.dragDelegate = self
    view.dropDelegate = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    cell.backgroundColor = .blue
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.item] as NSString))
    item.localObject = names[indexPath.item]
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    for item in coordinator.items {
      let path = coordinator.destinationIndexPath ?? IndexPath(item: names.count, section: 0)
      names.insert(item.dragItem.localObject as? String ?? "from outside", at: path.item)
      view.insertItems(at: [path])
      coordinator.drop(item.dragItem, toItemAt: path)
    }
  }
}
#endif
