import GestureEngine

/// Recognizes a finger that comes in from an edge of the screen.
///
/// Only touches that come down within 13 points of one of ``edges`` count, and they must move inwards. // G110
///
/// Difference from UIKit: the edges are those of the window, whichever way the device is held. A view's
/// `semanticContentAttribute` changes nothing: left is left, as in UIKit.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which touches may come; none unless set.
  open var edges: UIRectEdge = []

  private var startEdge: EdgeStrip.Edges?

  /// A recognizer for one finger that calls `action` on `target` when its state changes. // G110
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  /// The stage of the recognizer. A motion that does not lead inwards fails it.
  open override var state: State {
    get { super.state }
    set {
      guard newValue == .began, let startEdge, !EdgeStrip.leadsInwards(motion, from: startEdge) else {
        super.state = newValue
        return
      }
      reason = "it does not lead inwards from the edge"
      super.state = .failed
    }
  }

  /// Takes in touches that came down at an edge.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // The window that was touched: the view may have left it meanwhile.
    guard let window = touches.first?.hitWindow else { return }
    let strip = EdgeStrip(edges: EdgeStrip.Edges(rawValue: edges.rawValue), profile: inputProfile)
    var atEdge: Set<UITouch> = []
    // A subclass may have taken the recognizer away by now: the attempt is over, and its edge is not to be kept.
    for touch in touches.inOrder where follows(touch) {
      if let edge = strip.edge(at: touch.location(in: nil), in: window.bounds) {
        startEdge = startEdge ?? edge
        atEdge.insert(touch)
      } else {
        ignore(touch, for: event)
      }
    }
    if !atEdge.isEmpty { super.touchesBegan(atEdge, with: event) }
  }

  /// Forgets the attempt.
  open override func reset() {
    super.reset()
    startEdge = nil
  }
}
