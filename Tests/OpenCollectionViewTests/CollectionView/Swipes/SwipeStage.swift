import GestureEngine
import TouchTesting

@testable import OpenCollectionView

/// A list of rows of 375 × 52 points whose sides can be swiped, on a screen of 375 × 520 points at two pixels a point.
///
/// Each row has "Delete" and "Flag" where reading ends, each of 82 points with a picture, and "Read" where it begins. So it is open
/// at 10 + 82 + 10 + 82 + 10 = 194 points, or at 102.
@MainActor final class SwipeStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let screen: VirtualScreen
  let view: RecordedCollectionView
  let section: NSCollectionLayoutSection
  /// The names of the items.
  var items: [[String]]
  /// What the program was asked and told.
  var log: [String] = []
  /// What the program was asked so that assistive tools know of it.
  var described: [String] = []
  /// What handlers have to call when they are done.
  var completions: [(Bool) -> Void] = []
  /// What handlers do; they complete later unless it says so.
  var onAction: ((_ name: String, _ item: IndexPath, _ completion: @escaping (Bool) -> Void) -> Void)?
  var performsFirst = true
  var style = UIContextualAction.Style.destructive
  var trailing: ((IndexPath) -> UISwipeActionsConfiguration?)?
  var menu: UIMenu?
  var trace = TraceRecorder()

  init(
    _ counts: [Int] = [20], width: CGFloat = 375, isMirrored: Bool = false, isInWindow: Bool = true,
    layout make: ((NSCollectionLayoutSection) -> UICollectionViewLayout)? = nil
  ) {
    screen = VirtualScreen(width: width, height: 520, scale: 2)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(52))
    section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    items = counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }
    view = RecordedCollectionView(frame: screen.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    super.init()
    section.swipeProviders = SwipeProviders(
      leading: { [weak self] in self?.leadingActions(at: $0) },
      trailing: { [weak self] in self?.trailingActions(at: $0) })
    view.collectionViewLayout = make?(section) ?? UICollectionViewCompositionalLayout(section: section)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.contentInsetAdjustmentBehavior = .never
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    trace = screen.recordTrace()
    guard isInWindow else { return }
    screen.show(view)
    screen.runFrame()
  }

  // MARK: The program

  private func leadingActions(at item: IndexPath) -> UISwipeActionsConfiguration? {
    note("leading \(item.item)?")
    return configuration(["Read"], .normal, at: item)
  }

  private func trailingActions(at item: IndexPath) -> UISwipeActionsConfiguration? {
    note("trailing \(item.item)?")
    if let trailing { return trailing(item) }
    return configuration(["Delete", "Flag"], style, at: item)
  }

  private func note(_ question: String) {
    if view.state.swipes?.isDescribing == true { described.append(question) } else { log.append(question) }
  }

  func configuration(
    _ names: [String], _ style: UIContextualAction.Style, at item: IndexPath
  ) -> UISwipeActionsConfiguration {
    let actions = names.enumerated().map { index, name in
      let action = UIContextualAction(style: index == 0 ? style : .normal, title: name) {
        [weak self] action, source, completion in
        guard let self else { return }
        log.append("\(action.title ?? "nothing") \(item.item) from a \(type(of: source))")
        if let onAction { onAction(name, item, completion) } else { completions.append(completion) }
      }
      action.image = UIImage(systemName: "flag")
      return action
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = performsFirst
    return configuration
  }

  /// Takes an item out of the data, and tells the list.
  func delete(_ item: IndexPath) {
    items[item.section].remove(at: item.item)
    view.deleteItems(at: [item])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberCell)?.label.text = items[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    items[destinationIndexPath.section].insert(
      items[sourceIndexPath.section].remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("selects \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("highlights \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  // MARK: What is seen

  /// The item of the first section with a number.
  func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  func cell(_ item: Int, _ section: Int = 0) -> NumberCell? {
    view.cellForItem(at: path(item, section)) as? NumberCell
  }

  /// How far a row is seen to the right of its place, negative to the left.
  func shift(_ item: Int, _ section: Int = 0) -> CGFloat? {
    cell(item, section).map { $0.convert($0.bounds, to: screen.window).minX }
  }

  /// The names of the rows that are seen, from above.
  var names: [String] { view.visibleCells.map { ($0 as? NumberCell)?.label.text ?? "" } }

  /// What lies behind swiped rows.
  var pulls: [SwipePullView] { view.subviews.compactMap { $0 as? SwipePullView } }

  var buttons: [SwipeActionButton] { pulls.first?.buttons ?? [] }

  /// Where the buttons stand on the screen.
  var buttonFrames: [CGRect] { buttons.map { $0.convert($0.bounds, to: screen.window) } }

  var isSwiped: [Int] {
    view.indexPathsForVisibleItems.filter { cell($0.item, $0.section)?.configurationState.isSwiped == true }.map(\.item)
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// What the trace tells of items since it was read last, without their highlights.
  func takeDecisions() -> [String] {
    defer { trace.removeAll() }
    return trace.events.compactMap { event in
      guard case .itemChanged(let item, let change, let reason) = event.decision, !change.contains("highlight") else {
        return nil
      }
      return "\(item.item) \(change)" + (reason.isEmpty ? "" : ": \(reason)")
    }
  }

  // MARK: The person

  /// The middle of a row's height.
  func y(_ row: Int) -> CGFloat { CGFloat(row) * 52 + 26 }

  /// A finger goes a way across a row, rests, and is lifted.
  func swipe(_ row: Int, by way: CGFloat, from x: CGFloat? = nil) {
    let x = x ?? (way < 0 ? 340 : 30)
    screen.play(.drag(from: CGPoint(x: x, y: y(row)), to: CGPoint(x: x + way, y: y(row))))
  }

  /// A finger throws a row.
  func flick(_ row: Int, by way: CGFloat) {
    let x: CGFloat = way < 0 ? 340 : 30
    screen.play(.flick(from: CGPoint(x: x, y: y(row)), to: CGPoint(x: x + way, y: y(row))))
  }

  func tap(_ row: Int, x: CGFloat = 100) { screen.play(.tap(at: CGPoint(x: x, y: y(row)))) }

  /// Two fingers on a trackpad move what is under the pointer by a way to the side, in reports of ten points.
  func wheel(_ row: Int, by way: CGFloat) {
    for _ in 0..<Int(abs(way) / 10) {
      screen.receive(
        .scroll(
          ScrollSample(
            time: screen.now, location: CGPoint(x: 200, y: y(row)),
            distance: ScrollDistance(x: way < 0 ? 10 : -10, y: 0))))
      screen.runFrame()
      screen.advance(by: 1.0 / 60)
    }
    screen.advance(by: 0.2)
  }

  func rest() { screen.advanceUntilRest() }

  /// Opens a row where reading ends, and lets it come to rest; what that told is forgotten.
  func open(_ row: Int) {
    swipe(row, by: -160)
    rest()
    log = []
    trace.removeAll()
  }
}
