import MotionEngine
import Testing

/// The tolerances are half a device pixel and what the pace of the recording adds to it.
@Suite struct RecordedScrollTests {
  @Test(arguments: [RecordedScroll.slowDragHeldStill, .flick])
  func `inside the content a drag follows the finger to the point`(recorded: RecordedScroll) {
    let dragged = recorded.replay().dragged
    #expect(dragged.count >= 10)
    for (offset, sample) in zip(dragged, recorded.samples) {
      #expect(abs(offset - sample.offset) <= 0.01, "at \(sample.time)")
    }
  }

  @Test func `past the edge a drag follows the recorded rubber band`() {
    let recorded = RecordedScroll.pullPastTheTop
    let dragged = recorded.replay().dragged
    #expect(dragged.count >= 25)
    for (offset, sample) in zip(dragged, recorded.samples) {
      #expect(abs(offset - sample.offset) <= 0.2, "at \(sample.time)")
    }
  }

  @Test(arguments: [RecordedScroll.slowDragHeldStill, .flick, .pullPastTheTop])
  func `the release reports the recorded velocity`(recorded: RecordedScroll) {
    #expect(abs(recorded.replay().release.velocity - recorded.velocity) <= 0.001)
  }

  @Test(arguments: [RecordedScroll.slowDragHeldStill, .flick, .pullPastTheTop])
  func `the release announces the recorded target`(recorded: RecordedScroll) {
    let release = recorded.replay().release
    #expect(abs(release.target - recorded.target) <= 0.35)
    #expect(release.moves == (recorded.endTime != nil))
  }

  @Test func `a deceleration follows the recording`() {
    let recorded = RecordedScroll.flick
    #expect(recorded.residual(of: recorded.replay()).greatest <= 0.5)
  }

  @Test func `a bounce follows the recording`() {
    let recorded = RecordedScroll.pullPastTheTop
    #expect(recorded.residual(of: recorded.replay()).greatest <= 0.5)
  }

  @Test(arguments: [RecordedScroll.slowDragHeldStill, .flick, .pullPastTheTop])
  func `the content rests where it was recorded to rest`(recorded: RecordedScroll) {
    #expect(abs(recorded.replay().axis.restingOffset - recorded.finalOffset) <= 0.35)
  }

  @Test(arguments: [RecordedScroll.flick, .pullPastTheTop])
  func `the content rests within a frame of the recorded time`(recorded: RecordedScroll) throws {
    let endTime = try #require(recorded.endTime)
    #expect(abs(recorded.frameOfRest(of: recorded.replay()) - endTime) <= 0.017)
  }
}
