import OpenCollectionView
import Testing
import TouchTesting

/// What opening and closing rows costs in a tree of ten thousand, in counts.
@MainActor struct OutlineWorkTests {
  /// A number that counts how often it is hashed and compared.
  private struct Counted: Hashable, Sendable {
    final class Counter: @unchecked Sendable {
      var hashes = 0
      var comparisons = 0
    }

    static let counter = Counter()
    let number: Int

    static func == (left: Counted, right: Counted) -> Bool {
      counter.comparisons += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      Self.counter.hashes += 1
      hasher.combine(number)
    }
  }

  @MainActor private final class Tree {
    let screen = VirtualScreen(width: 320, height: 480)
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Counted>
    private let asked = Asked()

    @MainActor final class Asked { var count = 0 }

    init(_ outline: NSDiffableDataSourceSectionSnapshot<Counted>) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      layout.minimumLineSpacing = 0
      view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      let asked = asked
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, _ in
        asked.count += 1
        let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? UICollectionViewListCell)?.accessories = [.outlineDisclosure()]
        return cell
      }
      screen.show(view)
      source.apply(outline, to: 0, animatingDifferences: false)
      screen.runFrame()
      screen.advance(by: 2)
    }

    func tapFirstSign() {
      asked.count = 0
      Counted.counter.hashes = 0
      Counted.counter.comparisons = 0
      screen.play(.tap(at: CGPoint(x: 297, y: 22)))
    }

    var askedCount: Int { asked.count }
    var workCount: Int { Counted.counter.hashes + Counted.counter.comparisons }
  }

  /// A thousand parents with nine children each; all but the first are open.
  private static func thousandParents() -> NSDiffableDataSourceSectionSnapshot<Counted> {
    var outline = NSDiffableDataSourceSectionSnapshot<Counted>()
    for parent in 0..<1_000 {
      let item = Counted(number: parent * 10)
      outline.append([item])
      outline.append((1...9).map { Counted(number: parent * 10 + $0) }, to: item)
      if parent > 0 { outline.expand([item]) }
    }
    return outline
  }

  // I113
  @Test func `Opening and closing nine rows of ten thousand looks at those and at what is in sight`() {
    let tree = Tree(Self.thousandParents())
    #expect(tree.source.snapshot().numberOfItems == 9_991)
    let trace = tree.screen.recordTrace()
    tree.tapFirstSign()
    #expect(tree.source.snapshot().numberOfItems == 10_000)
    #expect(trace.events.contains { "\($0.decision)".contains("9 rows come and 0 go behind it") })
    #expect(tree.askedCount == 9)
    // Eleven rows are in sight, and some are kept beyond; each is looked up a few times.
    #expect(tree.workCount > 9)
    #expect(tree.workCount < 1_000)
    tree.screen.advance(by: 2)
    tree.tapFirstSign()
    #expect(tree.source.snapshot().numberOfItems == 9_991)
    #expect(tree.workCount < 1_000)
  }

  // I113
  @Test func `Ten thousand rows that are opened at once are told of once, and cells are made for those in sight`() {
    var outline = NSDiffableDataSourceSectionSnapshot<Counted>()
    let root = Counted(number: -1)
    outline.append([root])
    outline.append((0..<10_000).map { Counted(number: $0) }, to: root)
    let tree = Tree(outline)
    tree.tapFirstSign()
    #expect(tree.source.snapshot().numberOfItems == 10_001)
    #expect(tree.view.numberOfItems(inSection: 0) == 10_001)
    // 480 points hold ten rows of 44 beside the first.
    #expect(tree.askedCount == 10)
    // Each new row is looked for once, noted once where it stands, and once more where dictionaries grow.
    #expect(tree.workCount < 80_000)
    tree.screen.advance(by: 2)
    tree.tapFirstSign()
    #expect(tree.source.snapshot().numberOfItems == 1)
    // Each row is looked for once, and what follows it in the dictionary is moved up.
    #expect(tree.workCount < 50_000)
    #expect(tree.askedCount == 0)
  }

  // I113
  @Test func `An outline that grows in its middle does not look at all of it each time`() {
    var outline = NSDiffableDataSourceSectionSnapshot<Counted>()
    let parents = (0..<1_000).map { Counted(number: $0) }
    outline.append(parents)
    Counted.counter.hashes = 0
    for parent in parents {
      outline.append((1...9).map { Counted(number: parent.number * 10 + 10_000 + $0) }, to: parent)
    }
    #expect(outline.items.count == 10_000)
    // Twice for each item if nothing were ever noted anew; noting every place each time would be five millions.
    #expect(Counted.counter.hashes < 400_000)
    #expect(outline.index(of: Counted(number: 999)) == 9_990)
    #expect(outline.level(of: Counted(number: 10_009)) == 1)
  }
}
