/// Says when a window's next frame is: at once after a rest, then once per refresh of the display, and never one that is late
/// behind another.
package struct FramePacer: Sendable {
  /// Tells what is next.
  package enum Step: Equatable, Sendable {
    /// A frame, now, which shows what is at this time.
    case frame(at: Double)
    /// Nothing until then.
    case wait(until: Double)
    /// Nothing.
    case rest
  }

  /// Refreshes of a display that does not say how many it has in a second. [choice]
  package static let usualRate = 60.0
  /// How many refreshes a second are believed.
  package static let rates = 1.0...1000.0

  /// Seconds between two refreshes.
  package private(set) var interval = 1 / usualRate
  /// Tells whether presenting waits for the display by itself.
  package var presentationWaits = false
  private var next = -Double.infinity
  private var isOnGrid = false

  /// A pacer of a display of sixty refreshes.
  package init() {}

  /// Takes over how many refreshes a second the display has; what cannot be is sixty.
  package mutating func setRate(_ rate: Double) {
    interval = 1 / (Self.rates.contains(rate) ? rate : Self.usualRate)
  }

  /// Tells what is next.
  ///
  /// - Parameters:
  ///   - now: the time.
  ///   - isWanted: whether anything waits for a frame.
  ///   - isVisible: whether the window can be seen: frames that nobody sees are none.
  package mutating func step(now: Double, isWanted: Bool, isVisible: Bool) -> Step {
    guard isWanted, isVisible else {
      isOnGrid = false
      return .rest
    }
    // Where presenting waits, the frame before has brought the clock to where this one may begin. Some drivers say
    // that it does, and it does not, or not while nobody can see it: there are never more than twice as many frames
    // as the display has.
    let earliest = presentationWaits ? next - interval / 2 : next
    guard now >= earliest else { return .wait(until: earliest) }
    return .frame(at: now)
  }

  /// A frame has begun at a time.
  ///
  /// Frames that follow each other keep the display's grid; where one took longer than a refresh those that were missed are left
  /// out, and after a rest the grid begins anew.
  package mutating func frameDidBegin(at time: Double) {
    defer { isOnGrid = true }
    guard isOnGrid, !presentationWaits, next.isFinite, time - next < interval else {
      next = time + interval
      return
    }
    next += interval
  }
}
