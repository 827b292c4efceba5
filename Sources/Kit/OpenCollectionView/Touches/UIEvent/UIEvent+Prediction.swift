import GestureEngine

extension UIEvent {
  /// The touches that are expected, for one that moved in this event; nil for one that is not in it.
  func predictions(of touch: UITouch) -> [UITouch]? {
    guard list.touches.contains(where: { $0 === touch }) else { return nil }
    guard touch.storedPhase == .moved else { return [] }
    var report = touch.sample
    return touch.prediction.points.map { point in
      let before = report.location
      report.location = point.location
      report.time = point.time
      let expected = UITouch(
        slot: touch.slot, number: touch.number, sample: report, view: touch.hitView, window: touch.hitWindow)
      expected.previousPoint = before
      expected.storedPhase = .moved
      expected.storedTapCount = touch.storedTapCount
      return expected
    }
  }
}
