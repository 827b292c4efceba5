import DragEngine
import TestSupport
import Testing

@Suite struct SessionLifeTests {
  @Test(arguments: 0..<40)
  func `whatever happens to a session, what begins ends once and who is entered is left`(seed: Int) {
    // N8, N33, N35, N36, N37, N39
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let isForeign = Int.random(in: 0..<5, using: &random) == 0
      var runner = SessionRunner(isForeign ? DragSessionMachine(foreignItems: 2) : DragSessionMachine())
      runner.itemCount = Int.random(in: 0...24, using: &random)
      runner.allowsMove = Bool.random(using: &random)
      runner.refusing = Set((0..<4).filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      if !isForeign { runner.report { $0.press() } }
      for _ in 0..<40 {
        runner.under = (0..<4).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
        for target in 0..<4 {
          runner.proposals[target] = DropProposal(DropOperation.allCases.randomElement(using: &random)!)
        }
        let event = Int.random(in: 0..<24, using: &random)
        let target = Int.random(in: 0..<4, using: &random)
        runner.report { machine in
          switch event {
          case 0..<8: machine.fingerDidMove()
          case 8..<10: machine.liftDidEnd()
          case 10: machine.contentDidMove()
          case 11: machine.add(2)
          case 12: machine.targetDidGo(target)
          case 13: machine.interrupt()
          case 14, 15: machine.fingerDidLift()
          case 16: machine.setDownDidEnd()
          case 17: machine.dropDidEnd()
          case 18: machine.cancelDidEnd()
          case 19: machine.transfersDidEnd()
          case 20: machine.press()
          case 21: machine.setForeignItemCount(3)
          default:
            machine.fingerDidMove()
            machine.fingerDidMove()
          }
        }
      }
      // Everything comes to its end.
      for _ in 0..<3 {
        runner.report { machine in
          machine.interrupt()
          machine.liftDidEnd()
        }
        runner.report { machine in
          machine.setDownDidEnd()
          machine.dropDidEnd()
          machine.cancelDidEnd()
          machine.transfersDidEnd()
        }
      }
      check(runner, isForeign: isForeign)
    }
  }

  private func check(_ runner: SessionRunner, isForeign: Bool) {
    let steps = runner.steps
    #expect(runner.machine.phase == .over)
    #expect(steps.last == .isOver)
    #expect(steps.filter { $0 == .isOver }.count == 1)
    let begins = steps.filter { $0 == .sessionWillBegin }.count
    let ends = steps.filter { if case .didEnd = $0 { true } else { false } }.count
    #expect(begins == ends)
    #expect(begins <= 1)
    #expect(isForeign ? begins == 0 : true)
    for target in 0..<4 {
      let ofTarget = steps.filter {
        switch $0 {
        case .didEnter(target), .didExit(target), .didUpdate(target), .performDrop(target), .sessionDidEnd(target): true
        default: false
        }
      }
      var isIn = false
      for step in ofTarget {
        switch step {
        case .didEnter:
          #expect(!isIn)
          isIn = true
        case .didExit:
          #expect(isIn)
          isIn = false
        case .didUpdate, .performDrop: #expect(isIn)
        default: break
        }
      }
      let saw = ofTarget.contains(.didEnter(target))
      #expect(ofTarget.filter { $0 == .sessionDidEnd(target) }.count == (saw ? 1 : 0))
    }
  }
}
