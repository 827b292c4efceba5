import Foundation
import GestureEngine
import Testing

@MainActor struct FoundTouchTests {
  // Seed 5033710
  @Test func `a recognizer is added while another is asked whether it takes a touch`() {
    let stream = TouchStream(
      views: [
        TouchStream.ViewPlan(
          kind: .plain, parent: -1, frame: CGRect(x: 40.0, y: 40.0, width: 200.0, height: 240.0), takesSeveral: true,
          isExclusive: false),
        TouchStream.ViewPlan(
          kind: .plain, parent: 0, frame: CGRect(x: 0.0, y: 80.0, width: 360.0, height: 240.0), takesSeveral: true,
          isExclusive: false),
        TouchStream.ViewPlan(
          kind: .control, parent: 0, frame: CGRect(x: 60.0, y: 120.0, width: 200.0, height: 320.0), takesSeveral: true,
          isExclusive: false),
        TouchStream.ViewPlan(
          kind: .control, parent: 0, frame: CGRect(x: 0.0, y: 120.0, width: 400.0, height: 480.0), takesSeveral: true,
          isExclusive: false),
      ],
      recognizers: [
        TouchStream.RecognizerPlan(
          kind: .watches, view: 1, taps: 1, fingers: 1, flags: 1, answers: 62492, requires: [], isAbsent: false),
        TouchStream.RecognizerPlan(
          kind: .pinch, view: 3, taps: 1, fingers: 1, flags: 15, answers: 628692, requires: [], isAbsent: true),
        TouchStream.RecognizerPlan(
          kind: .pinch, view: 2, taps: 1, fingers: 3, flags: 9, answers: 148312, requires: [], isAbsent: true),
        TouchStream.RecognizerPlan(
          kind: .pan, view: 3, taps: 2, fingers: 2, flags: 12, answers: 32235, requires: [], isAbsent: true),
        TouchStream.RecognizerPlan(
          kind: .refuses, view: 0, taps: 2, fingers: 1, flags: 5, answers: 0, requires: [], isAbsent: true),
        TouchStream.RecognizerPlan(
          kind: .tap, view: 1, taps: 1, fingers: 1, flags: 5, answers: 0, requires: [], isAbsent: true),
        TouchStream.RecognizerPlan(
          kind: .wavers, view: 2, taps: 1, fingers: 1, flags: 0, answers: 0, requires: [], isAbsent: true),
        TouchStream.RecognizerPlan(
          kind: .wavers, view: 1, taps: 1, fingers: 1, flags: 5, answers: 0, requires: [], isAbsent: false),
      ],
      reactions: [
        TouchStream.Reaction(trigger: .shouldReceive, subject: 0, count: 3, deed: .add(7, view: 0))
      ],
      steps: [
        .report([TouchStream.Report(finger: 2, phase: .began, x: 150.0, y: 130.0, after: 0.0, kind: .finger)]),
        .report([TouchStream.Report(finger: 3, phase: .began, x: 150.0, y: 130.0, after: 0.0, kind: .finger)]),
        .report([TouchStream.Report(finger: 4, phase: .began, x: 150.0, y: 130.0, after: 0.0, kind: .finger)]),
      ])
    #expect(Verdict(of: stream).problems == [])
  }

  // Seed 5040227
  @Test func `a view that hears of moves has a recognizer's state set`() {
    let stream = TouchStream(
      views: [
        TouchStream.ViewPlan(
          kind: .plain, parent: -1, frame: CGRect(x: 0.0, y: 120.0, width: 240.0, height: 480.0), takesSeveral: false,
          isExclusive: false),
        TouchStream.ViewPlan(
          kind: .plain, parent: -1, frame: CGRect(x: 20.0, y: 40.0, width: 320.0, height: 640.0), takesSeveral: true,
          isExclusive: false),
        TouchStream.ViewPlan(
          kind: .plain, parent: 1, frame: CGRect(x: 0.0, y: 80.0, width: 400.0, height: 320.0), takesSeveral: false,
          isExclusive: false),
      ],
      recognizers: [
        TouchStream.RecognizerPlan(
          kind: .waits, view: 0, taps: 3, fingers: 1, flags: 4, answers: 0, requires: [], isAbsent: true),
        TouchStream.RecognizerPlan(
          kind: .edgePan, view: 1, taps: 2, fingers: 2, flags: 6, answers: 622020, requires: [], isAbsent: true),
        TouchStream.RecognizerPlan(
          kind: .refuses, view: -1, taps: 1, fingers: 1, flags: 11, answers: 0, requires: [], isAbsent: true),
        TouchStream.RecognizerPlan(
          kind: .waits, view: 1, taps: 1, fingers: 1, flags: 5, answers: 0, requires: [], isAbsent: false),
      ],
      reactions: [
        TouchStream.Reaction(trigger: .viewMoved, subject: 1, count: 1, deed: .set(3, 3))
      ],
      steps: [
        .report([
          TouchStream.Report(finger: 15, phase: .began, x: 86.0, y: 110.0, after: 0.0, kind: .finger),
          TouchStream.Report(finger: 24, phase: .began, x: 48.0, y: 210.0, after: 0.0, kind: .finger),
        ]),
        .report([
          TouchStream.Report(finger: 15, phase: .moved, x: 100.0, y: 110.0, after: 0.0, kind: .finger),
          TouchStream.Report(finger: 24, phase: .moved, x: 62.0, y: 210.0, after: 0.0, kind: .finger),
        ]),
      ])
    #expect(Verdict(of: stream).problems == [])
  }

  // Seed 7054039
  @Test func `an edge pan that is taken away as a finger comes down recognizes from another edge afterwards`() {
    func plan(_ kind: TouchStream.RecognizerPlan.Kind, fingers: Int, isAbsent: Bool) -> TouchStream.RecognizerPlan {
      TouchStream.RecognizerPlan(
        kind: kind, view: 0, taps: 1, fingers: fingers, flags: 5, answers: 0, requires: [], isAbsent: isAbsent)
    }
    let stream = TouchStream(
      views: [
        TouchStream.ViewPlan(
          kind: .plain, parent: -1, frame: CGRect(x: 0, y: 0, width: 400, height: 800), takesSeveral: false,
          isExclusive: false)
      ],
      recognizers: [plan(.edgePan, fingers: 1, isAbsent: false)],
      reactions: [TouchStream.Reaction(trigger: .began, subject: 0, count: 1, deed: .clear(view: 0))],
      steps: [
        .report([TouchStream.Report(finger: 2, phase: .began, x: 397, y: 300, after: 0, kind: .finger)])
      ])
    #expect(Verdict(of: stream).problems == [])
  }
}
