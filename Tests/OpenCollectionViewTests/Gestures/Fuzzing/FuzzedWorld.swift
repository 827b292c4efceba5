import GestureEngine
import OpenCollectionView
import TouchTesting

/// A stream come to life: plays it once and looks for what must not be.
@MainActor final class FuzzedWorld {
  let stream: TouchStream
  let screen = VirtualScreen(width: 400, height: 800)
  let witness = TouchWitness()
  private(set) var views: [UIView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var delegates: [FuzzedDelegate?] = []
  private var counts: [String: Int] = [:]
  private var isQuiet = false
  /// Recognizers whose state the program has set: what it began it must end.
  private var meddled: Set<Int> = []
  private var fingers: [Int32] = []
  private var reportCount = 0.0

  init(_ stream: TouchStream) {
    self.stream = stream
    screen.application.trace.add(WitnessSink(witness))
    for plan in stream.views { make(plan) }
    for (number, plan) in stream.recognizers.enumerated() { make(plan, number) }
    for (number, plan) in stream.recognizers.enumerated() where !plan.isAbsent {
      for other in plan.requires { recognizers[number].require(toFail: recognizers[other]) }
    }
    witness.react = { [unowned self] in react(to: $0, of: $1) }
    screen.runFrame()
  }

  /// Plays the stream, lets all fingers go and time pass, and looks whether everything is as new.
  func play() {
    for step in stream.steps { take(step) }
    letGo()
    checkRest()
    checkCleanGestures()
  }

  /// Ends the scene, which with its application would live on.
  func end() { screen.application.disconnectScene(screen.scene) }

  // MARK: Construction

  private func make(_ plan: TouchStream.ViewPlan) {
    let view: UIView =
      switch plan.kind {
      case .plain: FuzzedView(views.count, witness)
      case .control: UIButton(frame: .zero)
      case .scroll: FuzzedScrollView(frame: .zero)
      }
    view.frame = plan.frame
    view.isMultipleTouchEnabled = plan.takesSeveral
    view.isExclusiveTouch = plan.isExclusive
    (view as? UIScrollView)?.contentSize = CGSize(width: 400, height: 2000)
    (plan.parent < 0 ? screen.window! : views[plan.parent]).addSubview(view)
    views.append(view)
  }

  private func make(_ plan: TouchStream.RecognizerPlan, _ number: Int) {
    let recognizer = newRecognizer(plan, number)
    recognizers.append(recognizer)
    apply(plan.flags, to: recognizer)
    delegates.append(plan.answers == 0 ? nil : FuzzedDelegate(number, witness, seed: plan.answers))
    recognizer.delegate = delegates[number]
    (recognizer as? WatchedOwn)?.answers = Answers(seed: plan.answers)
    (recognizer as? WatchedOwn)?.mustDecide = stream.hasRequirements
    witness.introduce(number, as: screen.application.trace.name(of: recognizer))
    recognizer.addAction { [unowned self] in
      witness.action(number, $0.state)
      react(to: .action, of: number)
    }
    guard !plan.isAbsent else { return }
    (plan.view < 0 ? screen.window! : views[plan.view]).addGestureRecognizer(recognizer)
  }

  private func newRecognizer(_ plan: TouchStream.RecognizerPlan, _ number: Int) -> UIGestureRecognizer {
    switch plan.kind {
    case .tap:
      let tap = WatchedTap(number, witness)
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (plan.taps, plan.fingers)
      return tap
    case .press:
      let press = WatchedPress(number, witness)
      (press.numberOfTapsRequired, press.numberOfTouchesRequired) = (plan.taps, plan.fingers)
      return press
    case .pan:
      let pan = WatchedPan(number, witness)
      pan.minimumNumberOfTouches = plan.fingers
      if plan.taps > 1 { pan.maximumNumberOfTouches = plan.fingers }
      return pan
    case .edgePan:
      let pan = WatchedEdgePan(number, witness)
      pan.edges = [.left, .right]
      return pan
    case .pinch: return WatchedPinch(number, witness)
    case .rotation: return WatchedRotation(number, witness)
    case .swipe:
      let swipe = WatchedSwipe(number, witness)
      swipe.numberOfTouchesRequired = plan.fingers
      if plan.taps > 1 { swipe.direction = [.left, .up] }
      return swipe
    case .hover: return WatchedHover(number, witness)
    default: return WatchedOwn(number, plan.kind, witness)
    }
  }

  private func apply(_ flags: Int, to recognizer: UIGestureRecognizer) {
    recognizer.cancelsTouchesInView = flags & 1 != 0
    recognizer.delaysTouchesBegan = flags & 2 != 0
    recognizer.delaysTouchesEnded = flags & 4 != 0
    guard flags & 8 != 0 else { return }
    recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
  }

  // MARK: Steps

  private func take(_ step: TouchStream.Step) {
    switch step {
    case .report(let reports):
      fingers += reports.map(\.finger).filter { !fingers.contains($0) }
      screen.receive(
        .touches(
          reports.map { report in
            reportCount += 1
            return TouchSample(
              time: screen.now + report.after, identifier: report.finger, phase: report.phase, kind: report.kind,
              location: CGPoint(x: report.x, y: report.y), force: reportCount, buttons: report.kind == .pointer ? 1 : 0)
          }))
      screen.runFrame()
    case .advance(let time): screen.advance(by: time)
    case .hover(let x, let y):
      screen.receive(.hover(HoverSample(time: screen.now, location: CGPoint(x: x, y: y))))
      screen.runFrame()
    case .leave:
      screen.receive(.hover(HoverSample(time: screen.now, location: nil)))
      screen.runFrame()
    case .scroll(let x, let y, let distance):
      screen.receive(
        .scroll(
          ScrollSample(
            time: screen.now, location: CGPoint(x: x, y: y), distance: ScrollDistance(x: 0, y: distance))))
      screen.runFrame()
    case .visible(let isVisible):
      screen.receive(.visibility(isVisible))
      screen.runFrame()
    case .deed(let deed): perform(deed)
    }
  }

  /// All fingers are lifted, or the system takes them, and time passes; a program ends what it began by itself.
  private func letGo() {
    screen.receive(.visibility(true))
    screen.runFrame()
    if stream.steps.count.isMultiple(of: 2) {
      for finger in fingers { take(.report([TouchStream.Report(finger: finger, phase: .ended, x: 50, y: 50)])) }
    } else {
      take(.visible(false))
      take(.visible(true))
    }
    take(.leave)
    screen.advance(by: 3)
    isQuiet = true
    for number in meddled.sorted() where recognizers[number].state != .possible {
      recognizers[number].state = .cancelled
    }
    screen.advanceUntilRest(limit: 20)
  }

  private func react(to trigger: TouchStream.Reaction.Trigger, of subject: Int) {
    guard !isQuiet, !stream.reactions.isEmpty else { return }
    let key = "\(trigger)\(subject)"
    counts[key, default: 0] += 1
    for reaction in stream.reactions
    where reaction.trigger == trigger && reaction.subject == subject && reaction.count == counts[key] {
      perform(reaction.deed)
    }
  }

  private func perform(_ deed: TouchStream.Deed) {
    guard !isAbsent(deed) else { return }
    witness.note("program: \(deed)")
    switch deed {
    case .add(let number, let view): views[view].addGestureRecognizer(recognizers[number])
    case .remove(let number): recognizers[number].view?.removeGestureRecognizer(recognizers[number])
    case .enable(let number, let isEnabled): recognizers[number].isEnabled = isEnabled
    case .set(let number, let state):
      meddled.insert(number)
      recognizers[number].state = UIGestureRecognizer.State(rawValue: state) ?? .possible
    case .require(let number, let other): recognizers[number].require(toFail: recognizers[other])
    case .ignore(let number):
      guard let (touch, event) = witness.latest(of: number) else { break }
      recognizers[number].ignore(touch, for: event)
    case .dropDelegate(let number): delegates[number] = nil
    case .flags(let number, let flags):
      apply(stream.recognizers[number].kind == .watches ? flags & 1 : flags, to: recognizers[number])
    case .taps(let number, let taps): (recognizers[number] as? UITapGestureRecognizer)?.numberOfTapsRequired = taps
    case .clear(let view): views[view].gestureRecognizers = nil
    case .removeView(let view): views[view].removeFromSuperview()
    case .addView(let view, let parent):
      let parent = parent < 0 ? screen.window! : views[parent]
      if !parent.isDescendant(of: views[view]) { parent.addSubview(views[view]) }
    case .hide(let view, let isHidden): views[view].isHidden = isHidden
    case .interaction(let view, let isEnabled): views[view].isUserInteractionEnabled = isEnabled
    case .hideWindow(let isHidden): screen.window.isHidden = isHidden
    case .removeWindow: screen.window.windowScene = nil
    }
  }

  private func isAbsent(_ deed: TouchStream.Deed) -> Bool {
    switch deed {
    case .add(let number, _), .remove(let number), .enable(let number, _), .set(let number, _), .require(let number, _),
      .ignore(let number), .dropDelegate(let number), .flags(let number, _), .taps(let number, _):
      stream.recognizers[number].isAbsent
    default: false
    }
  }

  // MARK: Checks

  private func checkRest() {
    witness.checkViewsAreDone()
    witness.checkRecognizersAreReset()
    for (number, recognizer) in recognizers.enumerated() where !stream.recognizers[number].isAbsent {
      if recognizer.state != .possible { witness.problem("stuck: \(number) is \(recognizer.state)") }
      if recognizer.numberOfTouches != 0 {
        witness.problem("stuck: \(number) has \(recognizer.numberOfTouches) touches")
      }
    }
    for view in views {
      for recognizer in view.gestureRecognizers ?? [] where !(recognizer is any Watched) {
        if recognizer.state != .possible || recognizer.numberOfTouches != 0 {
          witness.problem("stuck: \(type(of: recognizer)) is \(recognizer.state)")
        }
      }
    }
  }

  /// Each recognizer by itself, with nobody in its way, recognizes its gesture.
  private func checkCleanGestures() {
    for delegate in delegates { delegate?.answers.becomeUsual() }
    screen.window.windowScene = screen.scene
    screen.window.isHidden = false
    for recognizer in recognizers {
      (recognizer as? WatchedOwn)?.answers.becomeUsual()
      recognizer.isEnabled = false
    }
    for (number, recognizer) in recognizers.enumerated() where !stream.recognizers[number].isAbsent {
      guard let gesture = CleanGesture.script(for: recognizer) else { continue }
      let stage = clearStage(for: recognizer)
      recognizer.isEnabled = true
      apply(5, to: recognizer)
      recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
      let before = witness.log.count
      screen.play(gesture)
      screen.advance(by: 1)
      if !witness.log[before...].contains(where: { $0.hasPrefix("\(number) ! ") }) {
        witness.problem("dead: \(number), a \(stream.recognizers[number].kind), no longer recognizes its gesture")
      }
      if recognizer.state != .possible { witness.problem("stuck: \(number) is \(recognizer.state) after its gesture") }
      recognizer.isEnabled = false
      stage.isHidden = true
    }
  }

  /// The recognizer's own view fills the screen, in front of everything, without subviews.
  private func clearStage(for recognizer: UIGestureRecognizer) -> UIView {
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let stage = recognizer.view === screen.window || recognizer.view == nil ? cover : recognizer.view!
    if recognizer.view == nil { cover.addGestureRecognizer(recognizer) }
    for view in stage.subviews where views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    screen.window.addSubview(stage)
    stage.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    (stage.isHidden, stage.isUserInteractionEnabled, stage.isMultipleTouchEnabled) = (false, true, true)
    // The recognizers that a scroll view has by itself are in the way of others.
    for other in stage.gestureRecognizers ?? [] where other !== recognizer { other.isEnabled = false }
    return stage
  }
}
