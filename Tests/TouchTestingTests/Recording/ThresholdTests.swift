import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Recordings notice when a limit of the input profile becomes another one, be it by a hundredth.
@MainActor struct ThresholdTests {
  /// A limit, recognizers that keep to it, and fingers that go just to it and just beyond.
  struct Limit: Sendable, CustomTestStringConvertible {
    var name: String
    var path: any WritableKeyPath<InputProfile, Double> & Sendable
    var recognizers: @MainActor @Sendable () -> [UIGestureRecognizer]
    var script: TouchScript
    var testDescription: String { name }
  }

  private nonisolated static let middle = CGPoint(x: 200, y: 200)

  private static func screen(_ limit: Limit, _ profile: InputProfile) -> VirtualScreen {
    let screen = VirtualScreen(width: 400, height: 400)
    screen.scene.inputProfiles = InputProfiles(all: profile)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.isMultipleTouchEnabled = true
    for recognizer in limit.recognizers() { view.addGestureRecognizer(recognizer) }
    screen.show(view)
    screen.advanceUntilRest()
    return screen
  }

  @Test(arguments: limits, [-1, 1])
  func `a limit that is another one by a hundredth changes a decision, which is named`(
    limit: Limit, sign: Double
  ) throws {
    let first = Self.screen(limit, InputProfile())
    let recorder = first.recordInput()
    first.play(limit.script)
    first.advanceUntilRest()
    let recording = try HostInputRecording(text: recorder.recording.text)
    #expect(Self.screen(limit, InputProfile()).replay(recording) == nil)

    var profile = InputProfile()
    let value = profile[keyPath: limit.path]
    // Where the limit is nothing at all there is no hundredth of it, and no less.
    profile[keyPath: limit.path] = value == 0 ? 0.01 : value * (1 + 0.01 * sign)
    let difference = Self.screen(limit, profile).replay(recording)
    #expect(difference != nil)
    #expect(difference?.touches.isEmpty == false, "\(difference.map(\.description) ?? "")")
  }

  @Test func `every limit there is has its recording`() {
    #expect(
      Self.limits.map(\.name).sorted() == Mirror(reflecting: InputProfile()).children.compactMap(\.label).sorted())
  }

  @Test func `a pan that begins later is told with its finger, its time and both reasons`() throws {
    let limit = try #require(Self.limits.first { $0.name == "panMovement" })
    let first = Self.screen(limit, InputProfile())
    let recorder = first.recordInput()
    first.play(limit.script)
    first.advanceUntilRest()
    var profile = InputProfile()
    profile.panMovement = 20
    let difference = try #require(Self.screen(limit, profile).replay(recorder.recording))
    #expect(
      difference.description
        == "Touch 1: after 5 equal decisions, recorded was: UIPanGestureRecognizer#1 possible → failed: lifted after 9.9 pt, "
        + "limit 10 pt, at 0.11666666666666667 s. Now it is: UIPanGestureRecognizer#1 possible → failed: lifted after 9.9 pt, "
        + "limit 20 pt, at 0.11666666666666667 s.")
  }

  private nonisolated static func moving(_ distances: [CGFloat], _ direction: CGVector = CGVector(dx: 1, dy: 0))
    -> TouchScript
  {
    distances.reduce(TouchScript()) { script, distance in
      let end = CGPoint(x: middle.x + distance * direction.dx, y: middle.y + distance * direction.dy)
      return script.then(.samples([(0, middle), (0.05, end), (0.1, end)])).then(.rest(1))
    }
  }

  private nonisolated static func swiping(_ ends: [(x: CGFloat, y: CGFloat)], duration: Double = 0.1) -> TouchScript {
    ends.reduce(TouchScript()) { script, end in
      let point = CGPoint(x: middle.x + end.x, y: middle.y + end.y)
      return script.then(
        .samples([
          (0, middle), (duration / 2, CGPoint(x: middle.x + end.x / 2, y: middle.y + end.y / 2)), (duration, point),
          (duration + 0.001, point),
        ])
      ).then(.rest(1))
    }
  }

  private nonisolated static func together(after delay: Double) -> TouchScript {
    TouchScript.press(at: middle, duration: 0.3).with(
      .rest(delay).then(.press(at: CGPoint(x: middle.x + 50, y: middle.y), duration: 0.1)))
  }

  private nonisolated static func pinching(_ distances: [CGFloat]) -> TouchScript {
    distances.reduce(TouchScript()) { script, distance in
      script.then(.pinch(around: middle, from: 100, to: 100 + distance)).then(.rest(1))
    }
  }

  private nonisolated static func turning(_ degrees: [CGFloat]) -> TouchScript {
    degrees.reduce(TouchScript()) { script, angle in
      script.then(.rotation(around: middle, distance: 200, by: angle * .pi / 180)).then(.rest(1))
    }
  }

  private static func doubleTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    return tap
  }

  private static func twoFingerTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    return tap
  }

  private static func edgePan() -> UIScreenEdgePanGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    return pan
  }

  nonisolated static let limits: [Limit] = [
    Limit(
      name: "tapMovement", path: \.tapMovement, recognizers: { [UITapGestureRecognizer()] },
      script: moving([44.8, 45.2])),
    Limit(
      name: "tapDuration", path: \.tapDuration, recognizers: { [UITapGestureRecognizer()] },
      script: .press(at: middle, duration: 1)),
    Limit(
      name: "tapMinimumDuration", path: \.tapMinimumDuration, recognizers: { [UITapGestureRecognizer()] },
      script: .tap(at: middle, duration: 0.005)),
    Limit(
      name: "tapInterval", path: \.tapInterval, recognizers: { [doubleTap()] },
      script: TouchScript.tap(at: middle).then(.rest(1))),
    Limit(
      name: "tapFingerInterval", path: \.tapFingerInterval, recognizers: { [twoFingerTap()] },
      script: [0.1495, 0.1505].reduce(TouchScript()) { $0.then(together(after: $1)).then(.rest(1)) }),
    Limit(
      name: "pressDuration", path: \.pressDuration, recognizers: { [UILongPressGestureRecognizer()] },
      script: .press(at: middle, duration: 1)),
    Limit(
      name: "pressMovement", path: \.pressMovement, recognizers: { [UILongPressGestureRecognizer()] },
      script: moving([9.95, 10.05])),
    Limit(
      name: "panMovement", path: \.panMovement, recognizers: { [UIPanGestureRecognizer()] },
      script: moving([9.95, 10.05])),
    Limit(
      name: "edgeWidth", path: \.edgeWidth, recognizers: { [edgePan()] },
      script: [12.95, 13.05].reduce(TouchScript()) {
        $0.then(.drag(from: CGPoint(x: $1, y: 200), to: CGPoint(x: 100, y: 200))).then(.rest(1))
      }),
    Limit(
      name: "pinchMovement", path: \.pinchMovement, recognizers: { [UIPinchGestureRecognizer()] },
      script: pinching([9.95, 10.05])),
    Limit(
      name: "rotationAngle", path: \.rotationAngle, recognizers: { [UIRotationGestureRecognizer()] },
      script: turning([9.95, 10.05])),
    // How much a limit leaves out shows in the tenth of what is left: one of these ways has one on the edge of it.
    Limit(
      name: "pinchHysteresis", path: \.pinchHysteresis, recognizers: { [UIPinchGestureRecognizer()] },
      script: pinching(stride(from: 20.0, to: 20.6, by: 0.1).map { CGFloat($0) })),
    Limit(
      name: "rotationHysteresis", path: \.rotationHysteresis, recognizers: { [UIRotationGestureRecognizer()] },
      script: turning(stride(from: 20.0, to: 20.6, by: 0.1).map { CGFloat($0) })),
    Limit(
      name: "swipeDistance", path: \.swipeDistance, recognizers: { [UISwipeGestureRecognizer()] },
      script: swiping([(45.2, 0), (45.4, 0)])),
    Limit(
      name: "swipeDistanceDecay", path: \.swipeDistanceDecay, recognizers: { [UISwipeGestureRecognizer()] },
      script: swiping([(26.85, 0), (27.1, 0)], duration: 0.49)),
    Limit(
      name: "swipeSideways", path: \.swipeSideways, recognizers: { [UISwipeGestureRecognizer()] },
      script: swiping([(60, 45), (60, 45.2)])),
    Limit(
      name: "swipeSidewaysDecay", path: \.swipeSidewaysDecay, recognizers: { [UISwipeGestureRecognizer()] },
      script: swiping([(20, 25.7), (20, 25.9), (20, 26.1)], duration: 0.49)),
    Limit(
      name: "swipeBackward", path: \.swipeBackward, recognizers: { [UISwipeGestureRecognizer()] },
      script: swiping([(-0.005, 0)])),
    Limit(
      name: "swipeDuration", path: \.swipeDuration, recognizers: { [UISwipeGestureRecognizer()] },
      script: .press(at: middle, duration: 1)),
  ]
}
