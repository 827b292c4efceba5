import GestureEngine
import TestSupport
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Random lives of a list whose rows are swiped while its data change.
@MainActor struct SwipeThrashTests {
  /// A person, a program and their list.
  @MainActor private final class Life {
    let stage: SwipeStage
    var generator: SeededGenerator
    var story: [String] = []
    private var finger: CGPoint?
    private var made = 0

    init(seed: Int) {
      generator = SeededGenerator(seed: seed)
      stage = SwipeStage([4, 12], isMirrored: seed % 3 == 0)
      stage.onAction = { [weak self] name, item, completion in self?.act(name, item, completion) }
      stage.trailing = { [weak self] item in self?.answer(item) }
    }

    private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private func answer(_ item: IndexPath) -> UISwipeActionsConfiguration? {
      // What tools are told takes no part in the story.
      if stage.view.state.swipes?.isDescribing == true { return nil }
      let count = number(0...4)
      if count == 4 { return nil }
      stage.style = number(0...1) == 0 ? .destructive : .normal
      return stage.configuration((0..<count).map { "Action \($0)" }, stage.style, at: item)
    }

    /// What a handler does: completes at once, later, twice or never, and removes its item before, afterwards or not at all.
    private func act(_ name: String, _ item: IndexPath, _ completion: @escaping (Bool) -> Void) {
      story.append("handler of \(name)")
      switch number(0...6) {
      case 0: completion(true)
      case 1: completion(false)
      case 2:
        delete()
        completion(true)
      case 3:
        completion(true)
        delete()
      case 4:
        stage.view.reloadData()
        completion(true)
        completion(true)
      case 5: stage.completions.append(completion)
      default: break
      }
    }

    private var anyItem: IndexPath? {
      let sections = stage.items.indices.filter { !stage.items[$0].isEmpty }
      guard let section = sections.randomElement(using: &generator) else { return nil }
      return IndexPath(item: number(0...stage.items[section].count - 1), section: section)
    }

    private func delete() {
      guard let item = anyItem else { return }
      story.append("deletes \(item)")
      stage.delete(item)
    }

    private func insert() {
      let section = number(0...stage.items.count - 1)
      let item = IndexPath(item: number(0...stage.items[section].count), section: section)
      made += 1
      story.append("inserts \(item)")
      stage.items[section].insert("new \(made)", at: item.item)
      stage.view.insertItems(at: [item])
    }

    private func move() {
      guard let from = anyItem else { return }
      let name = stage.items[from.section].remove(at: from.item)
      let section = number(0...stage.items.count - 1)
      let to = IndexPath(item: number(0...stage.items[section].count), section: section)
      story.append("moves \(from) to \(to)")
      stage.items[section].insert(name, at: to.item)
      stage.view.moveItem(at: from, to: to)
    }

    private func point() -> CGPoint {
      CGPoint(x: Double.random(in: 1...374, using: &generator), y: Double.random(in: 1...519, using: &generator))
    }

    func step() {
      let (view, screen) = (stage.view, stage.screen)
      switch number(0...23) {
      case 0...5:
        let (start, way) = (point(), CGFloat(number(-340...340)))
        let end = CGPoint(x: start.x + way, y: start.y + CGFloat(number(-4...4)))
        story.append("drags \(start) to \(end)")
        screen.play(
          number(0...1) == 0 ? .flick(from: start, to: end) : .drag(from: start, to: end, duration: 0.1, holding: 0.2))
      case 6, 7:
        let place = point()
        story.append("taps \(place)")
        screen.play(.tap(at: place))
      case 8, 9:
        guard let row = view.state.swipes?.row, let button = row.pull.buttons.randomElement(using: &generator) else {
          break
        }
        story.append("presses a button")
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: screen.window)
        screen.play(.tap(at: place))
      case 10:
        story.append("a finger comes down and moves, or is lifted")
        if let place = finger {
          screen.lift(at: place)
          finger = nil
        } else {
          let start = point()
          screen.press(at: start)
          let end = CGPoint(x: start.x - 80, y: start.y)
          screen.move(to: end)
          finger = end
        }
      case 11:
        story.append("scrolls")
        screen.play(.flick(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 60, y: CGFloat(number(200...500)))))
      case 12, 13: delete()
      case 14: insert()
      case 15: move()
      case 16:
        story.append("reloads")
        stage.items[number(0...1)] = (0..<number(0...9)).map { "again \($0)" }
        view.reloadData()
      case 17:
        guard let item = anyItem else { break }
        story.append("renews \(item)")
        if number(0...1) == 0 { view.reloadItems(at: [item]) } else { view.reconfigureItems(at: [item]) }
      case 18:
        story.append("edits")
        view.isEditing.toggle()
      case 19:
        story.append("completes")
        if let completion = stage.completions.popLast() { completion(number(0...1) == 0) }
      case 20:
        story.append("another width")
        screen.resize(width: CGFloat(number(100...400)), height: 520)
      case 21:
        story.append("another layout")
        view.setCollectionViewLayout(
          UICollectionViewCompositionalLayout(section: stage.section), animated: number(0...1) == 0)
      case 22:
        guard let item = anyItem, finger == nil else { break }
        story.append("carries \(item)")
        if view.beginInteractiveMovementForItem(at: item) {
          view.updateInteractiveMovementTargetPosition(point())
          screen.pass(0.1)
          if number(0...1) == 0 { view.endInteractiveMovement() } else { view.cancelInteractiveMovement() }
        }
      default:
        guard let cell = view.visibleCells.randomElement(using: &generator) else { break }
        story.append("reveals a row, or performs for a tool")
        if number(0...1) == 0 { cell.revealSwipeActions() } else { _ = cell.offeredActions.first?.run() }
      }
      screen.advance(by: Double.random(in: 0...0.25, using: &generator))
      screen.runFrame()
    }

    /// What must be so at any time.
    var problem: String? {
      let view = stage.view
      let swipes = view.state.swipes
      if view.indexPathsForVisibleItems.contains(where: { $0.item >= stage.items[$0.section].count }) {
        return "an item is shown that is gone"
      }
      let swiped = view.visibleCells.filter { $0.configurationState.isSwiped }
      if swiped.count > 1 { return "\(swiped.count) rows are swiped" }
      // That of an item that moves out of sight is on its way there.
      if let cell = swiped.first, cell !== swipes?.row?.cell { return "another row is swiped than is known of" }
      for cell in view.visibleCells where !cell.transform.isIdentity {
        let isKnown =
          swipes?.row?.cell === cell || swipes?.ending.contains { $0.cell === cell } == true
          || view.interactiveMovements.contains { $0.cell === cell }
        // What was carried is set down, and as large as before when it has arrived.
        if !isKnown, cell.transform.a == 1 { return "a row stands beside its place, and nobody has swiped it" }
      }
      let pulls = stage.pulls
      let known = ([swipes?.row].compactMap { $0 } + (swipes?.ending ?? [])).map(\.pull)
      for pull in pulls where !known.contains(where: { $0 === pull }) && pull.alpha != 0 {
        return "there are buttons of no row"
      }
      return nil
    }

    /// Everything comes to rest, and a tap elsewhere closes what is open.
    var problemAtRest: String? {
      if let place = finger { stage.screen.lift(at: place) }
      finger = nil
      stage.view.isEditing = false
      guard stage.screen.advanceUntilRest() else { return stage.screen.unrest ?? "it does not rest" }
      if let problem { return problem }
      if let row = stage.view.state.swipes?.row {
        if row.offset < 1 { return "a row counts as open that is closed" }
        stage.view.state.swipes?.close(because: "the life ends")
        stage.screen.advanceUntilRest()
      }
      if !stage.pulls.isEmpty { return "buttons are left" }
      if stage.view.visibleCells.contains(where: { !$0.transform.isIdentity }) { return "a row is not back" }
      if stage.view.visibleCells.contains(where: { $0.configurationState.isSwiped }) {
        return "a cell counts as swiped"
      }
      let names = stage.view.indexPathsForVisibleItems.map { stage.items[$0.section][$0.item] }
      return names == stage.names ? nil : "shown are \(stage.names), not \(names)"
    }
  }

  // I79, I80, I81
  @Test func `whatever happens to rows that are swiped, one is open at a time, and all come back to their places`() {
    for seed in RandomLives.seeds(12, from: 1) {
      let life = Life(seed: seed)
      for _ in 0..<40 {
        life.step()
        guard let problem = life.problem else { continue }
        Issue.record("Seed \(seed): \(problem)\n\(life.story.joined(separator: "\n"))")
        return
      }
      guard let problem = life.problemAtRest else { continue }
      Issue.record("Seed \(seed), at rest: \(problem)\n\(life.story.joined(separator: "\n"))")
      return
    }
  }
}
