import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Each thing that may happen to a list, in each phase of a row that is swiped.
@MainActor struct SwipePhaseTests {
  /// The course of a swipe.
  enum Phase: String, CaseIterable, Sendable {
    case held, pulledBack, takenOver, opening, open, pressed, pending, performed, done, failed, closing, leaving,
      wheeled
    case revealed

    /// Brings the third row to the phase.
    @MainActor func reach(on stage: SwipeStage) {
      let (screen, y) = (stage.screen, stage.y(2))
      switch self {
      case .held: Self.pull(stage, to: 200)
      case .pulledBack:
        Self.pull(stage, to: 200)
        screen.move(to: CGPoint(x: 370, y: y))
      case .takenOver:
        Self.pull(stage, to: 30)
        screen.pass(0.05)
      case .opening:
        stage.flick(2, by: -80)
        screen.pass(0.05)
      case .open: stage.open(2)
      case .pressed:
        stage.open(2)
        screen.press(at: CGPoint(x: 330, y: y))
      case .pending:
        stage.open(2)
        stage.tap(2, x: 232)
        screen.pass(0.05)
      case .performed:
        Self.pull(stage, to: 30)
        screen.lift(at: CGPoint(x: 30, y: y))
        screen.pass(0.05)
      case .done, .failed:
        Self.pull(stage, to: 30)
        screen.lift(at: CGPoint(x: 30, y: y))
        stage.completions.first?(self == .done)
        screen.pass(0.05)
      case .closing:
        stage.open(2)
        stage.tap(6)
        screen.pass(0.05)
      case .leaving:
        Self.pull(stage, to: 30)
        screen.lift(at: CGPoint(x: 30, y: y))
        stage.delete(stage.path(2))
        screen.pass(0.05)
      case .wheeled: stage.wheel(2, by: -60)
      case .revealed:
        stage.cell(2)?.revealSwipeActions()
        screen.pass(0.05)
      }
    }

    @MainActor private static func pull(_ stage: SwipeStage, to x: CGFloat) {
      stage.screen.press(at: CGPoint(x: 340, y: stage.y(2)))
      for x in stride(from: 325, through: x, by: -20) { stage.screen.move(to: CGPoint(x: x, y: stage.y(2))) }
    }

    /// The place of the finger that is still down; nil where none is.
    @MainActor func finger(on stage: SwipeStage) -> CGPoint? {
      switch self {
      case .held: CGPoint(x: 205, y: stage.y(2))
      case .pulledBack: CGPoint(x: 370, y: stage.y(2))
      case .takenOver: CGPoint(x: 45, y: stage.y(2))
      case .pressed: CGPoint(x: 330, y: stage.y(2))
      default: nil
      }
    }
  }

  /// Something that a program, or the world, does to the list.
  enum Deed: String, CaseIterable, Sendable {
    case reload, reloadSection, reloadItem, reconfigure, insertBefore, insertBehind, insertElsewhere
    case delete, deleteOther, deleteAll, move, moveAway, severalAtOnce, deleteSection, moveSection, withoutAnimation
    case rotate, narrow, edit, editAndBack, layout, layoutAnimated, invalidate, remove, removeAndAdd, hide
    case scroll, scrollAnimated, scrollFar, select, anotherSource, noSource, carry, menu, secondFinger, cancelTouches
    case mirror, otherActions, disable, complete, completeTwice, endScene, lighter

    @MainActor func happen(on stage: SwipeStage) {
      let (view, items) = (stage.view, stage.items)
      switch self {
      case .reload: view.reloadData()
      case .reloadSection: view.reloadSections([0])
      case .reloadItem: view.reloadItems(at: [stage.path(2)])
      case .reconfigure: view.reconfigureItems(at: [stage.path(2)])
      case .insertBefore, .insertBehind, .insertElsewhere: insert(on: stage)
      case .delete: stage.delete(stage.path(2))
      case .deleteOther: stage.delete(stage.path(4))
      case .deleteAll:
        stage.items[0] = []
        view.deleteItems(at: items[0].indices.map { stage.path($0) })
      case .move, .moveAway:
        let target = self == .move ? stage.path(7) : stage.path(1, 1)
        let name = stage.items[0].remove(at: 2)
        stage.items[target.section].insert(name, at: target.item)
        view.moveItem(at: stage.path(2), to: target)
      case .severalAtOnce:
        view.performBatchUpdates {
          stage.items[0].remove(at: 2)
          stage.items[0].insert("new", at: 0)
          view.deleteItems(at: [stage.path(2)])
          view.insertItems(at: [stage.path(0)])
        }
      case .deleteSection:
        stage.items.removeFirst()
        view.deleteSections([0])
      case .moveSection:
        stage.items.swapAt(0, 1)
        view.moveSection(0, toSection: 1)
      case .withoutAnimation: UIView.performWithoutAnimation { stage.delete(stage.path(2)) }
      default: happenElsewhere(on: stage)
      }
    }

    @MainActor private func insert(on stage: SwipeStage) {
      let place = self == .insertBefore ? stage.path(0) : self == .insertBehind ? stage.path(5) : stage.path(0, 1)
      stage.items[place.section].insert("new", at: place.item)
      stage.view.insertItems(at: [place])
    }

    @MainActor private func happenElsewhere(on stage: SwipeStage) {
      let (view, screen) = (stage.view, stage.screen)
      switch self {
      case .rotate: screen.resize(width: 520, height: 375)
      case .narrow: screen.resize(width: 100, height: 520)
      case .edit: view.isEditing = true
      case .editAndBack:
        view.isEditing = true
        view.isEditing = false
      case .layout, .layoutAnimated:
        view.setCollectionViewLayout(
          UICollectionViewCompositionalLayout(section: stage.section), animated: self == .layoutAnimated)
      case .invalidate: view.collectionViewLayout.invalidateLayout()
      case .remove: view.removeFromSuperview()
      case .removeAndAdd:
        view.removeFromSuperview()
        screen.window.rootViewController?.view.addSubview(view)
      case .hide: view.isHidden = true
      case .scroll: view.contentOffset.y = 20
      case .scrollAnimated: view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      case .scrollFar: view.scrollToItem(at: stage.path(stage.items[0].count - 1), at: .top, animated: false)
      case .select: view.selectItem(at: stage.path(2), animated: false, scrollPosition: [])
      case .anotherSource:
        view.dataSource = nil
        view.dataSource = stage
      case .noSource: view.dataSource = nil
      case .carry:
        if view.beginInteractiveMovementForItem(at: stage.path(2)) {
          view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 300))
          screen.pass(0.1)
          view.endInteractiveMovement()
        }
      case .menu:
        stage.menu = UIMenu(children: [UIAction(title: "Open") { _ in }])
        for phase in [TouchSample.Phase.began, .ended] {
          screen.receive(
            .touches([
              TouchSample(
                time: screen.now, identifier: 77, phase: phase, kind: .pointer,
                location: CGPoint(x: 100, y: stage.y(2)), buttons: phase == .began ? 2 : 0)
            ]))
          screen.runFrame()
        }
        screen.pass(0.1)
        view.contextMenuInteraction?.dismissMenu()
      case .secondFinger: screen.play(.tap(at: CGPoint(x: 100, y: stage.y(5))))
      case .cancelTouches: screen.receive(.visibility(false))
      case .mirror: view.semanticContentAttribute = .forceRightToLeft
      case .otherActions: stage.trailing = { _ in nil }
      case .disable: for recognizer in view.gestureRecognizers ?? [] { recognizer.isEnabled = false }
      case .complete: stage.completions.first?(true)
      case .completeTwice:
        stage.completions.first?(false)
        stage.completions.first?(true)
      case .endScene: screen.application.disconnectScene(screen.scene)
      case .lighter: screen.scene.traitOverrides.userInterfaceStyle = .dark
      default: break
      }
    }
  }

  /// What is wrong with a list after a deed in a phase.
  private func problem(_ phase: Phase, _ deed: Deed) -> String? {
    let stage = SwipeStage([12, 4])
    phase.reach(on: stage)
    // A row that has gone leaves another one at its place.
    deed.happen(on: stage)
    stage.screen.runFrame()
    stage.screen.pass(0.05)
    if let problem = problem(of: stage, deed) { return "at once: " + problem }
    if let place = phase.finger(on: stage) {
      stage.screen.move(to: CGPoint(x: place.x - 10, y: place.y))
      stage.screen.pass(0.02)
      if let problem = problem(of: stage, deed) { return "as the finger goes on: " + problem }
      stage.screen.lift(at: CGPoint(x: place.x - 10, y: place.y))
    }
    if deed == .cancelTouches { stage.screen.receive(.visibility(true)) }
    guard stage.screen.advanceUntilRest() else { return stage.screen.unrest ?? "it does not rest" }
    if let problem = problem(of: stage, deed) { return "at rest: " + problem }
    for completion in stage.completions { completion(true) }
    _ = stage.view.state.swipes?.close(because: "the test ends")
    guard stage.screen.advanceUntilRest() else { return stage.screen.unrest ?? "it does not rest at the end" }
    if !stage.pulls.isEmpty { return "at the end: buttons are left" }
    if stage.view.visibleCells.contains(where: { !$0.transform.isIdentity }) { return "at the end: a row is not back" }
    if stage.view.visibleCells.contains(where: { $0.configurationState.isSwiped }) {
      return "at the end: a cell is swiped"
    }
    guard deed != .noSource, deed != .endScene else { return nil }
    let names = stage.view.indexPathsForVisibleItems.map { stage.items[$0.section][$0.item] }
    return names == stage.names ? nil : "at the end: shown are \(stage.names), not \(names)"
  }

  /// What must be so at any time.
  private func problem(of stage: SwipeStage, _ deed: Deed) -> String? {
    let (view, swipes) = (stage.view, stage.view.state.swipes)
    let rows = ([swipes?.row].compactMap { $0 } + (swipes?.ending ?? []))
    let swiped = view.visibleCells.filter { $0.configurationState.isSwiped }
    if swiped.count > 1 { return "\(swiped.count) rows are swiped" }
    if let cell = swiped.first, cell !== swipes?.row?.cell { return "another row is swiped than is known of" }
    for cell in view.visibleCells where !cell.transform.isIdentity && cell.transform.a == 1 {
      if !rows.contains(where: { $0.cell === cell }) {
        return "a row stands beside its place, and nobody has swiped it"
      }
    }
    for pull in stage.pulls where pull.alpha != 0 && !rows.contains(where: { $0.pull === pull }) {
      return "there are buttons of no row"
    }
    if let row = swipes?.row, row.cell.superview !== view { return "a row is swiped that is not there" }
    return nil
  }

  // I79, I80
  @Test(arguments: Phase.allCases)
  func `whatever happens in a phase of a swipe, one row is open at most, and all come back`(phase: Phase) {
    for deed in Deed.allCases {
      let problem = problem(phase, deed)
      #expect(problem == nil, "\(phase): \(deed)")
    }
  }
}
