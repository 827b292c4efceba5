import GestureEngine

extension UITouch {
  /// One touch for each report that the present event stands for, oldest first; empty where there was one only.
  var coalescedTouches: [UITouch] {
    guard reports.count > 1 else { return [] }
    var previous = previousPoint
    return reports.map { report in
      let copy = UITouch(slot: slot, number: number, sample: report, view: hitView, window: hitWindow)
      copy.previousPoint = previous
      copy.storedPhase = .moved
      copy.storedTapCount = storedTapCount
      previous = report.location
      return copy
    }
  }
}
