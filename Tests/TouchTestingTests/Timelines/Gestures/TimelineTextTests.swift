import DecisionTrace
import Foundation
import Testing
import TouchTesting

@Suite struct TimelineTextTests {
  @Test func `a tap is a story`() {
    #expect(
      Story.tap.timeline.text == """
        a gesture of 1 touch, decided after 80 ms; it began at 1000 ms

        touch 1 comes down on Photo#1 at (50, 60) and is lifted after 80 ms, where it came down
          Tap#1 on the touched view takes part
          Pan#1 on Grid#1 around it takes part

        what happened
           0 ms  touch 1 comes down
           0 ms  Photo#1 hears touch 1 began
          80 ms  touch 1 is lifted
          80 ms  Tap#1 is recognized: tapped
          80 ms  Pan#1 fails: Tap#1 was recognized first
          80 ms  Photo#1 hears touch 1 cancelled: Tap#1 was recognized
          80 ms  Tap#1 tells Album#1 open(_:): ended

        in the end
          Tap#1 on Photo#1 was recognized after 80 ms: tapped
          Pan#1 on Grid#1 failed after 80 ms: Tap#1 was recognized first
        """)
  }

  @Test func `many moves are one line, until something else happens`() {
    var story = Story()
    story.comesDown(0)
    for time in [10.0, 20, 30] { story.at(time, .viewTouch(touch: 1, view: "Photo#1", phase: "moved")) }
    story.changes(40, "Pan#1", "possible", "began", "moved 12 pt, limit 10 pt")
    for time in [50.0, 60] {
      story.changes(time, "Pan#1", "began", "changed")
      story.at(time, .actionsSent(recognizer: "Pan#1", state: "changed", targets: ["a closure"]))
    }
    story.lifts(70, x: 110)
    story.changes(70, "Pan#1", "changed", "ended")
    let text = story.timeline.text
    #expect(
      text.contains(
        """
           0 ms  Photo#1 hears touch 1 began
          10 ms  Photo#1 hears touch 1 moved, 3 times, until 30 ms
          40 ms  Pan#1 begins: moved 12 pt, limit 10 pt
          50 ms  Pan#1 changes, 2 times, until 60 ms
          50 ms  Pan#1 tells a closure: changed, 2 times, until 60 ms
          70 ms  touch 1 is lifted
          70 ms  Pan#1 ends
        """))
    #expect(text.contains("is lifted after 70 ms, 60 pt away"))
    #expect(
      text.hasSuffix(
        """
          Tap#1 on Photo#1 has not decided
          Pan#1 on Grid#1 began after 40 ms: moved 12 pt, limit 10 pt; changed 2 times; ended after 70 ms
        """))
  }

  @Test func `a wait has a reason and a length`() {
    var story = Story()
    story.comesDown(0)
    story.lifts(80)
    story.at(
      80, .recognizerRequires(recognizer: "Tap#1", other: "Pan#1", reason: "its delegate Album#1 says so"),
      .recognizerWaits(recognizer: "Tap#1", others: ["Pan#1"]))
    story.changes(430, "Pan#1", "possible", "failed", "it gave up")
    story.changes(430, "Tap#1", "possible", "ended", "Pan#1, which it waited for, has failed")
    let text = story.timeline.text
    #expect(
      text.contains("\n   80 ms  Tap#1 is ready and waits for Pan#1 to fail: its delegate Album#1 says so\n"))
    #expect(
      text.contains(
        "\n  Tap#1 on Photo#1 was recognized after 430 ms: Pan#1, which it waited for, has failed; "
          + "it waited 350 ms for Pan#1\n"))
  }

  @Test func `a wait that is not over is told as such`() {
    var story = Story()
    story.comesDown(0)
    story.at(80, .recognizerWaits(recognizer: "Tap#1", others: ["Pan#1", "Swipe#1"]))
    #expect(
      story.timeline.text.contains("\n  Tap#1 on Photo#1 has not decided; it waits for Pan#1 and Swipe#1\n"))
  }

  @Test func `who does not take part is told with the reason`() {
    var story = Story()
    story.comesDown(0)
    story.at(0, .touchRefused(touch: 1, recognizer: "Press#1", reason: "it is disabled", view: "Grid#1", levelsUp: 2))
    #expect(
      story.timeline.text.contains(
        """
          Pan#1 on Grid#1 around it takes part
          Press#1 on Grid#1 around it does not: it is disabled
        """))
    #expect(story.timeline.text.contains("touch 1 comes down on Photo#1 at (50, 60) and has not been lifted"))
  }

  @Test func `who ignores a touch takes no part`() {
    var story = Story.tap
    story.comesDown(2000, touch: 2)
    story.at(
      2000,
      .touchRefused(touch: 2, recognizer: "Pan#1", reason: "it ignores the touch", view: "Grid#1", levelsUp: 2))
    let text = story.timeline.text
    #expect(
      text.contains(
        """
          Tap#1 on the touched view takes part
          Pan#1 on Grid#1 around it does not: it ignores the touch
        """))
    #expect(text.hasSuffix("Tap#1 was recognized first\n  Tap#1 on Photo#1 has not decided"))
  }

  @Test func `a touch that the system takes is told as such`() {
    var story = Story()
    story.comesDown(0)
    story.at(30, .touchEnded(touch: 1, location: CGPoint(x: 50, y: 60), isCancelled: true))
    story.changes(30, "Pan#1", "began", "cancelled", "its touches were cancelled")
    let text = story.timeline.text
    #expect(text.contains("and is taken away after 30 ms, where it came down"))
    #expect(text.contains("  30 ms  Pan#1 is cancelled: its touches were cancelled"))
    #expect(text.contains("  Pan#1 on Grid#1 was cancelled after 30 ms: its touches were cancelled"))
  }

  @Test func `two attempts of one recognizer are two sentences`() {
    var story = Story.tap
    story.comesDown(1200, touch: 2)
    story.lifts(1300, touch: 2)
    story.changes(1300, "Tap#1", "possible", "failed", "moved 46 pt, limit 45 pt")
    #expect(
      story.timeline.text.hasSuffix(
        """
          Tap#1 on Photo#1 was recognized after 80 ms: tapped
          Pan#1 on Grid#1 failed after 80 ms: Tap#1 was recognized first
          Tap#1 on Photo#1 failed after 100 ms: moved 46 pt, limit 45 pt
          Pan#1 on Grid#1 has not decided
        """))
  }

  @Test func `what a program is told besides is among it, work is not`() {
    var story = Story.tap
    story.at(
      1080, .itemChanged(item: IndexPath(indexes: [0, 3]), change: "is selected", reason: ""),
      .layoutPrepared(layout: "Layout#1"))
    let text = story.timeline.text
    #expect(text.contains("  80 ms  item 0-3 is selected\n"))
    #expect(!text.contains("Layout#1"))
  }

  @Test func `touches come and go when hosts say so, what is decided comes with frames`() {
    var story = Story()
    story.at(
      1016.7, .touchHit(touch: 1, view: "Photo#1", location: .zero, time: 1),
      .touchAdmitted(touch: 1, recognizer: "Tap#1", view: "Photo#1"),
      .viewTouch(touch: 1, view: "Photo#1", phase: "began"),
      .touchHit(touch: 2, view: "Photo#1", location: .zero, time: 1.01))
    story.at(1083.3, .touchEnded(touch: 1, location: .zero, isCancelled: false, time: 1.08))
    story.changes(1083.3, "Tap#1", "possible", "ended", "tapped")
    #expect(story.timeline.start == 1)
    let text = story.timeline.text
    #expect(text.hasPrefix("a gesture of 2 touches, decided after 83.3 ms; it began at 1000 ms\n"))
    #expect(text.contains("touch 1 comes down on Photo#1 at (0, 0) and is lifted after 80 ms, where it came down"))
    #expect(
      text.contains(
        """
             0 ms  touch 1 comes down
          16.7 ms  Photo#1 hears touch 1 began
          16.7 ms  touch 2 comes down
            80 ms  touch 1 is lifted
          83.3 ms  Tap#1 is recognized: tapped
        """))
    #expect(text.hasSuffix("Tap#1 on Photo#1 was recognized after 83.3 ms: tapped"))
    #expect(
      story.timeline.table == """
                 0 ms      16.7 ms  80 ms   83.3 ms
        touch 1  down               lifted
        touch 2            down
        Tap#1    possible                   recognized
        """)
  }

  @Test func `nothing is a short story`() {
    #expect(
      GestureTimeline([]).text == """
        a gesture of 0 touches, decided after 0 ms; it began at 0 ms

        what happened
        """)
    #expect(GestureTimeline([]).table == "")
  }

  @Test func `a table has a row for each of those who take part`() {
    #expect(
      Story.tap.timeline.table == """
                 0 ms      80 ms
        touch 1  down      lifted
        Tap#1    possible  recognized
        Pan#1    possible  failed
        """)
  }

  @Test func `moments of a table are those at which something changes`() {
    var story = Story()
    story.comesDown(0)
    for time in [10.0, 20, 30] { story.at(time, .viewTouch(touch: 1, view: "Photo#1", phase: "moved")) }
    story.changes(40, "Pan#1", "possible", "began", "")
    story.changes(40, "Tap#1", "possible", "failed", "")
    for time in [50.0, 60] { story.changes(time, "Pan#1", time == 50 ? "began" : "changed", "changed") }
    story.lifts(70)
    story.changes(70, "Pan#1", "changed", "ended", "")
    #expect(
      story.timeline.table == """
                 0 ms      40 ms   50 ms    70 ms
        touch 1  down                       lifted
        Tap#1    possible  failed
        Pan#1    possible  began   changed  ended
        """)
  }
}
