import DragEngine
import Testing

/// The orders of calls, as lists.
@Suite struct SessionOrderTests {
  @Test func `from the press to the drag the source is asked and told in this order`() {
    // N4, N6, N10, N11, N35
    var runner = SessionRunner()
    runner.itemCount = 2
    #expect(
      runner.report { $0.press() } == [
        .itemsForBeginning, .previewForLifting(item: 0), .previewForLifting(item: 1), .willAnimateLift, .lift,
      ])
    #expect(runner.report { $0.liftDidEnd() } == [.liftIsOver(isWhole: true)])
    #expect(
      runner.report { $0.fingerDidMove() } == [
        .sessionWillBegin, .allowsMove, .isRestricted, .prefersFullSize, .sessionDidMove, .findTargets,
      ])
    #expect(runner.report { $0.fingerDidMove() } == [.sessionDidMove, .findTargets])
    #expect(runner.machine.phase == .dragging)
  }

  @Test func `without items there is no lift`() {
    // N4
    var runner = SessionRunner()
    runner.itemCount = 0
    #expect(runner.report { $0.press() } == [.itemsForBeginning, .isOver])
  }

  @Test func `a finger that lifts midway turns the lift round, and nothing else is said`() {
    // N7, N35
    var runner = SessionRunner()
    runner.report { $0.press() }
    #expect(runner.report { $0.fingerDidLift() } == [.setDown])
    #expect(runner.report { $0.setDownDidEnd() } == [.liftIsOver(isWhole: false), .isOver])
  }

  @Test func `a finger that lifts after the lift without a move sets down, and no session has begun`() {
    // N8
    var runner = SessionRunner()
    runner.report { $0.press() }
    runner.report { $0.liftDidEnd() }
    #expect(runner.report { $0.fingerDidLift() } == [.setDown])
    #expect(runner.report { $0.setDownDidEnd() } == [.isOver])
  }

  @Test func `a finger that moves during the lift begins the session at the lift's end`() {
    // N11
    var runner = SessionRunner()
    runner.report { $0.press() }
    #expect(runner.report { $0.fingerDidMove() } == [])
    #expect(
      runner.report { $0.liftDidEnd() } == [
        .liftIsOver(isWhole: true), .sessionWillBegin, .allowsMove, .isRestricted, .prefersFullSize, .sessionDidMove,
        .findTargets,
      ])
  }

  @Test func `a target is asked, entered, updated and left in this order, and not asked again on return`() {
    // N28, N30, N33, N36
    var runner = SessionRunner()
    runner.beginDragging()
    runner.under = [7]
    #expect(
      runner.report { $0.fingerDidMove() } == [
        .sessionDidMove, .findTargets, .canHandle(7), .didEnter(7), .didUpdate(7),
      ])
    #expect(runner.report { $0.fingerDidMove() } == [.sessionDidMove, .findTargets, .didUpdate(7)])
    runner.under = []
    #expect(runner.report { $0.fingerDidMove() } == [.sessionDidMove, .findTargets, .didExit(7)])
    runner.under = [7]
    #expect(runner.report { $0.fingerDidMove() } == [.sessionDidMove, .findTargets, .didEnter(7), .didUpdate(7)])
  }

  @Test func `from one target to another the old one is left first`() {
    // N30
    var runner = SessionRunner()
    runner.beginDragging()
    runner.under = [1]
    runner.report { $0.fingerDidMove() }
    runner.under = [2]
    #expect(
      runner.report { $0.fingerDidMove() } == [
        .sessionDidMove, .findTargets, .canHandle(2), .didExit(1), .didEnter(2), .didUpdate(2),
      ])
  }

  @Test func `a drop has this order, with the end told to all who saw the session`() {
    // N33, N37
    var runner = SessionRunner()
    runner.itemCount = 2
    runner.beginDragging()
    runner.under = [1]
    runner.report { $0.fingerDidMove() }
    runner.under = [2]
    runner.proposals[2] = DropProposal(.move)
    runner.report { $0.fingerDidMove() }
    #expect(
      runner.report { $0.fingerDidLift() } == [
        .willEnd(.move), .performDrop(2), .previewForDropping(2, item: 0), .previewForDropping(2, item: 1),
        .willAnimateDrop(2, item: 0), .willAnimateDrop(2, item: 1), .drop(2),
      ])
    #expect(
      runner.report { $0.dropDidEnd() } == [.concludeDrop(2), .sessionDidEnd(1), .sessionDidEnd(2), .didEnd(.move)])
    #expect(runner.machine.phase == .transferring)
    #expect(runner.report { $0.transfersDidEnd() } == [.didTransferItems, .isOver])
  }

  @Test func `data that arrive before the animations end are told of last all the same`() {
    // N37
    var runner = SessionRunner()
    runner.beginDragging()
    runner.under = [1]
    runner.report { $0.fingerDidMove() }
    runner.report { $0.fingerDidLift() }
    #expect(runner.report { $0.transfersDidEnd() } == [])
    #expect(
      runner.report { $0.dropDidEnd() } == [
        .concludeDrop(1), .sessionDidEnd(1), .didEnd(.copy), .didTransferItems, .isOver,
      ])
  }

  @Test(arguments: [DropOperation.cancel, .forbidden])
  func `a drop that the proposal does not take goes back in this order`(operation: DropOperation) {
    // N34, N39
    var runner = SessionRunner()
    runner.beginDragging()
    runner.under = [1]
    runner.proposals[1] = DropProposal(operation)
    runner.report { $0.fingerDidMove() }
    #expect(
      runner.report { $0.fingerDidLift() } == [
        .sessionDidEnd(1), .willEnd(.cancel), .previewForCancelling(item: 0), .willAnimateCancel(item: 0), .cancel,
      ])
    #expect(runner.report { $0.cancelDidEnd() } == [.didEnd(.cancel), .isOver])
  }

  @Test func `a finger that is taken away cancels a session, and sets down what has begun none`() {
    // N14, N39
    var runner = SessionRunner()
    runner.beginDragging()
    #expect(
      runner.report { $0.interrupt() } == [
        .willEnd(.cancel), .previewForCancelling(item: 0), .willAnimateCancel(item: 0), .cancel,
      ])
    var lifting = SessionRunner()
    lifting.report { $0.press() }
    #expect(lifting.report { $0.interrupt() } == [.setDown])
  }

  @Test func `with more than twenty items nobody is asked for previews where they end`() {
    // N40
    var runner = SessionRunner()
    runner.itemCount = 21
    runner.beginDragging()
    runner.under = [1]
    runner.report { $0.fingerDidMove() }
    let dropped: [DragStep] =
      [.willEnd(.copy), .performDrop(1)] + (0..<21).map { .willAnimateDrop(1, item: $0) } + [.drop(1)]
    #expect(runner.report { $0.fingerDidLift() } == dropped)
  }

  @Test func `new items are told to who gave some, and targets are asked anew`() {
    // N28, N30, N67
    var runner = SessionRunner()
    runner.beginDragging()
    runner.under = [1]
    runner.report { $0.fingerDidMove() }
    #expect(
      runner.report { $0.add(2) } == [.willAdd(count: 2), .findTargets, .canHandle(1), .didUpdate(1)])
    #expect(runner.machine.itemCount == 3)
    runner.refusing = [1]
    #expect(runner.report { $0.add(1) } == [.willAdd(count: 1), .findTargets, .canHandle(1), .didExit(1)])
  }

  @Test func `a session from elsewhere has no source, and gets a copy or nothing`() {
    // N12, N31, N82
    var runner = SessionRunner(DragSessionMachine(foreignItems: 1))
    runner.under = [1]
    runner.proposals[1] = DropProposal(.move)
    #expect(runner.run() == [.findTargets, .canHandle(1), .didEnter(1), .didUpdate(1)])
    #expect(runner.machine.proposal?.operation == .cancel)
    runner.proposals[1] = DropProposal(.copy)
    #expect(runner.report { $0.setForeignItemCount(3) } == [.findTargets, .canHandle(1), .didUpdate(1)])
    #expect(
      runner.report { $0.fingerDidLift() } == [
        .performDrop(1), .previewForDropping(1, item: 0), .previewForDropping(1, item: 1),
        .previewForDropping(1, item: 2), .willAnimateDrop(1, item: 0), .willAnimateDrop(1, item: 1),
        .willAnimateDrop(1, item: 2), .drop(1),
      ])
    #expect(runner.report { $0.dropDidEnd() } == [.concludeDrop(1), .sessionDidEnd(1), .isOver])
  }
}
