import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct HostInputRecordingTests {
  /// A screen with a view that pans and waits for a second tap.
  private func screen() -> VirtualScreen {
    let screen = VirtualScreen(width: 300, height: 200)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.addGestureRecognizer(UIPanGestureRecognizer())
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer()
    single.require(toFail: double)
    view.addGestureRecognizer(double)
    view.addGestureRecognizer(single)
    screen.show(view)
    screen.advanceUntilRest()
    return screen
  }

  private let script = TouchScript.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 90))
    .then(.rest(0.5)).then(.tap(at: CGPoint(x: 100, y: 100)))

  @Test func `what is replayed leads to the same decisions at the same times`() throws {
    let first = screen()
    let (trace, recorder) = (first.recordTrace(), first.recordInput())
    first.play(script)
    first.advanceUntilRest()
    let second = screen()
    let secondTrace = second.recordTrace()
    second.replay(try HostInputRecording(text: recorder.recording.text))
    #expect(trace.events.count > 20)
    #expect(secondTrace.text == trace.text)
    #expect(second.now == first.now)
  }

  @Test func `timers fire between the frames as they did`() throws {
    let first = screen()
    first.advance(by: 1.0 / 3)
    let (trace, recorder) = (first.recordTrace(), first.recordInput())
    first.play(.tap(at: CGPoint(x: 100, y: 100)))
    // The second tap does not come, and no frame is due when that is clear.
    first.advance(by: 1)
    recorder.stop()
    first.play(.tap(at: CGPoint(x: 100, y: 100)))
    let second = screen()
    let secondTrace = second.recordTrace()
    second.replay(recorder.recording)
    #expect(
      secondTrace.text == trace.events.prefix(secondTrace.events.count).map(\.description).joined(separator: "\n"))
    #expect(secondTrace.text.contains("possible → ended"))
  }

  @Test func `a recording keeps the screen, reports in order, and frames`() {
    let screen = screen()
    let recorder = screen.recordInput()
    screen.receive(.visibility(true))
    screen.receive(.scroll(ScrollSample(time: 1, location: .zero, distance: ScrollDistance(x: 0, y: 7))))
    screen.runFrame()
    #expect(recorder.recording.screen.size == CGSize(width: 300, height: 200))
    #expect(recorder.recording.start == screen.now)
    #expect(recorder.recording.inputs.count == 2)
    #expect(recorder.recording.inputs.first == .visibility(true))
    #expect(recorder.recording.entries.last?.event == .frame(screen.now))
  }

  @Test func `a screen takes the size of a recording over`() {
    let screen = VirtualScreen(width: 100, height: 100)
    screen.replay(HostInputRecording(screen: ScreenDescription(size: CGSize(width: 250, height: 400)), start: 1))
    #expect(screen.window.frame.size == CGSize(width: 250, height: 400))
    #expect(screen.now == 1)
  }

  @Test func `text is read as it was written, strange numbers too`() throws {
    let touch = TouchSample(
      time: 0.1 + 0.2, identifier: -7, phase: .moved, kind: .pencil, location: CGPoint(x: Double.nan, y: -.infinity),
      force: .infinity, azimuth: 1.0 / 3, modifiers: [.shift, .command])
    let recording = HostInputRecording(
      screen: ScreenDescription(size: CGSize(width: 1.0 / 3, height: 2), prefersDark: true), start: 0.7, end: 0.9,
      entries: [
        HostInputRecording.Entry(clock: 0.7, event: .input(.touches([touch]))),
        HostInputRecording.Entry(
          clock: 0.7,
          event: .input(
            .key(
              KeySample(
                time: 0.7, isDown: true, isRepeat: false, key: "\"\n", code: "Enter", modifiers: [])))),
        HostInputRecording.Entry(clock: 0.71, event: .frame(0.716_666_666_7)),
      ])
    let text = recording.text
    #expect(text.split(separator: "\n").count == 7)
    // Not a number is not equal to itself; its text is.
    #expect(try HostInputRecording(text: text).text == text)
    #expect(try HostInputRecording(text: text).entries[2] == recording.entries[2])
    #expect(try HostInputRecording(text: text).screen == recording.screen)
  }

  @Test(arguments: ["", "\n\n", "{}", "no recording"])
  func `text that is no recording is refused`(text: String) {
    #expect(throws: RecordingTextError.self) { try HostInputRecording(text: text) }
  }

  @Test func `time does not run backwards`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let screen = VirtualScreen()
        screen.advance(by: 2)
        screen.replay(HostInputRecording(screen: ScreenDescription(size: .zero), start: 1))
      }
    }
  }
}
