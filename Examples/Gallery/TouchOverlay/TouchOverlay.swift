import OpenCollectionView

/// Shows, in a window in front of all others that takes no touches, where the fingers are and what the recognizers that
/// take part say: the application's trace names each change and its reason.
@MainActor final class TouchOverlay {
  private let window: UIWindow
  private let trace: DecisionTrace
  private let panel = RecognizerPanel()
  private var marks: [ObjectIdentifier: TouchMark] = [:]
  private var stories = RecognizerStories()

  /// In front of menus and alerts.
  private static let level = UIWindow.Level(10_000)

  init(scene: UIWindowScene) {
    window = UIWindow(windowScene: scene)
    window.windowLevel = Self.level
    window.isUserInteractionEnabled = false
    window.accessibilityElementsHidden = true
    trace = UIApplication.shared.trace
    panel.frame = window.bounds
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(panel)
    window.isHidden = false
    trace.add(self)
  }

  /// Ends the show.
  func remove() {
    trace.remove(self)
    window.isHidden = true
    window.windowScene = nil
  }

  /// Takes in an event that is about to be delivered.
  func willSend(_ event: UIEvent) {
    guard event.type == .touches, let touches = event.allTouches else { return }
    if marks.isEmpty { stories.removeAll() }
    for touch in touches.sorted(by: { $0.location(in: nil).x < $1.location(in: nil).x }) {
      switch touch.phase {
      case .began:
        begin(touch)
        panel.makeRoom(at: touch.location(in: nil))
        for recognizer in touch.gestureRecognizers ?? [] {
          stories.begin(trace.name(of: recognizer), of: recognizer)
        }
      case .moved: marks[ObjectIdentifier(touch)]?.follow(touch, in: event)
      case .ended, .cancelled: marks.removeValue(forKey: ObjectIdentifier(touch))?.leave()
      default: break
      }
    }
    panel.show(touches: marks.values.sorted { $0.number < $1.number })
    panel.show(stories)
  }

  private func begin(_ touch: UITouch) {
    let taken = Set(marks.values.map(\.number))
    let number = (1...).first { !taken.contains($0) } ?? 1
    let mark = TouchMark(number: number, touch: touch)
    marks.updateValue(mark, forKey: ObjectIdentifier(touch))?.leave()
    mark.frame = window.bounds
    window.addSubview(mark)
  }
}

extension TouchOverlay: TraceSink {
  // Decisions are taken on the main actor, although the trace cannot say so.
  nonisolated func receive(_ event: TraceEvent) { MainActor.assumeIsolated { hear(event.decision) } }

  /// Visitors share the application and its trace: of the recognizers only those in this window have a story.
  private func hear(_ decision: Decision) {
    switch decision {
    case .recognizerChanged(let recognizer, _, let state, let reason):
      stories.change(recognizer, to: state, because: reason)
    case .recognizerWaits(let recognizer, let others):
      stories.wait(recognizer, for: others)
    default: return
    }
    panel.show(stories)
  }
}
