import OpenCollectionView

/// A recognizer that notes what it hears and decides as it was told to.
final class OrderProbe: UIGestureRecognizer {
  private let title: String
  private let log: OrderLog
  private let decisions: [String: State]
  private var counts: [String: Int] = [:]

  init(_ title: String, _ log: OrderLog, _ decisions: [String: State]) {
    self.title = title
    self.log = log
    self.decisions = decisions
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { hear("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { hear("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { hear("ended", touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    log.note(title, "cancelled", touches)
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    log.note("\(title) reset")
    counts = [:]
  }

  private func hear(_ phase: String, _ touches: Set<UITouch>) {
    log.note(title, phase, touches)
    counts[phase, default: 0] += 1
    if let state = decisions["\(phase) \(counts[phase, default: 0])"] { self.state = state }
  }
}

/// A view that notes the touches it hears of.
final class OrderView: UIView {
  private let title: String
  private let log: OrderLog

  init(_ title: String, _ frame: CGRect, _ log: OrderLog) {
    self.title = title
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.note(title, "began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.note(title, "moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.note(title, "ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(title, "cancelled", touches)
  }
}

/// A control that notes its touches and its tracking.
final class OrderControl: UIControl {
  private let log: OrderLog

  init(_ frame: CGRect, _ log: OrderLog) {
    self.log = log
    super.init(frame: frame)
    addAction(UIAction { [log] _ in log.note("control touchDown") }, for: .touchDown)
    addAction(UIAction { [log] _ in log.note("control touchUpInside") }, for: .touchUpInside)
    addAction(UIAction { [log] _ in log.note("control touchCancel") }, for: .touchCancel)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("control", "began", touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("control", "ended", touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("control", "cancelled", touches)
    super.touchesCancelled(touches, with: event)
  }
}
