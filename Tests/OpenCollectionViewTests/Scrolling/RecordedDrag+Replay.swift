import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

extension RecordedDrag {
  /// A recording played as touches, on a screen whose frames fall where those of the recording fell.
  @MainActor struct Replay {
    let stage = ScrollStage(width: 393, height: 852, scale: 3, content: CGSize(width: 393, height: 40_000))
    let start: Double
    private var samples: ArraySlice<TouchSample>

    init(_ recorded: RecordedDrag, isRestReported: Bool) {
      stage.scrollView.contentOffset.y = recorded.startOffset
      stage.delegate.journal.clear()
      // Frames are shown at whole sixtieths of a second.
      start = (60 * recorded.firstFrame).rounded(.up) / 60 - recorded.firstFrame
      stage.screen.advance(by: start)
      samples = recorded.samples(from: start, isRestReported: isRestReported)[...]
    }

    /// The offset that is shown at a time of the recording: after the reports stamped up to `delay` before.
    mutating func offset(at time: Double, delay: Double = 0.0001) -> CGFloat {
      let now = start + time
      while let sample = samples.first, sample.time <= now - delay {
        stage.screen.advance(by: sample.time - stage.screen.now)
        stage.screen.receive(.touches([sample]))
        samples = samples.dropFirst()
      }
      stage.screen.advance(by: now - stage.screen.now)
      stage.screen.runFrame()
      return stage.y
    }

    /// Plays what is left, until the content rests.
    ///
    /// - Returns: the time of the recording at which it does.
    mutating func finish() -> Double {
      while let sample = samples.first {
        stage.screen.advance(by: sample.time - stage.screen.now)
        stage.screen.receive(.touches([sample]))
        samples = samples.dropFirst()
      }
      var end = stage.screen.now
      stage.delegate.onDecelerated = { [screen = stage.screen] in end = screen.now }
      stage.screen.advanceUntilRest()
      return end - start
    }
  }
}
