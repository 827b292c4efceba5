import GestureEngine
import OpenCollectionView
import TouchTesting

/// Plays a stream, and watches the scroll views from outside.
@MainActor final class ScrollWorld {
  let screen: VirtualScreen
  let outer: WatchedScrollView
  let inner: WatchedScrollView?
  private let stream: ScrollStream
  private var fingers: [Int: CGPoint] = [:]
  private var identifiers: [Int: Int32] = [:]
  private var nextIdentifier: Int32 = 1
  /// How far fingers have moved since the last frame that was looked at.
  private var pushed = 0.0
  private var start = 0.0
  private var isWaitingForFrame = false
  private var isWheeled = false
  private var isDisturbed = false
  private var isReacting = false

  init(_ stream: ScrollStream) {
    self.stream = stream
    let plan = stream.plan
    screen = VirtualScreen(width: 400, height: 800, scale: 2, framesPerSecond: plan.framesPerSecond)
    outer = WatchedScrollView("outer", frame: screen.window.bounds)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: plan.width, height: plan.height))
    outer.view.addSubview(content)
    outer.witness.zoomed = content
    if plan.isNested {
      let inner = WatchedScrollView("inner", frame: CGRect(x: 50, y: 100, width: 300, height: 400))
      inner.view.contentSize = CGSize(width: 900, height: 1000)
      inner.view.isPagingEnabled = plan.isInnerPaging
      content.addSubview(inner.view)
      self.inner = inner
    } else {
      inner = nil
    }
    let view = outer.view
    view.contentSize = CGSize(width: plan.width, height: plan.height)
    view.contentInset = UIEdgeInsets(top: plan.inset, left: 0, bottom: plan.inset, right: 0)
    view.bounces = plan.bounces
    view.alwaysBounceVertical = plan.alwaysBounces
    view.alwaysBounceHorizontal = plan.alwaysBounces
    view.isPagingEnabled = plan.isPaging
    view.isDirectionalLockEnabled = plan.isLocked
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: plan.rate)
    view.delaysContentTouches = plan.delaysTouches
    view.minimumZoomScale = 1 / plan.zoom
    view.maximumZoomScale = plan.zoom
    screen.show(view)
    outer.witness.onCall = { [weak self] call, count in self?.react(to: call, count) }
  }

  func play() {
    for step in stream.steps { take(step) }
    for finger in fingers.keys.sorted() { take(.up(finger: finger)) }
    take(.visible(true))
    if !screen.advanceUntilRest(limit: 400) { outer.witness.blame("restless: frames are wanted for ever") }
    for watched in [outer, inner].compactMap({ $0 }) { watched.checkRest(isUndisturbed: isUndisturbed) }
  }

  /// Tells whether nothing but fingers moved the content.
  private var isUndisturbed: Bool {
    stream.reactions.isEmpty
      && stream.steps.allSatisfy {
        switch $0 {
        case .deed, .wheel, .magnify: false
        default: true
        }
      }
  }

  var problems: [String] { outer.witness.problems + (inner?.witness.problems ?? []) }
  var log: [String] { outer.witness.log + (inner?.witness.log ?? []) }

  private func take(_ step: ScrollStream.Step) {
    switch step {
    case .down(let finger, let x, let y):
      guard fingers[finger] == nil else { return }
      fingers[finger] = CGPoint(x: x, y: y)
      identifiers[finger] = nextIdentifier
      nextIdentifier += 1
      report(finger, .began)
    case .move(let finger, let dx, let dy):
      guard let old = fingers[finger] else { return }
      fingers[finger] = CGPoint(x: old.x + dx, y: old.y + dy)
      pushed += (dx * dx + dy * dy).squareRoot()
      report(finger, .moved)
    case .rest(let finger): report(finger, .moved)
    case .up(let finger): report(finger, .ended)
    case .cancel(let finger): report(finger, .cancelled)
    case .wheel(let dx, let dy):
      // What a wheel has asked for is shown bit by bit.
      isWheeled = true
      screen.receive(
        .scroll(
          ScrollSample(
            time: screen.now, location: CGPoint(x: 200, y: 300), distance: ScrollDistance(x: dx, y: dy))))
    case .magnify(let factor):
      isDisturbed = true
      screen.receive(
        .magnify(MagnifySample(time: screen.now, location: CGPoint(x: 200, y: 300), factor: factor)))
    case .wait(let duration): wait(duration)
    case .frame: look { screen.runFrame() }
    case .visible(let isVisible):
      screen.receive(.visibility(isVisible))
      if !isVisible {
        look { screen.runFrame() }
        fingers = [:]
      }
    case .deed(let deed):
      // What fingers have reported before comes before.
      look { screen.runFrame() }
      perform(deed)
    }
  }

  private func report(_ finger: Int, _ phase: TouchSample.Phase) {
    guard let location = fingers[finger], let identifier = identifiers[finger] else { return }
    if phase == .ended || phase == .cancelled { fingers[finger] = nil }
    let sample = TouchSample(time: screen.now, identifier: identifier, phase: phase, location: location)
    guard phase == .began else {
      screen.receive(.touches([sample]))
      if phase == .cancelled { look { screen.runFrame() } }
      return
    }
    // An interrupted scroll never jumps.
    look { screen.runFrame() }
    let before = [outer, inner].compactMap { $0?.view.contentOffset }
    let told = log.count
    screen.receive(.touches([sample]))
    screen.runFrame()
    let after = [outer, inner].compactMap { $0?.view.contentOffset }
    let isCaught = [outer, inner].allSatisfy { $0?.view.isTracking != false }
    if isCaught, before != after, !isDisturbed, fingers.count == 1,
      !log[told...].contains(where: { $0.contains("Anim") })
    {
      outer.witness.blame("jumps: from \(before) to \(after) when a finger comes down")
    }
  }

  private func wait(_ duration: Double) {
    let end = screen.now + duration
    while screen.now < end - 1e-9 {
      // Long times pass as they do in a page that sleeps.
      let length = duration > 20 ? duration : min(1 / stream.plan.framesPerSecond, end - screen.now)
      look { screen.advance(by: length) }
    }
  }

  /// Runs frames, and compares what was shown before with what is shown now.
  private func look(_ run: () -> Void) {
    let watched = [outer, inner].compactMap { $0 }
    if !isWaitingForFrame {
      start = screen.now
      for view in watched { view.noteStart() }
    }
    let frames = screen.frameCount
    let scaleBefore = outer.view.zoomScale
    run()
    // What was reported is delivered with the next frame.
    isWaitingForFrame = screen.frameCount == frames
    guard !isWaitingForFrame else { return }
    for view in watched {
      // Content that is zoomed out moves farther in its own points than the finger on the screen.
      let scale = view === inner ? min(outer.view.zoomScale, scaleBefore) : 1
      // The last frame before may be as long ago as a frame takes.
      view.check(
        after: screen.now - start + 1 / stream.plan.framesPerSecond, pushed: pushed / scale,
        isDisturbed: isDisturbed || isWheeled)
    }
    pushed = 0
    isDisturbed = false
  }

  private func react(to call: ScrollStream.Call, _ count: Int) {
    // A drag leaves the content in a legal place, wherever it was put before.
    if call == .didEndDecelerating { outer.isPlaced = false }
    guard !isReacting else { return }
    isReacting = true
    for reaction in stream.reactions where reaction.call == call && reaction.count == count { perform(reaction.deed) }
    isReacting = false
  }

  private func perform(_ deed: ScrollStream.Deed) {
    isDisturbed = true
    outer.isMeddled = true
    inner?.isMeddled = true
    let view = outer.view
    outer.noteAnimation {
      switch deed {
      case .offset(let x, let y, let isAnimated):
        view.setContentOffset(CGPoint(x: x, y: y), animated: isAnimated)
        // After what that has ended.
        outer.isPlaced = true
      case .show(let x, let y, let isAnimated):
        view.scrollRectToVisible(CGRect(x: x, y: y, width: 100, height: 100), animated: isAnimated)
      case .content(let width, let height): view.contentSize = CGSize(width: width, height: height)
      case .inset(let inset): view.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset / 2, right: inset)
      case .frame(let width, let height): view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      case .enabled(let isEnabled): view.isScrollEnabled = isEnabled
      case .bounces(let bounces): view.bounces = bounces
      case .paging(let isPaging): view.isPagingEnabled = isPaging
      case .rate(let rate): view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
      case .scale(let scale, let isAnimated): view.setZoomScale(scale, animated: isAnimated)
      case .zoomLimit(let limit):
        view.maximumZoomScale = limit
        view.minimumZoomScale = 1 / limit
      case .stop:
        view.stopScrollingAndZooming()
        // It stands where it was stopped, beyond its edge too.
        outer.isPlaced = true
      case .hide(let isHidden): view.isHidden = isHidden
      case .leave: view.removeFromSuperview()
      case .comeBack: if view.window == nil { screen.window.addSubview(view) }
      case .target(let x, let y): outer.witness.target = CGPoint(x: x, y: y)
      }
    }
  }
}
