import DecisionTrace
import Foundation
import TouchTesting

/// Events written down one after another, at times in milliseconds.
struct Story {
  private(set) var events: [TraceEvent] = []

  mutating func at(_ milliseconds: Double, _ decisions: Decision...) {
    for decision in decisions {
      events.append(TraceEvent(sequence: events.count + 1, time: milliseconds / 1000, decision: decision))
    }
  }

  /// A finger on a photo in a grid, with a tap on the photo and a pan on the grid.
  mutating func comesDown(_ milliseconds: Double, touch: Int = 1) {
    at(
      milliseconds, .touchHit(touch: touch, view: "Photo#1", location: CGPoint(x: 50, y: 60)),
      .touchAdmitted(touch: touch, recognizer: "Tap#1", view: "Photo#1"),
      .touchAdmitted(touch: touch, recognizer: "Pan#1", view: "Grid#1", levelsUp: 2),
      .viewTouch(touch: touch, view: "Photo#1", phase: "began"))
  }

  mutating func lifts(_ milliseconds: Double, touch: Int = 1, x: CGFloat = 50) {
    at(milliseconds, .touchEnded(touch: touch, location: CGPoint(x: x, y: 60), isCancelled: false))
  }

  mutating func changes(
    _ milliseconds: Double, _ recognizer: String, _ old: String, _ new: String, _ reason: String = ""
  ) {
    at(milliseconds, .recognizerChanged(recognizer: recognizer, from: old, to: new, reason: reason))
  }

  /// A tap that is recognized.
  static var tap: Story {
    var story = Story()
    story.comesDown(1000)
    story.lifts(1080)
    story.changes(1080, "Tap#1", "possible", "ended", "tapped")
    story.changes(1080, "Pan#1", "possible", "failed", "Tap#1 was recognized first")
    story.at(
      1080, .viewTouch(touch: 1, view: "Photo#1", phase: "cancelled", reason: "Tap#1 was recognized"),
      .actionsSent(recognizer: "Tap#1", state: "ended", targets: ["Album#1 open(_:)"]))
    return story
  }

  var timeline: GestureTimeline { GestureTimeline(events) }
}
