import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Random drags between two collection views while their data change: every layout of the library, and each time that all is over the
/// views show the data, and nothing else.
@MainActor struct ItemDragThrashTests {
  nonisolated enum Kind: CaseIterable {
    case flow, flowAcross, sizedFlow, grid, rows, list, groupedList
  }

  @Test(arguments: Kind.allCases) func `views show the data after whatever was dragged`(_ kind: Kind) {
    // N45, N51, N54, N57, N61, N63, N76, N77
    for seed in UInt64(1)...8 {
      let world = ItemDragWorld(kind, seed: seed)
      for _ in 0..<4 { world.play() }
      if let fault = world.fault {
        Issue.record("\(kind), seed \(seed): \(fault)")
        return
      }
    }
  }
}

/// Two collection views and a person that drags at random.
@MainActor final class ItemDragWorld {
  private let stage: ItemDragScreen
  private var random: SeededGenerator
  private var count = 0
  private(set) var fault: String?
  private var waiting: [any UICollectionViewDropPlaceholderContext] = []
  private var watchers: [SizeWatcher] = []

  init(_ kind: ItemDragThrashTests.Kind, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var number = 0
    func names(_ count: Int) -> [String] {
      (0..<count).map { _ in
        number += 1
        return "n\(number)"
      }
    }
    let sections = (0..<Int.random(in: 1...3, using: &random)).map { _ in names(Int.random(in: 0...9, using: &random)) }
    let others = (0..<Int.random(in: 1...3, using: &random)).map { _ in names(Int.random(in: 0...9, using: &random)) }
    stage = ItemDragScreen(sections, others, layout: { Self.layout(kind) })
    self.random = random
    count = 100
    for side in [stage.left, stage.right] {
      if kind == .sizedFlow {
        let watcher = SizeWatcher(side)
        watchers.append(watcher)
        side.view.delegate = watcher
      }
      side.view.allowsMultipleSelection = Bool.random(using: &self.random)
      side.view.reorderingCadence = [.immediate, .fast, .slow].randomElement(using: &self.random)!
      side.onDrop = { [unowned self, unowned side] in take($0, in: side) }
    }
  }

  private static func layout(_ kind: ItemDragThrashTests.Kind) -> UICollectionViewLayout {
    switch kind {
    case .flow, .sizedFlow: return ItemDragScreen.grid()
    case .flowAcross:
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 70, height: 90)
      return layout
    case .grid, .rows:
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(80)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      if kind == .rows { section.orthogonalScrollingBehavior = .continuous }
      return UICollectionViewCompositionalLayout(section: section)
    case .list: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    case .groupedList: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    }
  }

  private func point() -> CGPoint {
    CGPoint(x: Double.random(in: -5...405, using: &random), y: Double.random(in: -5...485, using: &random))
  }

  private func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  /// One drag, or several at once.
  func play() {
    guard fault == nil else { return }
    for side in [stage.left, stage.right] {
      side.operation = [.move, .move, .copy, .forbidden].randomElement(using: &random)!
      side.intent = [
        .insertAtDestinationIndexPath, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .unspecified,
      ]
      .randomElement(using: &random)!
      side.allowsMove = chance(0.8)
      side.addsItems = chance(0.5)
      if side.view.allowsMultipleSelection, let path = randomPath(side) {
        side.view.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
    var fingers = [stage.screen.touch(at: point())]
    fingers[0].rest(for: chance(0.8) ? 0.6 : 0.2)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      fingers.randomElement(using: &random)?.move(to: point())
      if chance(0.2) { fingers.append(stage.screen.touch(at: point())) }
      stage.screen.advance(by: Double.random(in: 0...0.5, using: &random))
      if chance(0.4) { change([stage.left, stage.right].randomElement(using: &random)!) }
      check()
    }
    for finger in fingers {
      if chance(0.8) { finger.lift() } else { finger.cancel() }
      if chance(0.3) { change([stage.left, stage.right].randomElement(using: &random)!) }
    }
    guard stage.screen.advanceUntilRest() else { return fail("it does not come to rest") }
    check()
    for context in waiting { if chance(0.7) { finish(context) } }
    waiting.removeAll { context in !chance(0.5) ? false : context.deletePlaceholder() || true }
    for context in waiting { context.deletePlaceholder() }
    waiting.removeAll()
    guard stage.screen.advanceUntilRest() else { return fail("it does not come to rest with its placeholders") }
    checkAtRest()
  }

  private func finish(_ context: any UICollectionViewDropPlaceholderContext) {
    guard let side = owners[ObjectIdentifier(context)] else { return }
    context.commitInsertion { path in side.sections[path.section].insert(newName(), at: path.item) }
  }

  private var owners: [ObjectIdentifier: ItemDragSide] = [:]

  private func newName() -> String {
    count += 1
    return "n\(count)"
  }

  private func randomPath(_ side: ItemDragSide) -> IndexPath? {
    let paths = side.sections.indices.flatMap { section in
      side.sections[section].indices.map { IndexPath(item: $0, section: section) }
    }
    return paths.randomElement(using: &random)
  }

  /// The data of a view change.
  private func change(_ side: ItemDragSide) {
    switch Int.random(in: 0...6, using: &random) {
    case 0:
      side.sections.shuffle(using: &random)
      side.view.reloadData()
    case 1, 2:
      guard let section = side.sections.indices.randomElement(using: &random) else { return }
      let item = Int.random(in: 0...side.sections[section].count, using: &random)
      side.sections[section].insert(newName(), at: item)
      side.view.insertItems(at: [IndexPath(item: item, section: section)])
    case 3:
      guard let path = randomPath(side) else { return }
      side.sections[path.section].remove(at: path.item)
      side.view.deleteItems(at: [path])
    case 4:
      let section = Int.random(in: 0...side.sections.count, using: &random)
      side.sections.insert([newName()], at: section)
      side.view.insertSections(IndexSet(integer: section))
    case 5:
      guard let section = side.sections.indices.randomElement(using: &random) else { return }
      side.sections.remove(at: section)
      side.view.deleteSections(IndexSet(integer: section))
    default:
      side.view.contentOffset.y = Double.random(in: 0...100, using: &random)
    }
  }

  private func take(_ coordinator: any UICollectionViewDropCoordinator, in side: ItemDragSide) {
    guard let path = coordinator.destinationIndexPath, let first = coordinator.items.first else { return }
    switch Int.random(in: 0...4, using: &random) {
    case 0: return
    case 1:
      for item in coordinator.items {
        let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "placeholder")
        placeholder.cellUpdateHandler = { ($0 as? NumberCell)?.label.text = "…" }
        let context = coordinator.drop(item.dragItem, to: placeholder)
        owners[ObjectIdentifier(context)] = side
        waiting.append(context)
      }
    case 2:
      side.sections[path.section].insert(newName(), at: path.item)
      side.view.reloadData()
    case 3 where side.sections[path.section].indices.contains(path.item):
      coordinator.drop(first.dragItem, intoItemAt: path, rect: CGRect(x: 5, y: 5, width: 10, height: 10))
    default: side.takeItems(coordinator)
    }
  }

  private func fail(_ sentence: String) { fault = fault ?? sentence }

  private func check() {
    stage.screen.runFrame()
    for side in [stage.left, stage.right] {
      for case let path? in side.destinations {
        guard path.section >= 0, path.item >= 0 else { return fail("a destination is \(path)") }
      }
      for cell in side.view.visibleCells {
        guard let path = side.view.indexPath(for: cell) else { continue }
        guard side.sections.indices.contains(path.section), side.sections[path.section].indices.contains(path.item)
        else {
          return fail("\(side.name) has a cell at \(path), and \(side.sections)")
        }
        let text = (cell as? NumberCell)?.label.text
        if text != side.sections[path.section][path.item] {
          return fail("\(side.name) shows \(text ?? "-") at \(path), and \(side.sections)")
        }
      }
    }
    for watcher in watchers where watcher.wrong != nil { fail("the layout asked for \(watcher.wrong!)") }
  }

  private func checkAtRest() {
    check()
    for side in [stage.left, stage.right] {
      let view = side.view
      if view.hasActiveDrag || view.hasActiveDrop || view.hasUncommittedUpdates {
        return fail(
          "\(side.name) is still at it: \(view.hasActiveDrag) \(view.hasActiveDrop) \(view.hasUncommittedUpdates)")
      }
      let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
      if counts != side.sections.map(\.count) { return fail("\(side.name) counts \(counts), and \(side.sections)") }
      for cell in view.visibleCells {
        if cell.alpha != 1 { return fail("\(side.name) shows \(view.indexPath(for: cell)!) with alpha \(cell.alpha)") }
        let state = cell.configurationState
        if state.cellDragState != .none || state.cellDropState != .none {
          return fail("\(side.name) has a cell that is \(state.cellDragState), \(state.cellDropState)")
        }
        if view.indexPath(for: cell) == nil { return fail("\(side.name) has a cell of nothing") }
      }
    }
    if stage.screen.scene.wantsFrames { fail("frames are wanted at rest") }
    let windows = stage.screen.scene.windows.count
    if windows != 1 { fail("\(windows) windows are left") }
  }

  /// A flow layout's delegate that looks items up, as programs do.
  private final class SizeWatcher: NSObject, UICollectionViewDelegateFlowLayout {
    let side: ItemDragSide
    var wrong: IndexPath?

    init(_ side: ItemDragSide) { self.side = side }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      guard side.sections.indices.contains(indexPath.section),
        side.sections[indexPath.section].indices.contains(indexPath.item)
      else {
        wrong = indexPath
        return .zero
      }
      let length = side.sections[indexPath.section][indexPath.item].count
      return CGSize(width: 60 + 10 * length, height: 60)
    }
  }
}
