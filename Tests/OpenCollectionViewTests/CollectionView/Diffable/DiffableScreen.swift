import OpenCollectionView
import TouchTesting

/// A collection view with cells of 100 × 100 points, three in a line, shown from snapshots of numbers.
@MainActor final class DiffableScreen {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  let screen: VirtualScreen
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, Int>
  private let asked = Asked()

  /// What the cell provider was asked for.
  @MainActor final class Asked {
    var items: [Int] = []
    /// What else happens when the provider is asked.
    var also: ((Int) -> Void)?
  }

  init(_ sections: KeyValuePairs<String, [Int]> = [:]) {
    screen = VirtualScreen(width: 320, height: 480)
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: GridScreen.grid())
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    let asked = asked
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
      asked.items.append(item)
      asked.also?(item)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
      (cell as? NumberCell)?.label.text = "\(item)"
      return cell
    }
    screen.show(view)
    if !sections.isEmpty {
      source.apply(Self.snapshot(sections), animatingDifferences: false)
      settle()
      asked.items = []
    }
  }

  static func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  func apply(
    _ sections: KeyValuePairs<String, [Int]>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    source.apply(Self.snapshot(sections), animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Lets all animations end.
  func settle() {
    screen.runFrame()
    screen.advance(by: 2)
  }

  /// The texts of the visible cells in the order of their places.
  var texts: [String] {
    view.indexPathsForVisibleItems.sorted().map { (view.cellForItem(at: $0) as? NumberCell)?.label.text ?? "" }
  }

  func cell(_ item: Int) -> UICollectionViewCell? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) }
  }

  /// What the provider was asked for since the last time.
  func takeAsked() -> [Int] {
    defer { asked.items = [] }
    return asked.items
  }

  func whenAsked(_ also: @escaping (Int) -> Void) { asked.also = also }
}
