import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What a host had no time for, and what it showed ahead, is in a recording: a busy machine's decisions are made again on an
/// idle one.
@MainActor struct RecordedPausesTests {
  /// A clock on which a quarter of a second passes whenever somebody looks at it.
  private final class SlowClock {
    private var now = 0.0
    func look() -> Double {
      now += 0.25
      return now
    }
  }

  private func screen() -> VirtualScreen {
    let screen = VirtualScreen(width: 300, height: 200)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.addGestureRecognizer(UIPanGestureRecognizer())
    screen.show(view)
    screen.advanceUntilRest()
    return screen
  }

  private func report(_ phase: TouchSample.Phase, _ x: Double, at time: Double) -> HostInput {
    .touches([TouchSample(time: time, identifier: 1, phase: phase, location: CGPoint(x: x, y: 50))])
  }

  /// A finger that goes 45 points, all of which waits for a frame that has time for two reports.
  private func recording() -> HostInputRecording {
    let slow = screen()
    let clock = SlowClock()
    slow.scene.inputTimeLimit = InputTimeLimit(seconds: 0.4, now: clock.look)
    let recorder = slow.recordInput()
    let start = slow.now
    slow.receive(report(.began, 50, at: start))
    slow.receive(report(.moved, 58, at: start + 0.004))
    slow.receive(.visibility(true))
    slow.receive(report(.moved, 80, at: start + 0.008))
    slow.receive(.visibility(true))
    slow.receive(report(.moved, 95, at: start + 0.012))
    for _ in 0..<5 { slow.advance(by: 1.0 / 60) }
    recorder.stop()
    return recorder.recording
  }

  @Test func `what waited for the next frame waits for it in a replay`() throws {
    let recording = recording()
    let pauses = recording.entries.compactMap { entry -> [Int]? in
      guard case .frame(_, let pauses) = entry.event else { return nil }
      return pauses
    }
    #expect(pauses == [[2], [2]])
    #expect(recording.decisions?.contains { $0.words.contains("possible → began: moved 30 pt") } == true)
    #expect(screen().replay(try HostInputRecording(text: recording.text)) == nil)
    // Without the pauses one frame has it all, and another distance.
    var unpaused = recording
    for index in unpaused.entries.indices {
      if case .frame(let time, _) = unpaused.entries[index].event { unpaused.entries[index].event = .frame(time) }
    }
    #expect(screen().replay(unpaused) != nil)
  }

  @Test func `pauses are written at the end of their frame, and read`() throws {
    var recording = HostInputRecording(screen: ScreenDescription(size: CGSize(width: 30, height: 40)), start: 1)
    recording.entries = [.init(clock: 1, event: .frame(1.5, pauses: [3, 7])), .init(clock: 1.5, event: .frame(2))]
    #expect(recording.text.hasSuffix("1.0 frame 1.5 pauses 3 7\n1.5 frame 2.0\n"))
    #expect(try HostInputRecording(text: recording.text) == recording)
  }

  @Test(arguments: ["1.0 frame 1.5 pauses", "1.0 frame 1.5 pauses 0", "1.0 frame 1.5 pauses 1 x", "1.0 frame 1.5 3"])
  func `a frame that goes on otherwise is refused`(line: String) throws {
    let head = HostInputRecording(screen: ScreenDescription(size: CGSize(width: 30, height: 40)), start: 1).text
    let error = try #require(throws: RecordingTextError.self) { try HostInputRecording(text: head + line) }
    #expect(error.expected == "a time and, after \"pauses\", how many deliveries came before each")
  }

  // MARK: What is shown ahead

  private func list() -> (VirtualScreen, UICollectionView) {
    let screen = VirtualScreen(width: 320, height: 480)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    screen.show(view)
    screen.advanceUntilRest()
    return (screen, view)
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let rows = Rows()

  @Test func `what is prepared for a page far away is prepared in a replay, and a throw goes as far`() throws {
    let (screen, view) = list()
    let recorder = screen.recordInput()
    screen.receive(.latency(0.1))
    screen.play(.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100)))
    screen.advanceUntilRest()
    recorder.stop()
    // Five to each side of those that can be seen, but for one that is used again.
    #expect(recorder.recording.decisions?.count { $0.words.hasSuffix("made for cell") } == 9)
    let (other, copy) = list()
    #expect(other.replay(try HostInputRecording(text: recorder.recording.text)) == nil)
    #expect(copy.contentOffset == view.contentOffset)
    #expect(view.contentOffset.y > 1000)
  }

  @Test(arguments: [Double.nan, -1, .infinity])
  func `a latency that is none prepares nothing`(seconds: Double) {
    let (screen, view) = list()
    screen.receive(.latency(seconds))
    screen.play(.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300)))
    screen.runFrame()
    #expect(view.subviews.count { $0 is UICollectionViewCell && !$0.isHidden } <= 13)
  }
}
