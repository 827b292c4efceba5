import GestureEngine

/// One touch over a view, and the recognizers that take part in it: what the view hears, event by event.
///
/// The touch begins, moves twice, and is lifted; later there is one more moment at which somebody may decide. At every
/// moment the recognizers decide before the view is told, as recognizers are served first. // G5
struct DeliveryScene {
  /// A moment of the touch.
  enum Moment: Int, CaseIterable {
    case down, firstMove, secondMove, lift, later
  }

  /// A recognizer of the touch.
  struct Recognizer {
    var delaysBegan = false
    var delaysEnded = false
    var cancels = true
    /// When it decides; never where there is none.
    var decision: Moment?
    var recognizes = false
  }

  var recognizers: [Recognizer]
  /// When the system takes the touch away, instead of what would have happened.
  var cancellation: Moment?

  /// What the view hears at each of the five moments, `-` for nothing.
  func hears() -> String {
    var delivery = ViewDelivery()
    let phases: [TouchSample.Phase?] = [.began, .moved, .moved, .ended, nil]
    var isGone = false
    return Moment.allCases.map { moment in
      var heard: [String] = []
      for recognizer in recognizers where recognizer.decision == moment {
        if recognizer.recognizes, recognizer.cancels, delivery.take() { heard.append("cancelled") }
      }
      let undecided = recognizers.filter { ($0.decision?.rawValue ?? .max) > moment.rawValue }
      let delaysBegan = undecided.contains(where: \.delaysBegan)
      let delaysEnded = undecided.contains(where: \.delaysEnded)
      let phase = moment == cancellation ? .cancelled : isGone ? nil : phases[moment.rawValue]
      if phase == .cancelled { isGone = true }
      if let phase, delivery.receive(phase, delaysBegan: delaysBegan, delaysEnded: delaysEnded) == .deliver {
        heard.append("\(phase)")
      }
      while let held = delivery.releaseNext(delaysBegan: delaysBegan, delaysEnded: delaysEnded) {
        heard.append("\(held)")
      }
      return heard.isEmpty ? "-" : heard.joined(separator: " ")
    }.joined(separator: " | ")
  }
}
