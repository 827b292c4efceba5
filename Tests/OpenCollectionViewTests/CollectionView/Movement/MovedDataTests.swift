import DecisionTrace
import OpenCollectionView
import Testing
import TouchTesting

/// A layout moves the data by way of a delegate of its own, where the collection view does not see it.
@MainActor struct MovedDataTests {
  private func screen(_ layout: SecretLayout) -> MovementScreen {
    let screen = MovementScreen(MovingSource(counts: [6]), layout: layout)
    layout.source = screen.source
    return screen
  }

  @Test(arguments: [false, true])
  func `data that a layout moves by itself are told of, and moved no second time`(isCancelled: Bool) {
    // M52
    let screen = screen(SecretLayout())
    let lines = ErrorLines()
    lines.keep {
      #expect(screen.begin(0))
      screen.update(160, 50)
      screen.update(50, 160)
      screen.frames(1)
      if isCancelled { screen.view.cancelInteractiveMovement() } else { screen.view.endInteractiveMovement() }
      screen.rest()
    }
    #expect(
      lines.lines.joined().contains(
        "SecretLayout has moved the item that is carried from 0-0 to 0-1 in the data by itself, and "
          + "collectionView(_:moveItemAt:to:) would move it once more at the end: set movesDataDuringInteractiveMovements, "
          + "and leave moving the data to the collection view."))
    let names = isCancelled ? ["a0", "a1", "a2", "a3", "a4", "a5"] : ["a1", "a2", "a3", "a0", "a4", "a5"]
    #expect(screen.source.sections == [names])
    #expect(screen.presented == names)
  }

  @Test func `unless errors are survived, the program stops`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layout = SecretLayout()
        let screen = MovementScreen(MovingSource(counts: [6]), layout: layout)
        layout.source = screen.source
        _ = screen.begin(0)
        screen.update(160, 50)
      }
    }
  }

  @Test func `a layout that moves nothing is told of nothing`() {
    // M52
    let screen = MovementScreen(MovingSource(counts: [6]), layout: SecretLayout())
    screen.source.forgetQuestions()
    #expect(screen.begin(0))
    screen.update(160, 50)
    screen.update(50, 160)
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.moves == ["0-0 to 0-3"])
    #expect(screen.shown == ["a1", "a2", "a3", "a0", "a4", "a5"])
    #expect(screen.source.askedCells == [])
  }

  @Test(arguments: Keeping.allCases)
  func `it is noticed however the data are kept`(keeping: Keeping) {
    // M52
    let screen = VirtualScreen(width: 320, height: 480)
    let layout = KeeperLayout()
    let source = Keeper(keeping)
    layout.keeper = source
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    screen.show(view)
    let lines = ErrorLines()
    lines.keep {
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
      view.endInteractiveMovement()
    }
    #expect(lines.lines.count == 1)
    #expect(source.names == ["1", "0", "2", "3", "4", "5"])
  }
}

/// The ways in which a data source keeps its items.
enum Keeping: CaseIterable {
  case ownList, sections, model, sectionsOfModel
}

/// A data source whose cells all look the same.
@MainActor private class Keeper: NSObject, UICollectionViewDataSource {
  struct Item {
    var name: String
  }

  struct Section {
    var title = "All"
    var items: [Item]
  }

  final class Model {
    var items: [Item] = []
    var sections: [Section] = []
  }

  private let keeping: Keeping
  private var items: [Item] = []
  private var lists: [[Item]] = []
  private let model = Model()

  init(_ keeping: Keeping) {
    self.keeping = keeping
    super.init()
    let all = (0..<6).map { Item(name: "\($0)") }
    switch keeping {
    case .ownList: items = all
    case .sections: lists = [all]
    case .model: model.items = all
    case .sectionsOfModel: model.sections = [Section(items: all)]
    }
  }

  var names: [String] {
    let all =
      switch keeping {
      case .ownList: items
      case .sections: lists[0]
      case .model: model.items
      case .sectionsOfModel: model.sections[0].items
      }
    return all.map(\.name)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let (from, to) = (sourceIndexPath.item, destinationIndexPath.item)
    switch keeping {
    case .ownList: items.insert(items.remove(at: from), at: to)
    case .sections: lists[0].insert(lists[0].remove(at: from), at: to)
    case .model: model.items.insert(model.items.remove(at: from), at: to)
    case .sectionsOfModel: model.sections[0].items.insert(model.sections[0].items.remove(at: from), at: to)
    }
  }
}

/// Has its own delegate move the data at every step.
private final class KeeperLayout: UICollectionViewFlowLayout {
  weak var keeper: Keeper?

  override init() {
    super.init()
    itemSize = CGSize(width: 100, height: 100)
  }

  required init?(coder: NSCoder) { nil }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    if let collectionView, previousIndexPaths[0] != targetIndexPaths[0] {
      keeper?.collectionView(collectionView, moveItemAt: previousIndexPaths[0], to: targetIndexPaths[0])
    }
    return context
  }
}

/// Has its own delegate move the data at every step, if it has one.
private final class SecretLayout: UICollectionViewFlowLayout {
  weak var source: MovingSource?

  override init() {
    super.init()
    itemSize = CGSize(width: 100, height: 100)
  }

  required init?(coder: NSCoder) { nil }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    if let collectionView, previousIndexPaths[0] != targetIndexPaths[0] {
      source?.collectionView(collectionView, moveItemAt: previousIndexPaths[0], to: targetIndexPaths[0])
    }
    return context
  }
}
