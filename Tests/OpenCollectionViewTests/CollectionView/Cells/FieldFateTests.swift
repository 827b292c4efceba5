import OpenCollectionView
import Testing
import TouchTesting

/// A field in a cell that is edited, and everything that can happen to its item meanwhile: one table.
@MainActor struct FieldFateTests {
  /// How the change reaches the collection view.
  enum Way: String, CaseIterable, Sendable {
    case dataSource, snapshot
  }

  /// What happens.
  enum Event: String, CaseIterable, Sendable {
    case insertBefore, deleteOther, moveOther, moveItself, reloadOther, reconfigure, reconfigureOther, layoutChange
    case layoutInvalidation, boundsChange, batch, sameAgain
    case reload, reloadEverything, delete, replaceSection
  }

  /// Where the cell is meanwhile.
  enum Place: String, CaseIterable, Sendable {
    case inSight, outOfSight
  }

  /// One line of the table.
  struct Fate: Sendable, CustomTestStringConvertible {
    var event: Event
    var way: Way
    var place: Place
    var isAnimated: Bool
    /// Tells whether somebody still types afterwards.
    var goesOn: Bool {
      switch event {
      case .reload, .reloadEverything, .delete, .replaceSection: false
      default: true
      }
    }
    var testDescription: String { "\(event) by \(way), \(place)\(isAnimated ? ", animated" : "")" }
  }

  nonisolated static let table = Event.allCases.flatMap { event in
    Way.allCases.flatMap { way in
      Place.allCases.flatMap { place in
        [true, false].map { Fate(event: event, way: way, place: place, isAnimated: $0) }
      }
    }
  }.filter { fate in
    // A snapshot has no such change, or has it by another name.
    fate.way == .dataSource || fate.event != .reloadEverything
  }

  private final class FieldCell: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      field.text = ""
    }
  }

  @MainActor private final class Stage: NSObject, UICollectionViewDataSource {
    let screen = VirtualScreen(width: 320, height: 480)
    let view: UICollectionView
    var names = Array(0..<60)
    var texts: [Int: String] = [:]
    var source: UICollectionViewDiffableDataSource<Int, Int>?

    init(_ way: Way) {
      view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: CellStage.rows())
      super.init()
      view.register(FieldCell.self, forCellWithReuseIdentifier: "field")
      if way == .snapshot {
        source = UICollectionViewDiffableDataSource(collectionView: view) { [unowned self] view, path, name in
          fill(view.dequeueReusableCell(withReuseIdentifier: "field", for: path), name)
        }
        source?.apply(snapshot, animatingDifferences: false)
      } else {
        view.dataSource = self
      }
      screen.show(view)
    }

    var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(names)
      return snapshot
    }

    /// A form writes into its model at each change, and fills cells from that.
    private func fill(_ cell: UICollectionViewCell, _ name: Int) -> UICollectionViewCell {
      if let cell = cell as? FieldCell, !cell.field.isEditing { cell.field.text = texts[name] ?? "" }
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      fill(
        collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath), names[indexPath.item])
    }

    private func path(_ name: Int) -> IndexPath { IndexPath(item: names.firstIndex(of: name)!, section: 0) }

    func perform(_ fate: Fate) {
      switch fate.event {
      case .layoutChange:
        return view.setCollectionViewLayout(CellStage.rows(height: 80), animated: fate.isAnimated)
      case .layoutInvalidation: return view.collectionViewLayout.invalidateLayout()
      case .boundsChange:
        view.frame.size.height = 300
        return
      default: break
      }
      if fate.way == .snapshot { apply(fate) } else { update(fate) }
    }

    private func apply(_ fate: Fate) {
      var next = snapshot
      switch fate.event {
      case .insertBefore: next.insertItems([1000], beforeItem: names[0])
      case .deleteOther: next.deleteItems([0])
      case .moveOther: next.moveItem(0, afterItem: 5)
      case .moveItself: next.moveItem(1, afterItem: 4)
      case .reloadOther: next.reloadItems([0])
      case .reload: next.reloadItems([1])
      case .reconfigure: next.reconfigureItems([1])
      case .reconfigureOther: next.reconfigureItems([0])
      case .delete: next.deleteItems([1])
      case .batch:
        next.deleteItems([0])
        next.insertItems([1000, 1001], beforeItem: 1)
        next.moveItem(5, beforeItem: 1)
      case .replaceSection:
        next.deleteSections([0])
        next.appendSections([1])
        next.appendItems(Array(2000..<2020))
      default: break
      }
      names = next.itemIdentifiers
      source?.apply(next, animatingDifferences: fate.isAnimated)
    }

    private func update(_ fate: Fate) {
      let change = { [self] in
        let view = view
        switch fate.event {
        case .insertBefore:
          names.insert(1000, at: 0)
          view.insertItems(at: [IndexPath(item: 0, section: 0)])
        case .deleteOther:
          names.remove(at: 0)
          view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        case .moveOther:
          names.move(0, to: 5)
          view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 5, section: 0))
        case .moveItself:
          names.move(1, to: 4)
          view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 4, section: 0))
        case .reloadOther: view.reloadItems(at: [path(0)])
        case .reload: view.reloadItems(at: [path(1)])
        case .reconfigure: view.reconfigureItems(at: [path(1)])
        case .reconfigureOther: view.reconfigureItems(at: [path(0)])
        case .delete:
          let place = path(1)
          names.remove(at: place.item)
          view.deleteItems(at: [place])
        case .batch:
          view.performBatchUpdates {
            names.remove(at: 0)
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            names.insert(contentsOf: [1000, 1001], at: 0)
            view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
          }
        case .replaceSection:
          names = Array(2000..<2020)
          view.reloadSections([0])
        case .reloadEverything: view.reloadData()
        default: break
        }
      }
      if fate.isAnimated { change() } else { UIView.performWithoutAnimation(change) }
    }

    func cell(_ name: Int) -> FieldCell? {
      names.firstIndex(of: name).flatMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) as? FieldCell }
    }
  }

  // X36, X37
  @Test(arguments: table) func `what keeps the item keeps text, caret and focus; what does not ends it`(
    _ fate: Fate
  ) throws {
    let stage = Stage(fate.way)
    let screen = stage.screen
    let cell = try #require(stage.cell(1))
    cell.field.becomeFirstResponder()
    screen.runFrame()
    screen.type("abcd")
    screen.select(2..<2)
    stage.texts[1] = "abcd"
    if fate.place == .outOfSight {
      stage.view.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
      screen.runFrame()
      #expect(cell.field.isEditing)
    }
    stage.perform(fate)
    #expect(screen.advanceUntilRest())
    #expect(cell.field.isEditing == fate.goesOn)
    guard fate.goesOn else { return #expect(screen.typedText == nil) }
    screen.type("x")
    #expect(cell.field.text == "abxcd")
    #expect(screen.typedSelection == 3..<3)
    stage.view.setContentOffset(.zero, animated: false)
    screen.advanceUntilRest()
    #expect(stage.cell(1) === cell)
    #expect(cell.field.isEditing)
    // No other cell has got the text.
    let others = stage.view.visibleCells.compactMap { $0 as? FieldCell }.filter { $0 !== cell }
    #expect(!others.isEmpty)
    #expect(others.allSatisfy { $0.field.text == "" })
  }
}

extension Array {
  fileprivate mutating func move(_ from: Int, to: Int) { insert(remove(at: from), at: to) }
}
