import FrameClock
import GestureEngine
import LayerEngine
import MotionEngine

extension UIScrollView {
  /// By which law a finger drags the content; nil where the next frame is not known for sure: several fingers, fingers that
  /// zoom, a finger that drags several scroll views, and content in which not all goes along.
  func lead(under touch: UITouch, in scene: UIWindowScene) -> ScrollLead? {
    guard activity == .dragging, !drag.isEnding, drag.driver == nil, drag.chainX == nil, drag.chainY == nil,
      pan.state == .began || pan.state == .changed, pan.numberOfTouches == 1, pan.boundTouches.first === touch,
      let identifier = layerThatOnlyScrolls(in: scene)
    else { return nil }
    let reach = reachOfContent
    let across = drag.followsX ? told(horizontal.lead(reach: reach.width)) : nil
    let along = drag.followsY ? vertical.lead(reach: reach.height) : nil
    guard across != nil || along != nil else { return nil }
    return ScrollLead(
      layer: identifier, touch: touch.identifier, place: touch.sample.location, x: across, y: along,
      held: layersThatStay(in: scene))
  }

  /// The places of the content for a time, in seconds; nil where it does not move by itself, or not all of it as a
  /// whole.
  func course(for time: Double, in scene: UIWindowScene) -> ScrollCourse? {
    guard activity == .decelerating, let identifier = layerThatOnlyScrolls(in: scene) else { return nil }
    let (now, reach) = (scene.application.clock.now, reachOfContent)
    let across = told(horizontal.course(from: now, for: time, reach: reach.width))
    let along = vertical.course(from: now, for: time, reach: reach.height)
    guard across != nil || along != nil else { return nil }
    return ScrollCourse(
      layer: identifier, x: across, y: along, held: layersThatStay(in: scene))
  }

  /// By which law the content follows a wheel; nil where the next frame is not known for sure: pages, a direction that is not
  /// decided, content that has turned back, and content in which not all goes along.
  func turn(in scene: UIWindowScene) -> ScrollTurn? {
    guard activity == .wheeling, !isPagingEnabled, !wheel.isEnding, !wheel.isSpent,
      !isDirectionalLockEnabled || !scrollsHorizontally || !scrollsVertically,
      let identifier = layerThatOnlyScrolls(in: scene)
    else { return nil }
    let (now, reach, turn) = (scene.application.clock.now, reachOfContent, wheel.turn)
    func axis(_ axis: MotionEngine.ScrollAxis, _ wheel: WheelMotion, _ reach: CGFloat) -> ScrollTurn.Axis? {
      guard let law = axis.lead(reach: reach) else { return nil }
      let range = axis.wheelReach(inSteps: turn.isInSteps)
      return ScrollTurn.Axis(
        law: law, remainder: wheel.remainder(at: now), lowest: range.lowerBound, highest: range.upperBound)
    }
    let across = scrollsHorizontally ? told(axis(horizontal, turn.x, reach.width)) : nil
    let along = scrollsVertically ? axis(vertical, turn.y, reach.height) : nil
    guard across != nil || along != nil else { return nil }
    return ScrollTurn(
      layer: identifier, isInSteps: turn.isInSteps, x: across, y: along,
      held: layersThatStay(in: scene))
  }

  // Hosts are told −x of what is counted from the right, and of the bounds' origin what is at the left edge. // C160

  private func told(_ axis: ScrollLead.Axis?) -> ScrollLead.Axis? {
    guard layer.countsFromRight, var axis else { return axis }
    let width = bounds.width
    axis.pulled = -axis.pulled - width
    (axis.minimum, axis.maximum) = (-axis.maximum - width, -axis.minimum - width)
    return axis
  }

  private func told(_ axis: ScrollCourse.Axis?) -> ScrollCourse.Axis? {
    guard layer.countsFromRight, var axis else { return axis }
    axis.place = -axis.place - bounds.width
    axis.later = axis.later.map { -$0 }
    return axis
  }

  private func told(_ axis: ScrollTurn.Axis?) -> ScrollTurn.Axis? {
    guard layer.countsFromRight, var axis, let law = told(axis.law) else { return axis }
    axis.law = law
    axis.remainder = -axis.remainder
    (axis.lowest, axis.highest) = (-axis.highest - bounds.width, -axis.lowest - bounds.width)
    return axis
  }

  /// A control that is pulled sticks to the edge for a part of the way.
  private var isLocatedByRefreshing: Bool {
    guard refreshControl != nil else { return false }
    return pullBelowTop > 0
  }

  /// The layer, where nothing but a scroll moves what is in it, and that as a whole; else nil.
  private func layerThatOnlyScrolls(in scene: UIWindowScene) -> LayerID? {
    guard !zoomHasFingers, !zoomHoldsContent, !isLocatedByRefreshing, goesAlongAsAWhole,
      layer.isUntransformed(within: scene.tree.root)
    else { return nil }
    return scene.tree.identifier(of: layer)
  }

  private func layersThatStay(in scene: UIWindowScene) -> [LayerID] {
    var layers: [CALayer] = []
    if let bars = indicators.bars { layers += [bars.horizontal.view.layer, bars.vertical.view.layer] }
    if let background = (self as? UICollectionView)?.backgroundView, background.superview === self {
      layers.append(background.layer)
    }
    return layers.compactMap { scene.tree.identifier(of: $0) }
  }

  /// Tells whether a scroll moves the content and nothing in it.
  private var goesAlongAsAWhole: Bool { (self as? UICollectionView)?.layoutIgnoresScrolling ?? true }

  /// How far the content may be moved to either side before something is missing. A plain scroll view holds all it has.
  private var reachOfContent: CGSize {
    (self as? UICollectionView)?.preparedReach
      ?? CGSize(width: bounds.width * ScrollLeads.mostLengths, height: bounds.height * ScrollLeads.mostLengths)
  }
}

extension MotionEngine.ScrollAxis {
  fileprivate func lead(reach: CGFloat) -> ScrollLead.Axis? {
    guard let hold else { return nil }
    return ScrollLead.Axis(
      pulled: hold.pulled, minimum: minimum, maximum: maximum, givesWay: bounces, bandLength: hold.bandLength,
      coefficient: profile.rubberBandCoefficient, reach: Double(reach),
      decelerationRate: isPaging ? ScrollProfile.fastDecelerationRate : profile.decelerationRate,
      bounceRate: profile.bounceRate, overshootReturnRate: profile.overshootReturnRate)
  }

  fileprivate func course(from start: Double, for time: Double, reach: CGFloat) -> ScrollCourse.Axis? {
    guard isMoving else { return nil }
    return ScrollCourse.Axis(
      place: offset,
      later: places(from: start, for: time, every: ScrollCourse.interval).map { Float($0 - offset) },
      reach: Double(reach))
  }
}
