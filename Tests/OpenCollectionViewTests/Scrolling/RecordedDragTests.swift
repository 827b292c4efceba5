import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Recordings of real scroll views, played as touches.
@MainActor struct RecordedDragTests {
  /// The tolerances are half a device pixel, and what the pace of the recordings adds to it: 0.01 points under a
  /// finger inside the content, 0.2 beyond its edge, 0.5 while it decelerates and 0.6 while it bounces, both within
  /// one shift of 2 ms, 0.35 for the target and the final offset, and a frame for the end.
  ///
  /// `SCROLL_RESIDUALS=1` prints what is left, as a table.
  // S14, S20, S30, S31, S32, S33, S34, S35, S36
  @Test(arguments: [true, false])
  func `the content moves and rests as recorded`(isRestReported: Bool) {
    let rows = RecordedDrag.all.flatMap { ScrollResiduals(of: $0, isRestReported: isRestReported).rows }
    #expect(rows.count == 18)
    for row in rows {
      #expect(row.greatest <= row.tolerance, "\(row.recording): \(row.part)")
    }
    guard isRestReported, ProcessInfo.processInfo.environment["SCROLL_RESIDUALS"] != nil else { return }
    print(ScrollResiduals.table(rows), terminator: "")
  }

  // S60
  @Test(arguments: RecordedDrag.all, [true, false])
  func `the delegate is told in the recorded order`(recorded: RecordedDrag, isRestReported: Bool) {
    var replay = RecordedDrag.Replay(recorded, isRestReported: isRestReported)
    _ = replay.finish()
    #expect(replay.stage.told == recorded.order)
  }

  // S14
  @Test func `a drag begins with the event that has gone ten points, and that event moves the content`() {
    // 12 points after the fourth report of the slow drag, exactly 10 after the second one of the pull.
    var slow = RecordedDrag.Replay(.slowDragHeldStill, isRestReported: true)
    #expect(slow.offset(at: 0.0639) == 5000)
    #expect(slow.stage.told == "")
    #expect(slow.offset(at: 0.0641) == 5002)
    #expect(slow.stage.told == "willBeginDragging, didScroll")
    var pull = RecordedDrag.Replay(.pullPastTheTop, isRestReported: true)
    #expect(pull.offset(at: 0.0161) == 0)
    #expect(pull.stage.told == "willBeginDragging")
  }
}
