import DecisionTrace
import Foundation
import Testing

@Suite struct DecisionTextTests {
  @Test func `every decision is a line of words`() {
    #expect(
      Samples.decisions.map(\.description) == [
        "touch 1 comes down on UIView#1 at (10, 20.3)",
        "touch 1 is lifted at (12, 20.3)",
        "UITapGestureRecognizer#1 takes touch 1",
        "UITapGestureRecognizer#1 does not take touch 2: it is disabled",
        "UIPanGestureRecognizer#1 possible → began: moved 12 pt, limit 10 pt",
        "UITapGestureRecognizer#1 must wait for UITapGestureRecognizer#2 to fail: require(toFail:)",
        "UIPanGestureRecognizer#1 and UIPinchGestureRecognizer#1 may run together: Grid#1 allows it",
        "UITapGestureRecognizer#1 waits for UITapGestureRecognizer#2, UIPanGestureRecognizer#1 to fail",
        "UITapGestureRecognizer#1 stays ended: began cannot follow it",
        "UITapGestureRecognizer#1 tells Grid#1 tapped(_:), a closure: ended",
        "UIButton#1 sends touchUpInside",
        "UIButton#1 hears touch 1 began",
        "touch 1 ended is held from UIButton#1 by UITapGestureRecognizer#2",
        "touch 1 is kept from UIButton#1: UITapGestureRecognizer#2 recognized",
        "UIScrollView#1 dragging at (0, -10.5): the finger moved",
        "UIView#1's animation position is removed: the program says so",
        "UICollectionViewFlowLayout#1 invalidated (everything): the bounds changed",
        "UICollectionViewFlowLayout#1 prepared",
        "UICollectionViewFlowLayout#1 has 12 elements in (0, 100, 320, 480.5)",
        "Cell#1 made for cell",
        "Cell#1 reused for cell",
        "item 0-3 comes into view",
        "item 0-3 selected: tapped",
        "first responder none → Field#1",
        #"key "z": undo(_:) on UIWindow#1"#,
        "UIMenuController#1 is not shown: nobody can perform copyName(_:)",
        "UIViewController#1 will appear: it is pushed",
        "Field#1 hears press 1 cancelled: UITapGestureRecognizer#1 was recognized",
        "UITextField#1 begins editing: a tap",
        "drag 1 asks UIView#2 canHandle: no",
        "programming error: the item 7 was deleted twice",
        "UIPageControl#1 turns",
      ])
  }

  @Test func `an element that is no longer shown leaves`() {
    #expect(Decision.elementShown(element: "item 0-3", isShown: false).description == "item 0-3 leaves")
  }

  @Test func `a recognizer's place is told from the touched view`() {
    let decisions: [Decision] = [
      .touchAdmitted(touch: 1, recognizer: "R#1", view: "UIView#1"),
      .touchAdmitted(touch: 1, recognizer: "R#1", view: "UIView#2", levelsUp: 2),
      .touchRefused(touch: 1, recognizer: "R#1", reason: "it is disabled", view: "UIView#2", levelsUp: 2),
    ]
    #expect(
      decisions.map(\.description) == [
        "R#1 on the touched view takes touch 1", "R#1 on UIView#2 around it takes touch 1",
        "R#1 on UIView#2 around it does not take touch 1: it is disabled",
      ])
  }

  @Test func `a touch that the system took is not lifted`() {
    #expect(
      Decision.touchEnded(touch: 2, location: .zero, isCancelled: true).description
        == "touch 2 is taken away at (0, 0)")
  }

  @Test func `what comes after something held is held by nobody`() {
    #expect(
      Decision.viewTouchHeld(touch: 1, view: "V#1", phase: "ended", by: "").description
        == "touch 1 ended is held from V#1, after what is held already")
  }

  @Test func `what a view hears late has a reason`() {
    #expect(
      Decision.viewTouch(touch: 1, view: "V#1", phase: "ended", reason: "held until R#1 failed").description
        == "V#1 hears touch 1 ended: held until R#1 failed")
  }

  @Test func `a decision without a reason has no colon`() {
    let decisions: [Decision] = [
      .recognizerChanged(recognizer: "R#1", from: "began", to: "ended", reason: ""),
      .scroll(view: "S#1", phase: "resting", offset: .zero, reason: ""),
      .animation(layer: "UIView#1", key: "opacity", change: "ends", reason: ""),
      .itemChanged(item: IndexPath(index: 4), change: "highlighted", reason: ""),
    ]
    #expect(
      decisions.map(\.description) == [
        "R#1 began → ended", "S#1 resting at (0, 0)", "UIView#1's animation opacity ends", "item 4 highlighted",
      ])
  }

  @Test func `an event begins with its time in milliseconds`() {
    func text(_ time: Double) -> String {
      TraceEvent(sequence: 1, time: time, decision: .layoutPrepared(layout: "L#1")).description
    }
    #expect(text(0) == "0 ms: L#1 prepared")
    #expect(text(1.0 / 60) == "16.7 ms: L#1 prepared")
    #expect(text(0.35) == "350 ms: L#1 prepared")
    #expect(text(3600) == "3600000 ms: L#1 prepared")
    #expect(text(.nan) == "nan ms: L#1 prepared")
    #expect(text(.infinity) == "inf ms: L#1 prepared")
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (0.04, "0"), (-0.04, "0"), (0.05, "0.1"), (-0.05, "-0.1"), (-0.5, "-0.5"), (9.96, "10"),
      (-9.96, "-10"), (12.34, "12.3"), (-1.5, "-1.5"), (123_456.78, "123456.8"), (1e14, "100000000000000"),
      (1e16, "1e+16"), (-1e300, "-1e+300"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func `numbers have at most one decimal`(value: Double, expected: String) {
    let decision = Decision.scroll(view: "S#1", phase: "resting", offset: CGPoint(x: value, y: 0), reason: "")
    #expect(decision.description == "S#1 resting at (\(expected), 0)")
  }

  @Test func `an item without indexes has no number`() {
    #expect(Decision.itemChanged(item: IndexPath(), change: "gone", reason: "").description == "item  gone")
  }
}
