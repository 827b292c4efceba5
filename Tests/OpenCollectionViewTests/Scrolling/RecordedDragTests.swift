import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Recordings of real scroll views, played as touches. The tolerances are half a device pixel, and what the pace of the
/// recordings adds to it.
@MainActor struct RecordedDragTests {
  private let stage = ScrollStage(
    width: 393, height: 852, scale: 3, content: CGSize(width: 393, height: 40_000))

  /// Plays a recording, and gives the offset as it was after each frame and report.
  private func offsets(of recorded: RecordedDrag, at times: [Double], lifting: Bool) -> [CGFloat] {
    stage.scrollView.contentOffset.y = recorded.startOffset
    stage.delegate.journal.clear()
    var samples = recorded.script.samples(from: 0, identifiersFrom: 1)[...]
    if !lifting { samples = samples.dropLast() }
    var offsets: [CGFloat] = []
    for time in times {
      while let sample = samples.first, sample.time <= time - 0.0001 {
        stage.screen.advance(by: sample.time - stage.screen.now)
        stage.screen.receive(.touches([sample]))
        stage.screen.runFrame()
        samples = samples.dropFirst()
      }
      stage.screen.advance(by: time - stage.screen.now)
      stage.screen.runFrame()
      offsets.append(stage.y)
    }
    return offsets
  }

  // S14, S20
  @Test(arguments: [(RecordedDrag.slowDragHeldStill, 0.01), (.flick, 0.01), (.pullPastTheTop, 0.2)])
  func `a finger moves the content as recorded`(recorded: RecordedDrag, tolerance: CGFloat) {
    let offsets = offsets(of: recorded, at: recorded.dragged.map(\.time), lifting: false)
    for (offset, sample) in zip(offsets, recorded.dragged) {
      #expect(abs(offset - sample.offset) <= tolerance, "at \(sample.time)")
    }
  }

  // S31, S32, S35, S36
  @Test(arguments: [(RecordedDrag.slowDragHeldStill, 0.01), (.flick, 0.5), (.pullPastTheTop, 0.6)])
  func `the content moves on as recorded, within one shift of 2 ms`(recorded: RecordedDrag, tolerance: CGFloat) {
    let errors = [-0.002, -0.0015, -0.001, -0.0005, 0, 0.0005, 0.001, 0.0015, 0.002].map { shift in
      let test = RecordedDragTests()
      let offsets = test.offsets(of: recorded, at: recorded.released.map { $0.time - shift }, lifting: true)
      return zip(offsets, recorded.released).map { abs($0 - $1.offset) }.max() ?? .infinity
    }
    #expect(errors.min()! <= tolerance, "\(errors)")
  }

  // S30, S34, S60
  @Test(arguments: [RecordedDrag.slowDragHeldStill, .flick, .pullPastTheTop])
  func `the delegate is told what was recorded`(recorded: RecordedDrag) throws {
    stage.scrollView.contentOffset.y = recorded.startOffset
    stage.delegate.journal.clear()
    stage.screen.play(recorded.script)
    stage.screen.advance(by: 5)
    #expect(stage.told == recorded.order)
    #expect(abs(try #require(stage.delegate.velocity).y - recorded.velocity) < 1e-6)
    #expect(abs(try #require(stage.delegate.announcedTarget).y - recorded.target) <= 0.35)
    #expect(abs(stage.y - recorded.finalOffset) <= 0.35)
  }

  // S33
  @Test(arguments: [RecordedDrag.flick, .pullPastTheTop])
  func `the content rests within a frame of the recorded time`(recorded: RecordedDrag) throws {
    stage.scrollView.contentOffset.y = recorded.startOffset
    stage.screen.play(recorded.script)
    while stage.scrollView.isDecelerating { stage.screen.advance(by: 1.0 / 60) }
    #expect(abs(stage.screen.now - (try #require(recorded.endTime))) <= 0.017 + 1.0 / 60)
  }
}
