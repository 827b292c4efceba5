import DecisionTrace
import Foundation
import Testing

@Suite struct DecisionReadingTests {
  @Test func `what is read has the same words again`() {
    for decision in Samples.decisions {
      #expect(Decision(words: decision.description).description == decision.description)
    }
  }

  @Test func `touches, recognizers, views and errors are read as what they are`() {
    let decisions: [Decision] = [
      .touchHit(touch: 12, view: "My View#1", location: CGPoint(x: 10, y: -20.3)),
      .touchEnded(touch: 1, location: CGPoint(x: 12, y: 20.3), isCancelled: true),
      .touchAdmitted(touch: 1, recognizer: "\"the tap\" R#1", view: "UIView#2", levelsUp: 1),
      .touchRefused(touch: 2, recognizer: "R#1", reason: "it is: disabled", view: "UIView#2", levelsUp: 1),
      .recognizerChanged(recognizer: "R#1", from: "possible", to: "began", reason: "moved 12 pt, limit 10 pt"),
      .recognizerChanged(recognizer: "R#1", from: "began", to: "ended", reason: ""),
      .recognizerRequires(recognizer: "R#1", other: "S#2", reason: "require(toFail:)"),
      .recognizersRunTogether(recognizer: "R#1", other: "S#1", reason: "Grid#1 allows it"),
      .recognizerWaits(recognizer: "R#1", others: ["S#2", "T#1"]),
      .recognizerIgnored(recognizer: "R#1", from: "ended", to: "began"),
      .actionsSent(recognizer: "R#1", state: "ended", targets: ["Grid#1 tapped(_:)", "a closure"]),
      .viewTouch(touch: 1, view: "UIButton#1", phase: "began", reason: "held until R#1 failed"),
      .viewTouchHeld(touch: 1, view: "UIButton#1", phase: "ended", by: "S#2"),
      .viewTouchHeld(touch: 1, view: "UIButton#1", phase: "ended", by: ""),
      .viewTouchDropped(touch: 1, view: "UIButton#1", reason: "S#2 was recognized"),
      .layoutPrepared(layout: "L#1"),
      .layoutInvalidated(layout: "L#1", scope: "everything", reason: "the bounds changed"),
      .attributesQueried(layout: "L#1", rect: CGRect(x: 0, y: 100, width: 320, height: 480.5), count: 12),
      .viewMade(view: "Cell#1", identifier: "cell"), .viewReused(view: "Cell#1", identifier: "cell"),
      .elementShown(element: "cell (0, 3)", isShown: true), .elementShown(element: "item 0-3", isShown: false),
      .animation(layer: "UIView#1", key: "position", change: "is removed", reason: "the program says so"),
      .programmingError(message: "the item 7 was deleted twice"),
    ]
    for decision in decisions { #expect(Decision(words: decision.description) == decision) }
  }

  @Test(arguments: [
    "", "touch", "touch x comes down on A#1 at (1, 2)", "touch 1 comes down on A#1 at (1)",
    "touch 01 is lifted at (1, 2)",
    "R#1 resting → began", "item 0-3 selected: tapped", "S#1 dragging at (0, 0)", "touch 99999999999999999999 is kept",
    " takes touch ", "R#1 takes touch 1 and more", "touch 1 comes down on A#1 at (1.25, nan)",
  ])
  func `everything else is kept as words`(words: String) {
    #expect(Decision(words: words) == .told(words: words))
  }
}
