import Foundation
import GestureEngine
import Testing

@Suite struct HostInputTests {
  static let touch = TouchSample(
    time: 1.25, identifier: -7, phase: .moved, kind: .pencil, location: CGPoint(x: 10.5, y: -3), force: 0.5, radius: 4,
    altitude: 1, azimuth: 2, roll: 0.5, buttons: 3, modifiers: [.shift, .command])

  static let inputs: [HostInput] = [
    .touches([]),
    .touches([touch, TouchSample(time: 0, identifier: 1, phase: .began, location: .zero)]),
    .hover(HoverSample(time: 2, location: CGPoint(x: 1, y: 2), modifiers: .control)),
    .hover(HoverSample(time: 2, location: nil)),
    .hover(
      HoverSample(
        time: 2, location: .zero, kind: .pencil, height: 0.25, altitude: 1, azimuth: 2, roll: -1, modifiers: .shift)),
    .scroll(
      ScrollSample(
        time: 3, location: CGPoint(x: 1, y: 2), distance: ScrollDistance(x: -1.5, y: 120), unit: .lines,
        modifiers: .alternate)),
    .magnify(MagnifySample(time: 4, location: CGPoint(x: 1, y: 2), factor: 1.01)),
    .key(KeySample(time: 5, isDown: true, isRepeat: false, key: "a", code: "KeyA", modifiers: .alphaShift)),
    .screen(
      ScreenDescription(
        size: CGSize(width: 393, height: 852), scale: 3, safeAreaTop: 59, safeAreaLeft: 1, safeAreaBottom: 34,
        safeAreaRight: 2, prefersDark: true, prefersReducedMotion: true)),
    .screen(ScreenDescription(size: .zero)),
    .visibility(true),
    .visibility(false),
  ]

  @Test(arguments: inputs)
  func `every input survives JSON`(input: HostInput) throws {
    let data = try JSONEncoder().encode(input)
    #expect(try JSONDecoder().decode(HostInput.self, from: data) == input)
  }

  @Test func `phases, kinds and units are stored as their numbers`() throws {
    let encoder = JSONEncoder()
    func text(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
    #expect(try text([TouchSample.Phase.began, .moved, .ended, .cancelled]) == "[0,1,2,3]")
    #expect(try text([TouchSample.Kind.finger, .pencil, .pointer]) == "[0,1,2]")
    #expect(try text([ScrollSample.Unit.points, .lines, .pages]) == "[0,1,2]")
    #expect(try text(RecognitionState.allCases) == "[0,1,2,3,4,5]")
  }

  @Test func `a number that stands for no phase does not decode`() {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(TouchSample.Phase.self, from: Data("9".utf8)) }
  }

  @Test func `a touch is an upright finger of unknown force unless told otherwise`() {
    let sample = TouchSample(time: 0, identifier: 1, phase: .began, location: .zero)
    #expect(sample.kind == .finger)
    #expect(sample.force == 0)
    #expect(sample.radius == 0)
    #expect(sample.altitude == .pi / 2)
    #expect(sample.azimuth == 0)
    #expect(sample.roll == 0)
    #expect(sample.buttons == 0)
    #expect(sample.modifiers == [])
  }

  @Test func `what hovers is an upright pointer at the screen unless told otherwise`() {
    let sample = HoverSample(time: 0, location: nil)
    #expect(sample.kind == .pointer)
    #expect(sample.height == 0)
    #expect(sample.altitude == .pi / 2)
    #expect([sample.azimuth, sample.roll] == [0, 0])
  }
}
