import OpenCollectionView

/// A scroll view, what fingers, wheels and hosts report, and what a program does meanwhile: everything that a run of
/// the fuzz depends on.
struct ScrollStream: Sendable {
  var plan = Plan()
  var reactions: [Reaction] = []
  var steps: [Step] = []
}

extension ScrollStream {
  /// How the scroll views are set up.
  struct Plan: Sendable {
    var width: CGFloat = 400
    var height: CGFloat = 3000
    var inset: CGFloat = 0
    var bounces = true
    var alwaysBounces = false
    var isPaging = false
    var isLocked = false
    var rate: CGFloat = 0.998
    var delaysTouches = true
    /// The greatest scale; the smallest is its inverse. 1 does not zoom.
    var zoom: CGFloat = 1
    /// Tells whether there is a scroll view in the content.
    var isNested = false
    var isInnerPaging = false
    var framesPerSecond = 60.0
  }

  /// What a delegate is told.
  enum Call: String, Sendable, CaseIterable {
    case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
    case didEndScrollingAnimation, willBeginZooming, didZoom, didEndZooming
  }

  /// What a program does the `count`-th time that its delegate is told something.
  struct Reaction: Sendable {
    var call: Call
    var count: Int
    var deed: Deed
  }

  /// Something that a program does to its scroll view.
  enum Deed: Sendable {
    case offset(CGFloat, CGFloat, animated: Bool)
    case show(CGFloat, CGFloat, animated: Bool)
    case content(CGFloat, CGFloat)
    case inset(CGFloat)
    case frame(CGFloat, CGFloat)
    case enabled(Bool)
    case bounces(Bool)
    case paging(Bool)
    case rate(CGFloat)
    case scale(CGFloat, animated: Bool)
    case zoomLimit(CGFloat)
    case stop
    case hide(Bool)
    case leave
    case comeBack
    /// Where a finger that lifts sends the content.
    case target(CGFloat, CGFloat)
  }

  /// Something that happens from outside.
  enum Step: Sendable {
    case down(finger: Int, x: Double, y: Double)
    case move(finger: Int, dx: Double, dy: Double)
    case rest(finger: Int)
    case up(finger: Int)
    case cancel(finger: Int)
    case wheel(dx: Double, dy: Double)
    case magnify(Double)
    case wait(Double)
    case frame
    case visible(Bool)
    case deed(Deed)
  }
}

extension ScrollStream {
  /// The stream as the source of a test that plays it.
  var script: String {
    "let stream = ScrollStream(\n  plan: \(plan),\n  reactions: [\n"
      + reactions.map { "    Reaction(call: .\($0.call), count: \($0.count), deed: .\($0.deed)),\n" }.joined()
      + "  ],\n  steps: [\n" + steps.map { "    .\($0),\n" }.joined() + "  ])"
  }
}
