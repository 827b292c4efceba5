import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct TouchPropertyTests {
  let stage = TouchStage(CGRect(x: 100, y: 100, width: 200, height: 200))

  private func touch(
    _ kind: TouchSample.Kind = .pencil, azimuth: Double = 0, radius: Double = 0, force: Double = 0
  ) -> UITouch? {
    stage.screen.receive(
      .touches([
        TouchSample(
          time: stage.screen.now, identifier: 1, phase: .began, kind: kind, location: CGPoint(x: 200, y: 200),
          force: force, radius: radius, altitude: 1, azimuth: azimuth, roll: -0.5)
      ]))
    stage.screen.runFrame()
    return stage.view.lastTouches.first
  }

  @Test func `a pen tells how it is held`() throws {
    let touch = try #require(self.touch(azimuth: 0.75))
    #expect(touch.altitudeAngle == 1)
    #expect(touch.rollAngle == -0.5)
    #expect(abs(touch.azimuthAngle(in: nil) - 0.75) < 1e-9)
    #expect(abs(touch.azimuthAngle(in: stage.view) - 0.75) < 1e-9)
    #expect(abs(touch.azimuthUnitVector(in: nil).dx - 0.731_688_868_873_820_9) < 1e-9)
    #expect(abs(touch.azimuthUnitVector(in: nil).dy - 0.681_638_760_023_334_1) < 1e-9)
  }

  @Test func `the direction of a pen is that in the view, however it is turned or stretched`() throws {
    stage.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    var touch = try #require(self.touch(azimuth: .pi / 2))
    #expect(abs(touch.azimuthAngle(in: stage.view)) < 1e-9)
    #expect(abs(touch.azimuthAngle(in: nil) - .pi / 2) < 1e-9)
    stage.send(.ended, 200, 200)
    stage.view.transform = CGAffineTransform(scaleX: -1, y: 1)
    touch = try #require(self.touch(azimuth: 0))
    #expect(abs(abs(touch.azimuthAngle(in: stage.view)) - .pi) < 1e-9)
    #expect(abs(touch.azimuthUnitVector(in: stage.view).dx + 1) < 1e-9)
    stage.send(.ended, 200, 200)
    stage.view.transform = CGAffineTransform(scaleX: 2, y: 1)
    touch = try #require(self.touch(azimuth: .pi / 4))
    #expect(abs(touch.azimuthUnitVector(in: stage.view).dx * 2 - touch.azimuthUnitVector(in: stage.view).dy) < 1e-9)
    let vector = touch.azimuthUnitVector(in: stage.view)
    #expect(abs(hypot(vector.dx, vector.dy) - 1) < 1e-9)
  }

  @Test func `a radius is right to half a point, where there is one`() throws {
    let known = try #require(self.touch(.finger, radius: 12))
    #expect([known.majorRadius, known.majorRadiusTolerance] == [12, 0.5])
    stage.send(.ended, 200, 200)
    let unknown = try #require(self.touch(.finger))
    #expect([unknown.majorRadius, unknown.majorRadiusTolerance] == [0, 0])
  }

  @Test func `a force is at most the largest`() throws {
    let touch = try #require(self.touch(force: 2))
    #expect(touch.force == 2)
    #expect(touch.maximumPossibleForce == 2)
  }

  @Test func `nothing is estimated`() throws {
    let touch = try #require(self.touch())
    #expect(touch.estimatedProperties == [])
    #expect(touch.estimatedPropertiesExpectingUpdates == [])
    #expect(touch.estimationUpdateIndex == nil)
  }

  @Test func `precise places are the places`() throws {
    let touch = try #require(self.touch())
    stage.screen.receive(
      .touches([
        TouchSample(
          time: stage.screen.now, identifier: 1, phase: .moved, kind: .pencil, location: CGPoint(x: 210.25, y: 200))
      ]))
    stage.screen.runFrame()
    #expect(touch.preciseLocation(in: stage.view) == CGPoint(x: 110.25, y: 100))
    #expect(touch.precisePreviousLocation(in: stage.view) == CGPoint(x: 100, y: 100))
  }

  @Test func `numbers of kinds, phases and properties are those of UIKit`() {
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7])
    let types: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3])
    let properties: [UITouch.Properties] = [.force, .azimuth, .altitude, .location, .roll]
    #expect(properties.map(\.rawValue) == [1, 2, 4, 8, 16])
    let events: [UIEvent.EventType] = [.touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform]
    #expect(events.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
    #expect([UIScrollType.discrete, .continuous].map(\.rawValue) == [0, 1])
    #expect([UIScrollTypeMask.discrete, .continuous, .all].map(\.rawValue) == [1, 2, 3])
  }

  @Test func `buttons are counted from one`() {
    #expect(UIEvent.ButtonMask.button(1) == .primary)
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
    #expect(UIEvent.ButtonMask.button(5).rawValue == 16)
    #expect(UIEvent.ButtonMask.button(0) == [])
    #expect(UIEvent.ButtonMask.button(-4) == [])
    #expect(UIEvent.ButtonMask.button(99) == [])
  }

  // MARK: Coalesced and predicted touches

  final class Watcher: UIView {
    var coalesced: [[Double]] = []
    var predicted: [[Double]?] = []
    var isMain: [Bool] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
      guard let touch = touches.first, let event else { return }
      coalesced.append(event.coalescedTouches(for: touch)?.map { $0.location(in: self).x } ?? [])
      predicted.append(event.predictedTouches(for: touch)?.map { $0.location(in: self).x })
      for expected in event.predictedTouches(for: touch) ?? [] {
        isMain.append(expected === touch || expected.timestamp <= touch.timestamp || expected.view !== touch.view)
      }
    }
  }

  @Test func `one event has every report of its moves, and where they lead`() {
    let watcher = Watcher(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(watcher)
    let times = [0.0, 0.008, 0.016, 0.024]
    let samples = times.enumerated().map { index, time in
      TouchSample(
        time: time, identifier: 1, phase: index == 0 ? .began : .moved,
        location: CGPoint(x: 110 + Double(index) * 8, y: 150))
    }
    stage.screen.advance(by: 0.03)
    stage.screen.receive(.touches(samples))
    stage.screen.runFrame()
    stage.send(.ended, 134, 150)
    #expect(watcher.coalesced == [[10], [18, 26, 34], [34]])
    #expect(watcher.predicted == [[], [42, 50], []])
    #expect(watcher.isMain == [false, false])
  }

  @Test func `a touch of another event is neither coalesced nor predicted`() throws {
    final class Keeper: UIView {
      var event: UIEvent?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.event = event }
    }
    let first = try #require(self.touch())
    stage.send(.ended, 200, 200)
    let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(keeper)
    stage.send(.began, 150, 150)
    #expect(keeper.event?.predictedTouches(for: first) == nil)
  }
}
