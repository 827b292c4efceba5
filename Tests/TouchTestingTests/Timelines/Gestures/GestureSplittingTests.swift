import DecisionTrace
import Foundation
import Testing
import TouchTesting

@Suite struct GestureSplittingTests {
  private func starts(_ story: Story) -> [Double] {
    GestureTimeline.gestures(in: story.events).map { ($0.start * 1000).rounded() }
  }

  @Test func `what is around a gesture is left out`() {
    var story = Story()
    story.at(900, .layoutPrepared(layout: "Layout#1"))
    story.comesDown(1000)
    story.lifts(1080)
    story.changes(1080, "Tap#1", "possible", "ended", "tapped")
    story.at(1080, .itemChanged(item: IndexPath(indexes: [0, 3]), change: "is selected", reason: ""))
    story.at(1100, .layoutPrepared(layout: "Layout#1"))
    let gestures = GestureTimeline.gestures(in: story.events)
    #expect(gestures.count == 1)
    #expect(gestures.first?.events.map(\.sequence) == [2, 3, 4, 5, 6, 7, 8])
    #expect(gestures.first.map { ($0.duration * 1000).rounded() } == 80)
  }

  @Test func `a gesture ends when all have decided`() {
    var story = Story.tap
    story.comesDown(1200, touch: 2)
    #expect(starts(story) == [1000, 1200])
  }

  @Test func `a second tap belongs to the gesture that waits for it`() {
    var story = Story()
    story.comesDown(0)
    story.lifts(80)
    story.changes(80, "Pan#1", "possible", "failed", "lifted")
    story.comesDown(200, touch: 2)
    #expect(starts(story) == [0])
  }

  @Test func `a recognizer that never decides does not join all gestures`() {
    var story = Story()
    story.comesDown(0)
    story.lifts(80)
    story.comesDown(1080, touch: 2)
    story.lifts(1100, touch: 2)
    story.comesDown(2101, touch: 3)
    #expect(starts(story) == [0, 2101])
  }

  @Test func `a finger more belongs to the gesture`() {
    var story = Story()
    story.comesDown(0)
    story.changes(10, "Tap#1", "possible", "failed", "")
    story.changes(10, "Pan#1", "possible", "failed", "")
    story.comesDown(3000, touch: 2)
    #expect(starts(story) == [0])
  }

  @Test func `what recognizers without touches do is no gesture`() {
    var story = Story()
    story.changes(0, "Hover#1", "possible", "began", "")
    #expect(starts(story) == [])
    story = .tap
    story.changes(2000, "Hover#1", "possible", "began", "")
    #expect(GestureTimeline.gestures(in: story.events).first?.events.count == Story.tap.events.count)
  }

  @Test func `a trace that begins in a gesture tells the next one`() {
    var story = Story()
    story.lifts(10, touch: 7)
    story.changes(10, "Tap#1", "possible", "ended", "")
    story.comesDown(100)
    #expect(starts(story) == [100])
  }

  @Test func `a recorder has the gestures that it heard`() {
    let recorder = TraceRecorder()
    for event in Story.tap.events { recorder.receive(event) }
    #expect(recorder.gestures == [Story.tap.timeline])
    #expect("\(recorder.gestures[0])" == Story.tap.timeline.text)
  }

  @Test func `a gesture survives JSON`() throws {
    let timeline = Story.tap.timeline
    let data = try JSONEncoder().encode(timeline)
    #expect(try JSONDecoder().decode(GestureTimeline.self, from: data) == timeline)
  }
}
