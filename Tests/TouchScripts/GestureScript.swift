import Foundation
import GestureEngine
import OpenCollectionView
package import Testing
package import TouchTesting

/// A script, the recognizers that it is played to, and what the view and they say of it.
package struct GestureScript: Sendable, CustomTestStringConvertible {
  /// What happens in it.
  package let name: String
  /// What fingers do.
  package let script: TouchScript
  private let recognizers: @MainActor @Sendable (GestureBoard) -> Void
  /// What the view and its recognizers tell.
  package let log: [String]

  package var testDescription: String { name }

  /// A view with the recognizers.
  @MainActor package func board() -> GestureBoard {
    let board = GestureBoard()
    recognizers(board)
    return board
  }

  init(
    _ name: String, _ script: TouchScript, log: [String],
    recognizers: @escaping @MainActor @Sendable (GestureBoard) -> Void
  ) {
    self.name = name
    self.script = script
    self.recognizers = recognizers
    self.log = log
  }
}

extension GestureScript {
  private static let middle = CGPoint(x: 200, y: 300)

  /// All of them, in a view of 400 × 600 points.
  package static let all = oneFinger + otherPointers + severalFingers

  private static let oneFinger = [
    GestureScript("tap", .tap(at: middle), log: ["view began", "view cancelled", "tap ended"]) {
      $0.add(UITapGestureRecognizer(), as: "tap")
    },
    GestureScript(
      "double tap", .tap(at: middle).then(.rest(0.1)).then(.tap(at: middle)),
      log: ["view began", "view cancelled", "double ended"]
    ) { board in
      let double = board.add(UITapGestureRecognizer(), as: "double")
      double.numberOfTapsRequired = 2
      board.add(UITapGestureRecognizer(), as: "single").require(toFail: double)
    },
    GestureScript(
      "single tap that waits for a second one", .tap(at: middle),
      log: ["view began", "view cancelled", "single ended"]
    ) { board in
      let double = board.add(UITapGestureRecognizer(), as: "double")
      double.numberOfTapsRequired = 2
      board.add(UITapGestureRecognizer(), as: "single").require(toFail: double)
    },
    GestureScript(
      "long press", .press(at: middle, duration: 0.7),
      log: ["view began", "view cancelled", "press began", "press ended"]
    ) {
      $0.add(UITapGestureRecognizer(), as: "tap")
      $0.add(UILongPressGestureRecognizer(), as: "press")
    },
    GestureScript(
      "press that is dragged", draggedPress,
      log: ["view began", "view cancelled", "press began", "press changed", "press ended"]
    ) {
      $0.add(UILongPressGestureRecognizer(), as: "press")
      $0.add(UIPanGestureRecognizer(), as: "pan")
    },
    GestureScript(
      "pan", .drag(from: middle, to: CGPoint(x: 200, y: 450)),
      log: ["view began", "view cancelled", "pan began", "pan changed", "pan ended"]
    ) {
      $0.add(UITapGestureRecognizer(), as: "tap")
      $0.add(UILongPressGestureRecognizer(), as: "press")
      $0.add(UIPanGestureRecognizer(), as: "pan")
    },
    GestureScript(
      "flick", .flick(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200)),
      log: ["view began", "view cancelled", "pan began", "pan changed", "pan ended"]
    ) { $0.add(UIPanGestureRecognizer(), as: "pan") },
    GestureScript(
      "pan that is taken away", TouchScript.drag(from: middle, to: CGPoint(x: 200, y: 450)).cancelled(),
      log: ["view began", "view cancelled", "pan began", "pan changed", "pan cancelled"]
    ) { $0.add(UIPanGestureRecognizer(), as: "pan") },
    GestureScript(
      "tap that is taken away", TouchScript.tap(at: middle).cancelled(), log: ["view began", "view cancelled"]
    ) { $0.add(UITapGestureRecognizer(), as: "tap") },
    GestureScript(
      "swipe", .flick(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 260, y: 310)),
      log: ["view began", "view cancelled", "right ended"]
    ) { board in
      board.add(UISwipeGestureRecognizer(), as: "right")
      board.add(UISwipeGestureRecognizer(), as: "left").direction = .left
      board.add(UILongPressGestureRecognizer(), as: "press")
    },
    GestureScript(
      "drag that is too slow for the swipe that a pan waits for",
      .drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 125, y: 300), duration: 0.8),
      log: ["view began", "view cancelled", "pan began", "pan changed", "pan ended"]
    ) { board in
      let swipe = board.add(UISwipeGestureRecognizer(), as: "swipe")
      board.add(UIPanGestureRecognizer(), as: "pan").require(toFail: swipe)
    },
    GestureScript(
      "edge pan", .drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 200, y: 300)),
      log: ["view began", "view cancelled", "edge began", "edge changed", "edge ended"]
    ) { board in
      let edge = board.add(UIScreenEdgePanGestureRecognizer(), as: "edge")
      edge.edges = .left
      board.add(UIPanGestureRecognizer(), as: "pan").require(toFail: edge)
    },
    GestureScript(
      "pan that does not begin at the edge", .drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 250, y: 300)),
      log: ["view began", "view cancelled", "pan began", "pan changed", "pan ended"]
    ) { board in
      let edge = board.add(UIScreenEdgePanGestureRecognizer(), as: "edge")
      edge.edges = .left
      board.add(UIPanGestureRecognizer(), as: "pan").require(toFail: edge)
    },
  ]

  private static let otherPointers = [
    GestureScript(
      "pen", .drag(from: middle, to: CGPoint(x: 320, y: 300), kind: .pencil),
      log: ["view began", "view cancelled", "pen began", "pen changed", "pen ended"]
    ) { board in
      board.add(UIPanGestureRecognizer(), as: "finger").allowedTouchTypes = [
        UITouch.TouchType.direct.rawValue as NSNumber
      ]
      board.add(UIPanGestureRecognizer(), as: "pen")
    },
    GestureScript(
      "mouse drag", .drag(from: middle, to: CGPoint(x: 200, y: 400), kind: .pointer),
      log: ["view began", "view cancelled", "pan began", "pan changed", "pan ended"]
    ) {
      $0.add(UITapGestureRecognizer(), as: "tap")
      $0.add(UIPanGestureRecognizer(), as: "pan")
    },
    GestureScript(
      "click", .tap(at: middle, kind: .pointer), log: ["view began", "view cancelled", "tap ended"]
    ) {
      $0.add(UITapGestureRecognizer(), as: "tap")
      $0.add(UIPanGestureRecognizer(), as: "pan")
    },
  ]

  private static let severalFingers = [
    GestureScript(
      "three fingers",
      TouchScript.tap(at: CGPoint(x: 100, y: 300), duration: 0.16)
        .with(later(0.04, .tap(at: middle, duration: 0.16)))
        .with(later(0.08, .tap(at: CGPoint(x: 300, y: 300), duration: 0.16))),
      log: ["view began", "view cancelled", "three ended"]
    ) { board in
      let three = board.add(UITapGestureRecognizer(), as: "three")
      three.numberOfTouchesRequired = 3
      let two = board.add(UITapGestureRecognizer(), as: "two")
      two.numberOfTouchesRequired = 2
    },
    GestureScript(
      "one finger rests while another taps",
      TouchScript.press(at: CGPoint(x: 100, y: 300), duration: 0.6)
        .with(.rest(0.2).then(.tap(at: CGPoint(x: 300, y: 300)))),
      log: ["view began", "view ended"]
    ) { $0.add(UITapGestureRecognizer(), as: "tap") },
    GestureScript(
      "two fingers drag",
      TouchScript.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 350), duration: 0.6)
        .with(later(0.04, .drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 300, y: 350), duration: 0.6))),
      log: ["view began", "view cancelled", "pan began", "pan changed", "pan ended"]
    ) { $0.add(UIPanGestureRecognizer(), as: "pan").minimumNumberOfTouches = 2 },
    GestureScript(
      "pinch",
      TouchScript.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 80, y: 300), duration: 0.6)
        .with(later(0.04, .drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 320, y: 300), duration: 0.6))),
      log: ["view began", "view cancelled", "pinch began", "pinch changed", "pinch ended"]
    ) {
      $0.add(UIPinchGestureRecognizer(), as: "pinch")
      $0.add(UIRotationGestureRecognizer(), as: "rotation")
      $0.add(UIPanGestureRecognizer(), as: "pan").minimumNumberOfTouches = 2
    },
    GestureScript(
      "pinch that loses a finger",
      TouchScript.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 80, y: 300), duration: 0.6)
        .with(
          later(
            0.04, .drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.3, holding: 0.05))),
      log: ["view began", "view cancelled", "pinch began", "pinch changed", "pinch ended"]
    ) { $0.add(UIPinchGestureRecognizer(), as: "pinch") },
    GestureScript(
      "pan that gains a finger",
      TouchScript.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 400), duration: 0.8)
        .with(
          later(0.4, .drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 300, y: 350), duration: 0.4, holding: 0.1))),
      log: ["view began", "view cancelled", "pan began", "pan changed", "pan ended"]
    ) { $0.add(UIPanGestureRecognizer(), as: "pan") },
    GestureScript(
      "rotation", rotation,
      log: ["view began", "view cancelled", "rotation began", "rotation changed", "rotation ended"]
    ) {
      $0.add(UIPinchGestureRecognizer(), as: "pinch")
      $0.add(UIRotationGestureRecognizer(), as: "rotation")
    },
  ]

  /// A finger that rests for 0.7 s, and then moves to the right by 80 points.
  private static let draggedPress = {
    var reports: [(time: Double, location: CGPoint)] = [(time: 0, location: middle)]
    for step in 0...20 {
      reports.append((time: 0.7 + Double(step) / 60, location: CGPoint(x: 200 + 4 * Double(step), y: 300)))
    }
    reports.append((time: 1.2, location: CGPoint(x: 280, y: 300)))
    return TouchScript.samples(reports)
  }()

  /// Two fingers a quarter turn about the middle, 80 points from it.
  private static let rotation = {
    func finger(from start: Double) -> TouchScript {
      let places = (0...30).map { step in
        let angle = start + Double(step) / 30 * .pi / 2
        return (
          time: Double(step) / 60, location: CGPoint(x: middle.x + 80 * cos(angle), y: middle.y + 80 * sin(angle))
        )
      }
      return .samples(places + [(time: 0.6, location: places[30].location)])
    }
    return finger(from: 0).with(later(0.04, finger(from: .pi)))
  }()

  /// A script of another finger: no two fingers come down or lift at the very same moment, and a browser may tell of
  /// those that do in one turn or in several.
  private static func later(_ delay: Double, _ script: TouchScript) -> TouchScript { .rest(delay).then(script) }
}
