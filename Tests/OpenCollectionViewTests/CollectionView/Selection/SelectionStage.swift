import GestureEngine
import OpenCollectionView
import TouchTesting

/// A grid of three items in a line, every 110 points, with a delegate that notes what it is told.
@MainActor struct SelectionStage {
  let grid: GridScreen
  let delegate = SelectionDelegate()
  var view: UICollectionView { grid.view }
  var screen: VirtualScreen { grid.screen }

  init(_ counts: [Int] = [1000], layout: UICollectionViewLayout = GridScreen.grid()) {
    grid = GridScreen(counts, layout: layout)
    grid.view.delegate = delegate
    grid.screen.runFrame()
  }

  var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }

  /// The middle of an item of the first screen.
  func middle(of item: Int) -> CGPoint { CGPoint(x: 50 + 110 * (item % 3), y: 50 + 110 * (item / 3)) }

  func tap(_ item: Int) { screen.play(.tap(at: middle(of: item)).then(.rest(0.4))) }

  /// A mouse comes down on an item and is let go, with modifier keys held.
  func click(_ item: Int, _ modifiers: KeyModifiers = [], kind: TouchSample.Kind = .pointer) {
    for phase in [TouchSample.Phase.began, .ended] {
      screen.receive(
        .touches([
          TouchSample(
            time: screen.now, identifier: 77, phase: phase, kind: kind, location: middle(of: item),
            buttons: kind == .pointer && phase == .began ? 1 : 0, modifiers: modifiers)
        ]))
      screen.runFrame()
      screen.advance(by: 0.1)
    }
    screen.advance(by: 0.4)
  }

  /// Two fingers, beside each other on an item, go to another one and are lifted.
  func pan(from start: Int, to end: Int) {
    screen.play(.twoFingers(at: middle(of: start), distance: 40, to: middle(of: end)))
  }
}

/// Notes what concerns selecting.
@MainActor final class SelectionDelegate: NSObject, UICollectionViewDelegate {
  var lines: [String] = []
  var refused: Set<String> = []
  var reactions: [String: (IndexPath) -> Void] = [:]
  /// Which questions and calls are noted; all unless set.
  var noted: Set<String>?
  var primaryAnswer: Bool?
  var selectsSeveral = false
  var unfocusable: Set<Int> = []
  var focusHeadings: [UIFocusHeading] = []

  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func ask(_ word: String, _ item: IndexPath) -> Bool {
    if noted?.contains(word) ?? true { lines.append("\(word) \(item.item)") }
    reactions[word]?(item)
    return !refused.contains(word) && !refused.contains("\(word) \(item.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    _ = ask("highlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    _ = ask("unhighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    ask("shouldSelect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    ask("shouldDeselect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    _ = ask("select", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    _ = ask("deselect", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    _ = ask("canPerform", indexPath)
    return primaryAnswer ?? !collectionView.isEditing
  }
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    _ = ask("perform", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    ask("shouldBegin", indexPath) && selectsSeveral
  }
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    _ = ask(collectionView.allowsMultipleSelection ? "begin several" : "begin", indexPath)
  }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    if noted?.contains("end") ?? true { lines.append("end") }
  }
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    indexPath.item != 1
  }
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    collectionView.allowsFocus && !unfocusable.contains(indexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    !refused.contains("focus")
  }
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    focusHeadings.append(context.focusHeading)
    let from = context.previouslyFocusedIndexPath.map { "\($0.item)" } ?? "nothing"
    let to = context.nextFocusedIndexPath.map { "\($0.item)" } ?? "nothing"
    if noted?.contains("focus") ?? true { lines.append("focus \(from) to \(to)") }
    reactions["focus"]?(context.nextFocusedIndexPath ?? [])
  }
}
