import Foundation

/// Tells a host that is far from its person by which laws fingers drag content, and has collection views prepare what may be
/// seen of it before the next commit. Nothing is done for a host that does not ask.
@MainActor package struct ScrollLeads {
  private struct Preparing {
    weak var view: UICollectionView?
  }

  /// The views that hold more than can be seen.
  private var preparing: [Preparing] = []

  package init() {}

  /// How fast a finger drags at most for all of its way to be prepared, in points a second: a quick stroke over a phone.
  /// Our choice; a faster one is shown ahead as far as there is content.
  static let fastest = 2_000.0
  /// How long input waits for frames beside its way, in seconds: three frames of an ordinary screen.
  static let frames = 0.05
  /// For how many ways there and back what is prepared stays when the content has come to rest: the page has heard of that, and
  /// what it showed ahead has run out but for a tenth.
  static let waysAtRest = 6.0
  /// How much is prepared at most, as a part of the view's length.
  static let mostLengths: CGFloat = 0.5

  /// What can be told after a frame of a scene. Asks for another frame where there is more to prepare.
  ///
  /// - Parameter way: how long a report of a finger and the commit that answers it are under way, in seconds.
  package mutating func follow(_ scene: UIWindowScene, way: Double) -> [ScrollLead] {
    var found: [ScrollLead] = []
    for touch in scene.touchDispatcher.touches where !touch.isOver {
      for case let pan as ScrollViewPanGestureRecognizer in touch.gestureRecognizers ?? [] {
        guard let view = pan.scrollView, let lead = view.lead(under: touch, in: scene) else { continue }
        found.append(lead)
        if let view = view as? UICollectionView { prepare(view, way: way) }
      }
    }
    preparing.removeAll { entry in
      guard let view = entry.view else { return true }
      guard view.activity != .dragging, view.activity != .lifted, view.activity != .decelerating else { return false }
      view.endOverscan(in: way * Self.waysAtRest)
      return true
    }
    return found
  }

  /// Nobody asks any longer: collection views hold what can be seen.
  package mutating func end() {
    for entry in preparing { entry.view?.overscan = 0 }
    preparing = []
  }

  private mutating func prepare(_ view: UICollectionView, way: Double) {
    let length = max(view.bounds.width, view.bounds.height) * Self.mostLengths
    let overscan = min(length, CGFloat(Self.fastest * (max(way, 0) + Self.frames))).rounded(.up)
    if !preparing.contains(where: { $0.view === view }) { preparing.append(Preparing(view: view)) }
    view.overscan = overscan
  }
}
