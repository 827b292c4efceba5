package import Foundation
package import GestureEngine

/// The fingers that are down on the touch screens of a window, and the touches that they are.
///
/// What cannot be is put right here: a finger that comes down twice was lifted unseen, one that moves without having come down
/// is none, and a place that is no number is where the finger was before.
package struct FingerTable: Sendable {
  /// Far more than a person has fingers.
  package static let most = 32

  private struct Entry {
    var device: Int64
    var finger: Int64
    var sample: TouchSample
  }

  private var entries: [Entry] = []
  private var last: Int32 = 0

  /// A table without fingers.
  package init() {}

  /// How many fingers are down.
  package var count: Int { entries.count }

  /// Notes a report, and adds what it means to some reports about touches.
  ///
  /// - Parameters:
  ///   - location: where the finger is, in points of the screen.
  ///   - time: of the application's clock.
  package mutating func note(
    _ finger: ShellEvent.Finger, at location: CGPoint, time: Double, modifiers: KeyModifiers,
    into samples: inout [TouchSample]
  ) {
    let index = entries.firstIndex { $0.device == finger.device && $0.finger == finger.finger }
    let isPlace = location.x.isFinite && location.y.isFinite
    switch finger.phase {
    case .down:
      if let index {
        samples.append(end(index, as: .cancelled, time: time))
      }
      guard isPlace, entries.count < Self.most else { return }
      last = last == .max ? 1 : last + 1
      let sample = TouchSample(
        time: time, identifier: last, phase: .began, location: location, force: Self.force(finger.pressure),
        modifiers: modifiers)
      entries.append(Entry(device: finger.device, finger: finger.finger, sample: sample))
      samples.append(sample)
    case .moved:
      guard let index, isPlace else { return }
      entries[index].sample.phase = .moved
      entries[index].sample.time = time
      entries[index].sample.location = location
      entries[index].sample.force = Self.force(finger.pressure)
      entries[index].sample.modifiers = modifiers
      samples.append(entries[index].sample)
    case .up, .cancelled:
      guard let index else { return }
      if isPlace { entries[index].sample.location = location }
      samples.append(end(index, as: finger.phase == .up ? .ended : .cancelled, time: time))
    }
  }

  /// Cancels the fingers of a device that has gone; of all devices without one.
  package mutating func cancel(device: Int64? = nil, time: Double, into samples: inout [TouchSample]) {
    for index in entries.indices.reversed() where device == nil || entries[index].device == device {
      samples.append(end(index, as: .cancelled, time: time))
    }
  }

  private mutating func end(_ index: Int, as phase: TouchSample.Phase, time: Double) -> TouchSample {
    var sample = entries.remove(at: index).sample
    sample.phase = phase
    sample.time = time
    return sample
  }

  /// The force of a pressure: screens that do not know it say 0, or 1. What is usual is 0.5, as in the web.
  private static func force(_ pressure: Double) -> Double {
    pressure > 0 && pressure < 1 ? min(pressure * 2, TouchSample.largestForce) : 0
  }
}
