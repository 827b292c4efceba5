/// The times of layers at one time of the clock. What is animated at once mostly stands in one layer, whose time is worked out
/// once.
struct LayerTimes {
  private let now: Double
  private var parent: CALayer?
  private var timeOfParent: Double

  /// - Parameter now: the clock's time, which is also that of a layer without a parent.
  init(at now: Double) {
    self.now = now
    timeOfParent = now
  }

  mutating func time(of layer: CALayer) -> Double {
    if layer.parent !== parent {
      parent = layer.parent
      timeOfParent = parent?.time(at: now) ?? now
    }
    return layer.time(outside: timeOfParent)
  }
}
