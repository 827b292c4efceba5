import DragEngine
import Testing

/// Drags that are dropped outside of the program.
@Suite struct EndElsewhereTests {
  private func dragging(allowsMove: Bool = true) -> SessionRunner {
    var runner = SessionRunner()
    runner.allowsMove = allowsMove
    runner.report { $0.press() }
    runner.report { $0.liftDidEnd() }
    runner.report { $0.fingerDidMove() }
    return runner
  }

  @Test func `the source hears of the operation at once, and of the end of all data last`() {
    // N37, N86
    var runner = dragging()
    #expect(runner.report { $0.dropDidEndElsewhere(.move) } == [.willEnd(.move), .didEnd(.move)])
    #expect(runner.report { $0.interrupt() } == [])
    #expect(runner.report { $0.transfersDidEnd() } == [.didTransferItems, .isOver])
  }

  @Test func `what may not be, and nothing, go back`() {
    // N31, N39, N86
    for operation in [DropOperation.move, .cancel, .forbidden] {
      var runner = dragging(allowsMove: false)
      let steps = runner.report { $0.dropDidEndElsewhere(operation) }
      #expect(steps == [.willEnd(.cancel), .previewForCancelling(item: 0), .willAnimateCancel(item: 0), .cancel])
    }
  }

  @Test func `before the session has begun it is set down`() {
    // N8, N86
    var runner = SessionRunner()
    runner.report { $0.press() }
    #expect(runner.report { $0.dropDidEndElsewhere(.copy) } == [.setDown])
  }
}
