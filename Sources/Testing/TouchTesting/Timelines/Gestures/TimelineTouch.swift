import DecisionTrace
import Foundation

/// The words of a timeline about one touch: where it came down, who took part, and where it went.
struct TimelineTouch {
  struct Part {
    var recognizer: String
    var place: String
    /// Why the recognizer does not take part; nil where it does.
    var refusal: String?
  }

  var number: Int
  var view: String
  var location: CGPoint
  var time: Double
  var parts: [Part] = []
  var end: (time: Double, location: CGPoint, isCancelled: Bool)?

  /// The touches of a gesture, in the order in which they came down.
  static func touches(in timeline: GestureTimeline) -> [TimelineTouch] {
    var result: [TimelineTouch] = []
    func change(_ touch: Int, _ body: (inout TimelineTouch) -> Void) {
      if let index = result.firstIndex(where: { $0.number == touch }) { body(&result[index]) }
    }
    for event in timeline.timedEvents {
      switch event.decision {
      case .touchHit(let touch, let view, let location, _):
        result.append(TimelineTouch(number: touch, view: view, location: location, time: event.time))
      case .touchAdmitted(let touch, let recognizer, let view, let levelsUp):
        change(touch) {
          $0.parts.append(Part(recognizer: recognizer, place: DecisionText.place(view, levelsUp), refusal: nil))
        }
      case .touchRefused(let touch, let recognizer, let reason, let view, let levelsUp):
        change(touch) { touch in
          // Who ignores a touch has taken it before.
          touch.parts.removeAll { $0.recognizer == recognizer }
          touch.parts.append(Part(recognizer: recognizer, place: DecisionText.place(view, levelsUp), refusal: reason))
        }
      case .touchEnded(let touch, let location, let isCancelled, _):
        change(touch) { $0.end = (event.time, location, isCancelled) }
      default: break
      }
    }
    return result
  }

  /// The touch in a sentence: where it came down and where it went.
  var sentence: String {
    let start = "touch \(number) comes down on \(view) at \(DecisionText.point(location))"
    guard let end else { return start + " and has not been lifted" }
    let distance = hypot(end.location.x - location.x, end.location.y - location.y)
    return start + (end.isCancelled ? " and is taken away after " : " and is lifted after ")
      + DecisionText.milliseconds(end.time - time) + ", "
      + (distance == 0 ? "where it came down" : "\(DecisionText.number(distance)) pt away")
  }
}
