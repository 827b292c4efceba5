import Foundation
import GestureEngine
import Testing
import WindowScenes

@Suite struct FingerTableTests {
  private var table = FingerTable()
  private var samples: [TouchSample] = []

  private mutating func note(
    _ phase: ShellEvent.Finger.Phase, finger: Int64, device: Int64 = 7, x: Double = 10, time: Double = 1,
    pressure: Double = 1
  ) {
    let finger = ShellEvent.Finger(device: device, finger: finger, phase: phase, place: .zero, pressure: pressure)
    table.note(finger, at: CGPoint(x: x, y: 20), time: time, modifiers: [], into: &samples)
  }

  private var outline: [String] { samples.map { "\($0.identifier) \($0.phase) \($0.location.x)" } }

  // W1
  @Test mutating func `fingers of two screens with one number are two touches`() {
    note(.down, finger: 0, device: 1, x: 1)
    note(.down, finger: 0, device: 2, x: 2)
    note(.moved, finger: 0, device: 1, x: 3)
    note(.up, finger: 0, device: 2, x: 2)
    #expect(outline == ["1 began 1.0", "2 began 2.0", "1 moved 3.0", "2 ended 2.0"])
    #expect(table.count == 1)
  }

  // W2
  @Test mutating func `a finger that comes down twice was lifted unseen: its first touch is cancelled`() {
    note(.down, finger: 5, x: 1)
    note(.down, finger: 5, x: 9)
    #expect(outline == ["1 began 1.0", "1 cancelled 1.0", "2 began 9.0"])
  }

  // W2
  @Test mutating func `a finger that has not come down neither moves nor lifts`() {
    note(.moved, finger: 5)
    note(.up, finger: 5)
    note(.cancelled, finger: 5)
    #expect(samples.isEmpty)
  }

  // W2
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  mutating func `a place that is no number is where the finger was before`(x: Double) {
    note(.down, finger: 1, x: x)
    #expect(samples.isEmpty)
    note(.down, finger: 1, x: 4)
    note(.moved, finger: 1, x: x)
    note(.up, finger: 1, x: x)
    #expect(outline == ["1 began 4.0", "1 ended 4.0"])
  }

  // W3
  @Test mutating func `the fingers of a device that is unplugged are cancelled, and those of others stay`() {
    note(.down, finger: 1, device: 1, x: 1)
    note(.down, finger: 2, device: 2, x: 2)
    note(.down, finger: 3, device: 1, x: 3)
    samples = []
    table.cancel(device: 1, time: 4, into: &samples)
    #expect(Set(outline) == ["1 cancelled 1.0", "3 cancelled 3.0"])
    #expect(samples.allSatisfy { $0.time == 4 })
    #expect(table.count == 1)
  }

  // W2
  @Test mutating func `more than thirty-two fingers are none`() {
    for finger in 0..<40 { note(.down, finger: Int64(finger)) }
    #expect(table.count == 32)
    #expect(samples.count == 32)
  }

  @Test(arguments: [(0.0, 0.0), (1, 0), (0.5, 1), (0.25, 0.5), (-3, 0), (.nan, 0)])
  mutating func `a pressure of none or of all says that the device knows none`(pressure: Double, force: Double) {
    note(.down, finger: 1, pressure: pressure)
    #expect(samples.map(\.force) == [force])
  }
}
