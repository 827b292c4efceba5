import Foundation

/// Tells a host that is far from its person by which laws fingers drag content and how it goes on when they have let it go, and has
/// collection views prepare what may be seen of it before the next commit. Nothing is done for a host that does not ask.
@MainActor package struct ScrollLeads {
  /// How content goes on that was in motion when a frame was over.
  package struct Motion {
    /// The scrolls that fingers drag.
    package var drags: [ScrollLead] = []
    /// The scrolls that a wheel turns.
    package var turns: [ScrollTurn] = []
    /// The scrolls that go on by themselves.
    package var courses: [ScrollCourse] = []
  }

  private struct Led {
    weak var view: UIScrollView?
  }

  /// The views that are shown ahead, or were and still hold more than can be seen.
  private var led: [Led] = []

  package init() {}

  /// How fast a finger drags at most for all of its way to be prepared, in points a second: a quick stroke over a phone.
  /// Our choice; a faster one is shown ahead as far as there is content.
  static let fastest = 2_000.0
  /// How long input waits for frames beside its way, in seconds: three frames of an ordinary screen.
  static let frames = 0.05
  /// Nothing is shown ahead for longer, in seconds, whatever a host says. Our choice: whoever waits for ten seconds has left.
  static let mostLatency = 10.0
  /// For how many ways there and back what is prepared stays when the content has come to rest: the page has heard of that, and
  /// what it showed ahead has run out but for a tenth.
  static let waysAtRest = 6.0
  /// How much is prepared at most, as a part of the view's length.
  static let mostLengths: CGFloat = 0.5

  /// Collects the motions that can be told after a frame of a scene. Asks for another frame where there is more to
  /// prepare.
  ///
  /// - Parameter latency: how long a report of a finger and the commit that answers it are under way, in seconds.
  package mutating func follow(_ scene: UIWindowScene, latency: Double) -> Motion {
    var motion = Motion()
    for touch in scene.touchDispatcher.touches where !touch.isOver {
      for case let pan as ScrollViewPanGestureRecognizer in touch.gestureRecognizers ?? [] {
        guard let view = pan.scrollView, let lead = view.lead(under: touch, in: scene) else { continue }
        motion.drags.append(lead)
        prepare(view, latency: latency)
      }
    }
    if let view = scene.scrollDispatcher.latched, view.window?.windowScene === scene,
      let turn = view.turn(in: scene)
    {
      motion.turns.append(turn)
      prepare(view, latency: latency)
    }
    led.removeAll { entry in
      guard let view = entry.view else { return true }
      switch view.activity {
      case .dragging, .lifted, .wheeling: return false
      case .decelerating:
        if view.window?.windowScene === scene, let course = view.course(for: latency + Self.frames, in: scene) {
          motion.courses.append(course)
        }
        return false
      default:
        view.isShownAhead = false
        (view as? UICollectionView)?.endOverscan(in: latency * Self.waysAtRest)
        return true
      }
    }
    return motion
  }

  /// Nobody asks any longer: collection views hold what can be seen.
  package mutating func end() {
    for entry in led {
      entry.view?.isShownAhead = false
      (entry.view as? UICollectionView)?.overscan = 0
    }
    led = []
  }

  private mutating func prepare(_ view: UIScrollView, latency: Double) {
    if !led.contains(where: { $0.view === view }) { led.append(Led(view: view)) }
    view.isShownAhead = true
    guard let view = view as? UICollectionView else { return }
    let length = max(view.bounds.width, view.bounds.height) * Self.mostLengths
    view.overscan = min(length, CGFloat(Self.fastest * (latency + Self.frames))).rounded(.up)
  }
}
