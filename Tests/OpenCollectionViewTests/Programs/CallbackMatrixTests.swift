import TestSupport
import Testing

/// Every callback of a collection view, and in each of them everything that a program may do there.
@MainActor struct CallbackMatrixTests {
  /// What is done from within callbacks.
  private static let deeds: [Program.Deed] = [
    .reload([2]), .reload([]), .reload([7, 4, 9]), .batch([.insert(0)]), .batch([.delete(0), .delete(3)]),
    .batch([.move(0, to: 50), .reload(2), .reconfigure(1)]), .batch([.insertSection(0, items: 3), .deleteSection(0)]),
    .single(.insert(0)), .single(.delete(0)), .single(.reload(1)), .single(.reconfigure(1)),
    .shape(.own, animated: true), .shape(.sideways, animated: false), .invalidate, .offset(120, animated: false),
    .offset(60, animated: true), .toItem(9, animated: false), .toItem(9, animated: true), .size(150, 90), .size(0, 0),
    .inset(60), .select(3), .deselectAll, .several(true), .editing(true), .allowsSelection(false), .scrollable(false),
    .layOut, .frame, .remove, .hide(true), .dropDelegate, .dropSource, .disableRecognizers, .replaceRecognizers,
    .interaction(false), .prefetching(false), .animateSize(120), .present, .dismissMenu, .letGo, .endScene,
  ]

  /// What is done to reach a callback.
  private static func tour(to call: Program.Call) -> Program {
    var program = Program()
    switch call {
    case .shouldHighlight, .didHighlight, .didUnhighlight, .shouldSelect, .didSelect, .didDeselect, .canPerformAction,
      .performAction, .recognizer:
      program.steps = tap(40, 80) + tap(150, 80)
    case .shouldDeselect:
      program.plan.allowsMultipleSelection = true
      program.steps = tap(40, 80) + tap(40, 80)
    case .shouldBeginSeveral, .didBeginSeveral, .didEndSeveral:
      program.steps = [.down(finger: 0, x: 40, y: 80), .down(finger: 1, x: 80, y: 80), .wait(0.02)]
      for _ in 0..<4 {
        program.steps += [.move(finger: 0, dx: 0, dy: 25), .move(finger: 1, dx: 0, dy: 25), .wait(0.016)]
      }
      program.steps += [.up(finger: 0), .up(finger: 1)]
    case .canFocus, .shouldUpdateFocus, .didUpdateFocus, .followsFocus:
      program.steps = [.key("ArrowDown"), .release("ArrowDown"), .key("ArrowRight"), .release("ArrowRight")]
    case .menuConfiguration, .menuActions, .menuPreview, .menuDismissalPreview, .willDisplayMenu, .willEndMenu:
      program.steps = [.click(x: 40, y: 80), .wait(0.1), .deed(.dismissMenu), .wait(0.1)]
    case .hover: program.steps = [.hover(x: 50, y: 90), .wait(0.02), .hover(x: 60, y: 120), .wait(0.02), .leave]
    case .canEdit: program.steps = [.deed(.editing(true)), .wait(0.02)]
    case .didScroll, .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating, .didEndDecelerating,
      .prefetch, .didEndDisplaying, .didEndDisplayingSupplementary, .prepareForReuse:
      program.plan.counts = [30, 30, 30]
      program.steps = flick
    case .cancelPrefetch:
      program.plan.counts = [90]
      program.steps = flick + [.deed(.offset(0, animated: false)), .wait(0.1)]
    case .didEndScrollingAnimation: program.steps = [.deed(.offset(60, animated: true)), .wait(0.5)]
    case .shouldScrollToTop, .didScrollToTop:
      program.plan.counts = [30]
      program.steps = [.deed(.offset(300, animated: false)), .deed(.scrollToTop), .wait(0.6)]
    case .adjustedInset: program.steps = [.deed(.inset(30)), .wait(0.02)]
    case .shouldInvalidateForBounds: program.steps = [.deed(.offset(60, animated: false)), .wait(0.02)]
    case .invalidationContext:
      program.plan.shape = .own
      program.plan.counts = [30]
      program.steps = [.deed(.offset(60, animated: false)), .wait(0.02)]
    case .prepareForTransition, .finalizeTransition:
      program.steps = [.deed(.shape(.sized, animated: true)), .wait(0.4)]
    case .preferredAttributes: program.plan.shape = .fitted
    case .targetOffset, .targetOffsetByLayout, .prepareForUpdates, .finalizeUpdates, .initialAttributes,
      .finalAttributes, .updates, .completion, .cellEnds:
      program.steps = [.deed(.batch([.insert(0), .delete(4), .reload(2)])), .wait(0.4)]
      if call == .cellEnds { program.steps += [.deed(.letGo)] }
    case .numberOfSections, .numberOfItems, .cellForItem, .viewForSupplementary, .willDisplay,
      .willDisplaySupplementary,
      .sizeForItem, .insetForSection, .headerSize, .prepare, .elementsInRect, .applyAttributes, .cellLayout, .cellState:
      program.steps = [.deed(.reload([9, 2])), .wait(0.05)]
    }
    return program
  }

  private static func tap(_ x: Int, _ y: Int) -> [Program.Step] {
    [.down(finger: 0, x: x, y: y), .wait(0.2), .up(finger: 0), .wait(0.02)]
  }

  private static let flick: [Program.Step] =
    [.down(finger: 0, x: 150, y: 300)]
    + (0..<6).flatMap { _ -> [Program.Step] in [.move(finger: 0, dx: 0, dy: -35), .wait(0.016)] }
    + [.up(finger: 0), .wait(0.2)]

  // C80, C81
  @Test(arguments: Array(Program.Call.allCases.enumerated()))
  func `whatever a program does in a callback, what is shown is what it has`(turn: Int, call: Program.Call) {
    // A sixth of the pairs in which each deed and each callback are; all with `TIMES=6`.
    for deed in RandomLives.one(of: 6, Self.deeds, turn: turn) {
      var program = Self.tour(to: call)
      program.reactions = [Program.Reaction(call: call, count: 1, deed: deed)]
      let problems = ProgramFuzzTests.problems(of: program)
      #expect(problems == [], "\(deed)")
    }
  }

  @Test(arguments: Program.Call.allCases)
  func `each callback is reached`(call: Program.Call) {
    let world = ProgramWorld(Self.tour(to: call))
    world.play()
    #expect(world.calls[call, default: 0] > 0)
    #expect(world.problems == [])
  }
}
