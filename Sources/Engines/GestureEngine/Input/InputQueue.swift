/// The reports of a host that a scene has not delivered yet, in their order.
///
/// Reports that a scene delivers stand apart from those that come meanwhile, in room that is kept from frame to frame.
package struct InputQueue: Sendable {
  private var waiting: [HostInput] = [] { didSet { isEmpty = waiting.isEmpty } }
  /// The reports that are being delivered.
  package private(set) var inDelivery: [HostInput] = [] { didSet { isDelivering = !inDelivery.isEmpty } }

  /// Room for what a person does in a frame is kept, room for a flood is not. Our choice.
  private static let keptCount = 256

  /// A queue without reports.
  package init() {}

  /// Tells whether nothing waits. Kept: a scene asks in each frame, and would hold both arrays for the question.
  package private(set) var isEmpty = true

  /// How many reports wait.
  package var count: Int { waiting.count }

  /// Tells whether reports are being delivered.
  package private(set) var isDelivering = false

  /// Adds a report behind all others.
  package mutating func append(_ input: HostInput) { waiting.append(input) }

  /// Makes all that waits ``inDelivery``. Only where nothing is being delivered, and until ``end()``.
  package mutating func begin() { (waiting, inDelivery) = (inDelivery, waiting) }

  /// The delivery is over.
  package mutating func end() { inDelivery.removeAll(keepingCapacity: inDelivery.count <= Self.keptCount) }

  /// Takes all that waits, for a delivery within another one.
  package mutating func takeAll() -> [HostInput] {
    defer { waiting.removeAll() }
    return waiting
  }

  /// Has reports wait again that could not be delivered in their time, before all that came since.
  package mutating func putBack(_ inputs: ArraySlice<HostInput>) { waiting.insert(contentsOf: inputs, at: 0) }

  /// Drops all that waits.
  package mutating func removeAll() { waiting.removeAll() }

  /// Takes the reports of what happened before a time at which something falls due, and all that was reported before
  /// them. Reports of touches that go on beyond that time are parted.
  package mutating func take(before deadline: Double) -> [HostInput] {
    var early: [HostInput] = []
    while let input = waiting.first {
      guard case .touches(let samples) = input else {
        // What comes in between is delivered in its place, never out of order.
        guard waiting.contains(where: { $0.hasGesture(before: deadline) }) else { break }
        early.append(waiting.removeFirst())
        continue
      }
      let count = samples.prefix { $0.time < deadline }.count
      guard count > 0 else { break }
      early.append(.touches(Array(samples.prefix(count))))
      guard count == samples.count else {
        waiting[0] = .touches(Array(samples.dropFirst(count)))
        break
      }
      waiting.removeFirst()
    }
    return early
  }
}

extension HostInput {
  fileprivate func hasGesture(before time: Double) -> Bool {
    switch self {
    case .touches(let samples): samples.first.map { $0.time < time } ?? false
    case .magnify(let sample): sample.time < time
    case .scroll(let sample): sample.time < time
    default: false
    }
  }

  /// The time to which the clock goes before the report is delivered; nil for touches, whose samples have one each, and
  /// for reports that come when they come.
  package var time: Double? {
    switch self {
    case .hover(let sample): sample.time
    case .scroll(let sample): sample.time
    case .magnify(let sample): sample.time
    case .key(let sample): sample.time
    case .accessibility(let action): action.time
    case .text(let report): report.time
    case .keyboard(let report): report.time
    case .drag(let report): report.time
    case .touches, .screen, .visibility, .address, .back, .latency: nil
    }
  }

  /// Tells whether moves of fingers that wait to be told together are told before: not before touches, which join them,
  /// what changes nothing that is seen, and what ends them all.
  package var endsMoves: Bool {
    switch self {
    case .touches, .latency, .visibility: false
    default: true
    }
  }
}
