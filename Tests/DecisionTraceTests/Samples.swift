import DecisionTrace
import Foundation

/// One decision of every case.
enum Samples {
  static let decisions: [Decision] = [
    .touchHit(touch: 1, view: "UIView#1", location: CGPoint(x: 10, y: 20.25)),
    .touchEnded(touch: 1, location: CGPoint(x: 12, y: 20.25), isCancelled: false),
    .touchAdmitted(touch: 1, recognizer: "UITapGestureRecognizer#1"),
    .touchRefused(touch: 2, recognizer: "UITapGestureRecognizer#1", reason: "it is disabled"),
    .recognizerChanged(
      recognizer: "UIPanGestureRecognizer#1", from: "possible", to: "began", reason: "moved 12 pt, limit 10 pt"),
    .recognizerRequires(
      recognizer: "UITapGestureRecognizer#1", other: "UITapGestureRecognizer#2", reason: "require(toFail:)"),
    .recognizersRunTogether(
      recognizer: "UIPanGestureRecognizer#1", other: "UIPinchGestureRecognizer#1", reason: "Grid#1 allows it"),
    .recognizerWaits(
      recognizer: "UITapGestureRecognizer#1", others: ["UITapGestureRecognizer#2", "UIPanGestureRecognizer#1"]),
    .recognizerIgnored(recognizer: "UITapGestureRecognizer#1", from: "ended", to: "began"),
    .actionsSent(recognizer: "UITapGestureRecognizer#1", state: "ended", targets: ["Grid#1 tapped(_:)", "a closure"]),
    .controlSends(control: "UIButton#1", events: "touchUpInside"),
    .viewTouch(touch: 1, view: "UIButton#1", phase: "began"),
    .viewTouchHeld(touch: 1, view: "UIButton#1", phase: "ended", by: "UITapGestureRecognizer#2"),
    .viewTouchDropped(touch: 1, view: "UIButton#1", reason: "UITapGestureRecognizer#2 recognized"),
    .scroll(view: "UIScrollView#1", phase: "dragging", offset: CGPoint(x: 0, y: -10.5), reason: "the finger moved"),
    .animation(layer: "UIView#1", key: "position", change: "is removed", reason: "the program says so"),
    .layoutInvalidated(layout: "UICollectionViewFlowLayout#1", scope: "everything", reason: "the bounds changed"),
    .layoutPrepared(layout: "UICollectionViewFlowLayout#1"),
    .attributesQueried(
      layout: "UICollectionViewFlowLayout#1", rect: CGRect(x: 0, y: 100, width: 320, height: 480.5), count: 12),
    .viewMade(view: "Cell#1", identifier: "cell"),
    .viewReused(view: "Cell#1", identifier: "cell"),
    .elementShown(element: "item 0-3", isShown: true),
    .itemChanged(item: IndexPath(indexes: [0, 3]), change: "selected", reason: "tapped"),
    .firstResponderChanged(from: "", to: "Field#1"),
    .keyCommand(input: "z", action: "undo(_:)", target: "UIWindow#1"),
    .menu(menu: "UIMenuController#1", change: "is not shown", reason: "nobody can perform copyName(_:)"),
    .appearance(controller: "UIViewController#1", change: "will appear", reason: "it is pushed"),
    .pressHeard(press: 1, responder: "Field#1", phase: "cancelled", reason: "UITapGestureRecognizer#1 was recognized"),
    .text(field: "UITextField#1", change: "begins editing", reason: "a tap"),
    .drag(drag: "drag 1", change: "asks UIView#2 canHandle", reason: "no"),
    .programmingError(message: "the item 7 was deleted twice"),
    .told(words: "UIPageControl#1 turns"),
  ]
}
