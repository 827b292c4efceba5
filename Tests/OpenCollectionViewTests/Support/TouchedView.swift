import OpenCollectionView

/// A view that notes the touches it hears of: `name began`, with the number of touches if there are several.
final class TouchedView: UIView {
  let name: String
  let journal: Journal
  /// The touches of the last call.
  private(set) var lastTouches: Set<UITouch> = []
  /// Where and when each touch was that was heard of, in the coordinates of the view and of the clock.
  private(set) var places: [(location: CGPoint, time: Double)] = []

  init(_ name: String, _ frame: CGRect, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    lastTouches = touches
    if let touch = touches.first { places.append((touch.location(in: self), touch.timestamp)) }
    journal.note("\(name) \(phase)" + (touches.count > 1 ? " ×\(touches.count)" : ""))
  }
}
