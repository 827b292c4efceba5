import DragEngine
import Testing

@Suite struct SessionTargetTests {
  @Test func `the innermost target that takes part hears, and who refuses is never asked again`() {
    // N28, N48
    var runner = SessionRunner()
    runner.refusing = [3]
    runner.beginDragging()
    runner.under = [3, 2, 1]
    #expect(
      runner.report { $0.fingerDidMove() } == [
        .sessionDidMove, .findTargets, .canHandle(3), .canHandle(2), .didEnter(2), .didUpdate(2),
      ])
    #expect(runner.report { $0.fingerDidMove() } == [.sessionDidMove, .findTargets, .didUpdate(2)])
    #expect(runner.machine.seen == [2])
  }

  @Test func `a move that the source does not allow is none`() {
    // N31
    var runner = SessionRunner()
    runner.allowsMove = false
    runner.beginDragging()
    runner.under = [1]
    runner.proposals[1] = DropProposal(.move)
    runner.report { $0.fingerDidMove() }
    #expect(runner.machine.proposal == DropProposal(.cancel))
    #expect(runner.report { $0.fingerDidLift() }.first == .sessionDidEnd(1))
  }

  @Test func `the last answer decides what a lift of the finger does`() {
    // N34
    var runner = SessionRunner()
    runner.beginDragging()
    runner.under = [1]
    runner.report { $0.fingerDidMove() }
    runner.proposals[1] = DropProposal(.forbidden)
    runner.report { $0.contentDidMove() }
    #expect(runner.report { $0.fingerDidLift() }.contains(.willEnd(.cancel)))
  }

  @Test func `content that moves under the finger has targets asked, and the source hears nothing`() {
    // N69
    var runner = SessionRunner()
    runner.beginDragging()
    runner.under = [1]
    #expect(
      runner.report { $0.contentDidMove() } == [.findTargets, .canHandle(1), .didEnter(1), .didUpdate(1)])
  }

  @Test func `moves that have not been told are told as one`() {
    // N11
    var runner = SessionRunner()
    runner.beginDragging()
    #expect(
      runner.report { machine in
        machine.fingerDidMove()
        machine.fingerDidMove()
        machine.contentDidMove()
      } == [.sessionDidMove, .findTargets])
  }

  @Test func `a target that goes is left, hears of the end, and takes no drop`() {
    // N33
    var runner = SessionRunner()
    runner.beginDragging()
    runner.under = [1]
    runner.report { $0.fingerDidMove() }
    #expect(runner.report { $0.targetDidGo(1) } == [.didExit(1)])
    #expect(runner.report { $0.fingerDidLift() }.prefix(2) == [.sessionDidEnd(1), .willEnd(.cancel)])
  }

  @Test func `a finger that lifts while the items are asked for sets down what is lifted`() {
    var machine = DragSessionMachine()
    machine.press()
    #expect(machine.next() == .itemsForBeginning)
    // The program has run something in which the finger was taken away.
    machine.interrupt()
    #expect(machine.next() == nil)
    machine.answer(itemCount: 1)
    var steps: [DragStep] = []
    while let step = machine.next() { steps.append(step) }
    #expect(
      steps == [.previewForLifting(item: 0), .willAnimateLift, .lift, .setDown])
  }

  @Test func `what is answered twice, or unasked, changes nothing`() {
    var machine = DragSessionMachine()
    machine.answer(itemCount: 4)
    machine.answer(targets: [1])
    machine.answer(true)
    machine.answer(DropProposal(.copy))
    #expect(machine.next() == nil)
    machine.press()
    #expect(machine.next() == .itemsForBeginning)
    machine.answer(itemCount: 1)
    machine.answer(itemCount: 3)
    #expect(machine.itemCount == 1)
  }
}
