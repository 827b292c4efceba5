import OpenCollectionView

/// What a meter shows, in words.
struct ReadoutTexts: Equatable {
  var name = ""
  var phase = ScrollPhase.resting
  var offset = "–"
  var zoom = "–"
  var isZoomable = false
  var velocity = "–"
  var reported = "–"
  var honest = "–"
  var announced = "–"
  var stopped = "–"

  @MainActor init(_ meter: ScrollMeter) {
    name = meter.name
    phase = meter.phase
    guard let scrollView = meter.scrollView else { return }
    offset = Self.point(scrollView.contentOffset)
    isZoomable = scrollView.minimumZoomScale < scrollView.maximumZoomScale
    if isZoomable { zoom = "\(Self.decimal(scrollView.zoomScale, places: 2)) ×" }
    let speed = scrollView.contentVelocity
    velocity = "\(Self.whole(meter.history.isAcross ? speed.x : speed.y)) pt/s"
    guard let record = meter.lastThrow else { return }
    func along(_ point: CGPoint) -> CGFloat { record.isAcross ? point.x : point.y }
    reported = "\(Self.decimal(along(record.reported), places: 3)) pt/ms"
    honest = "\(Self.decimal(along(record.honest), places: 3)) pt/ms"
    let axis = record.isAcross ? "x" : "y"
    announced = "\(axis) \(Self.whole(along(record.announced)))"
    stopped = record.stopped.map { "\(axis) \(Self.whole(along($0)))" } ?? "…"
  }

  private static func point(_ point: CGPoint) -> String { "x \(whole(point.x))   y \(whole(point.y))" }

  private static func whole(_ value: CGFloat) -> String {
    let rounded = Int(value.rounded())
    return rounded < 0 ? "−\((-rounded).grouped)" : rounded.grouped
  }

  private static func decimal(_ value: CGFloat, places: Int) -> String {
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    let parts = Int((abs(value) * CGFloat(unit)).rounded())
    let fraction = "\(unit + parts % unit)".dropFirst()
    return "\(value < 0 && parts > 0 ? "−" : "")\(parts / unit).\(fraction)"
  }
}
