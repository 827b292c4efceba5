package import GestureEngine

extension HostInput {
  /// The same input with every time replaced.
  package func replacingTimes(_ replacement: (Double) -> Double) -> HostInput {
    switch self {
    case .touches(var samples):
      for index in samples.indices { samples[index].time = replacement(samples[index].time) }
      return .touches(samples)
    case .hover(var sample):
      sample.time = replacement(sample.time)
      return .hover(sample)
    case .scroll(var sample):
      sample.time = replacement(sample.time)
      return .scroll(sample)
    case .magnify(var sample):
      sample.time = replacement(sample.time)
      return .magnify(sample)
    case .key(var sample):
      sample.time = replacement(sample.time)
      return .key(sample)
    case .accessibility(var action):
      action.time = replacement(action.time)
      return .accessibility(action)
    case .text(var report):
      report.time = replacement(report.time)
      return .text(report)
    case .keyboard(var report):
      report.time = replacement(report.time)
      return .keyboard(report)
    case .drag(var report):
      report.time = replacement(report.time)
      return .drag(report)
    case .screen, .visibility, .address, .back, .latency:
      return self
    }
  }
}
