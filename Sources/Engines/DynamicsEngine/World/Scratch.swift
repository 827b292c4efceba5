/// The storage that a step needs for itself: arrays that keep their memory. It is no part of a world's state.
struct Scratch: Sendable {
  var candidates: [Int32] = []
  var singles: [SingleRow] = []
  var doubles: [DoubleRow] = []
  /// The islands of those that may fall asleep: each body's way to the first of its island.
  var islands: [Int32] = []
  var islandRest: [Double] = []
  var lastOfIsland: [Int32] = []
  /// Velocities as they were before the step, and as impacts leave them.
  var before: [Motion] = []
  var struck: [Motion] = []
  var impacts: [Impact] = []
  /// Contacts that began or ended, and those whose boxes are apart.
  var changed: [Int32] = []
  var gone: [Int32] = []
  /// Bodies to be woken, found while contacts are looked at.
  var woken: [Int32] = []
  /// The points at which contacts that do not touch yet meet in this step, with the indices of the contacts.
  var meetings: [(contact: Int32, point: Vector)] = []
  /// In how many parts the present step is taken, and which of them is the present one.
  var parts = 1
  var part = 0
  var began: [ContactEvent] = []
  var ended: [ContactEvent] = []
}

extension Scratch: Equatable {
  static func == (_: Scratch, _: Scratch) -> Bool { true }
}
