import Foundation
package import GestureEngine

/// The touches that a page has put down and not taken up again, and its hovering pointer. They must be cancelled when
/// the page is lost.
package struct LiveTouches {
  /// The last sample of each touch, in the order in which they came down.
  private var samples: [TouchSample] = []
  private var isHovering = false

  package init() {}

  /// Notes an input. Returns it without what makes no sense: a second begin, or a touch that never began.
  package mutating func note(_ input: HostInput) -> HostInput? {
    switch input {
    case .touches(let reported):
      let kept = reported.filter { note($0) }
      return kept.isEmpty ? nil : .touches(kept)
    case .hover(let sample):
      isHovering = sample.location != nil
      return input
    default:
      return input
    }
  }

  private mutating func note(_ sample: TouchSample) -> Bool {
    let index = samples.firstIndex { $0.identifier == sample.identifier }
    switch (sample.phase, index) {
    case (.began, nil):
      // Far more than a person has fingers.
      guard samples.count < 32 else { return false }
      samples.append(sample)
    case (.moved, let index?):
      samples[index] = sample
    case (.ended, let index?), (.cancelled, let index?):
      samples.remove(at: index)
    default:
      return false
    }
    return true
  }

  /// The inputs that cancel all that is live, which is then nothing.
  package mutating func cancelAll(at time: Double) -> [HostInput] {
    var inputs: [HostInput] = []
    if !samples.isEmpty {
      for index in samples.indices {
        samples[index].phase = .cancelled
        samples[index].time = time
      }
      inputs.append(.touches(samples))
      samples = []
    }
    if isHovering {
      inputs.append(.hover(HoverSample(time: time, location: nil)))
      isHovering = false
    }
    return inputs
  }
}
