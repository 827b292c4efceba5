import Foundation
import GestureEngine
import OpenCollectionView
import Testing

/// Lists with names are found again as they were when their scene is made anew, with rows that are as high as they are
/// measured to be. // V75
@MainActor struct ListRestorationTests {
  private final class Host: SceneHost { func sceneWantsFrames(_ scene: UIWindowScene) {} }

  /// Notes in chapters: rows of 44 and of 100 points in turn, and a tree whose open chapters the address of the scene has.
  private final class NotesController: UIViewController {
    let list: UICollectionView
    private(set) var source: UICollectionViewDiffableDataSource<Int, String>?
    private let isTree: Bool

    init(isTree: Bool) {
      self.isTree = isTree
      list = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentInsetAdjustmentBehavior = .never
      list.restorationIdentifier = "notes"
      view.addSubview(list)
      let rows = UICollectionView.CellRegistration<NoteCell, String> { cell, path, note in
        cell.height = path.item % 2 == 0 ? 44 : 100
        var content = cell.defaultContentConfiguration()
        content.text = note
        cell.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) { view, path, note in
        view.dequeueConfiguredReusableCell(using: rows, for: path, item: note)
      }
    }

    /// Shows the notes, with the chapters open that an activity has.
    func show(_ activity: NSUserActivity?) {
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      for chapter in 0..<30 {
        let title = "Chapter \(chapter)"
        tree.append([title])
        tree.append((0..<10).map { "\(title), note \($0)" }, to: title)
      }
      tree.expand(isTree ? activity?.userInfo?["open"] as? [String] ?? [] : tree.rootItems)
      source?.apply(tree, to: 0, animatingDifferences: false)
    }

    var first: String? {
      list.indexPathsForVisibleItems.min().flatMap { source?.itemIdentifier(for: $0) }
    }

    /// How far above the edge of the list its first row begins.
    var cut: CGFloat? {
      list.indexPathsForVisibleItems.min().flatMap { list.layoutAttributesForItem(at: $0) }
        .map { list.contentOffset.y - $0.frame.minY }
    }
  }

  private final class NoteCell: UICollectionViewListCell {
    var height: CGFloat = 44

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      attributes.size.height = height
      return attributes
    }
  }

  private let application = UIApplication(delegateClass: nil)
  private let host = Host()

  private func scene(_ controller: UIViewController, width: CGFloat = 300, _ state: [UInt8]? = nil) -> UIWindowScene {
    let scene = application.connectScene(
      host: host, screen: ScreenDescription(size: CGSize(width: width, height: 400)), title: "T",
      restorationState: state)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    frames(scene)
    return scene
  }

  private func frames(_ scene: UIWindowScene) { for time in [1.0, 1.1, 1.2] { _ = scene.runFrame(at: time) } }

  @Test func `A list whose rows were measured is found again at the row that was seen first`() throws {
    let before = NotesController(isTree: false)
    let first = scene(before)
    before.show(nil)
    frames(first)
    // Rows of 44 and 100 points above it have been measured on the way.
    for offset in stride(from: 0.0, through: 5030, by: 350) {
      before.list.contentOffset.y = CGFloat(offset)
      frames(first)
    }
    before.list.contentOffset.y = 5030
    frames(first)
    let (note, cut) = (try #require(before.first), try #require(before.cut))
    let state = try #require(first.restorationState())
    let after = NotesController(isTree: false)
    let second = scene(after, state)
    after.show(nil)
    frames(second)
    #expect(after.first == note)
    #expect(abs(try #require(after.cut) - cut) < 1)
  }

  @Test func `In a tree the rows are waited for that the program opens by its address`() throws {
    let before = NotesController(isTree: true)
    let first = scene(before)
    let activity = NSUserActivity(activityType: "notes")
    activity.userInfo = ["open": ["Chapter 2", "Chapter 5"]]
    before.show(activity)
    frames(first)
    before.list.contentOffset.y = 1500
    frames(first)
    let note = try #require(before.first)
    let state = try #require(first.restorationState())
    let after = NotesController(isTree: true)
    let second = scene(after, state)
    after.show(activity)
    frames(second)
    #expect(after.first == note)
    #expect(after.source?.snapshot(for: 0).isExpanded("Chapter 5") == true)
  }
}
