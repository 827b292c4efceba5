import FrameClock

extension UIViewController {
  // MARK: Who presents

  func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if let search = controller as? UISearchController {
      return search.begin(from: self, animated: animated, byProgram: true, completion)
    }
    guard controller.isPresentable(by: self), let presentation = controller.presentationForPresenting(from: self) else {
      return
    }
    let controller = presentation.presented
    let presenter = presenter(for: presentation)
    if let other = presenter.modal.presented ?? modal.presented {
      note(
        "\(type(of: controller)) is not presented by \(type(of: presenter)), which presents \(type(of: other)) already: "
          + "dismiss that first, or present from it.")
      return
    }
    guard presenter.presentationWindow != nil else {
      note(
        "\(type(of: controller)) is not presented by \(type(of: presenter)), whose view is in no window: present in "
          + "viewDidAppear(_:) or later.")
      return
    }
    if presenter.modal.isBeingDismissed {
      note(
        "\(type(of: controller)) is not presented by \(type(of: presenter)), which is being dismissed: present from the "
          + "completion of the dismissal.")
      return
    }
    presentation.begin(by: presenter, source: self, animated: animated, completion: completion)
  }

  private func isPresentable(by source: UIViewController) -> Bool {
    if self === source {
      ProgrammingErrors.report(
        "\(type(of: self)) was asked to present itself: present another controller.", instead: "nothing is presented")
      return false
    }
    if let container {
      ProgrammingErrors.report(
        "\(type(of: self)) was presented by \(type(of: source)), but it is a child of \(type(of: container)): call "
          + "removeFromParent() before, or present the parent.", instead: "it stays where it is")
      return false
    }
    if let presenter = modal.presenting {
      ProgrammingErrors.report(
        "\(type(of: self)) was presented by \(type(of: source)), but \(type(of: presenter)) presents it already: "
          + "dismiss it before, or make another controller.", instead: "it stays where it is")
      return false
    }
    return true
  }

  /// The outermost controller; for styles of a context, the nearest that defines one.
  private func presenter(for presentation: UIPresentationController) -> UIViewController {
    guard !presentation.shouldPresentInFullscreen else { return outermost }
    var controller = self
    while !controller.definesPresentationContext, let container = controller.container { controller = container }
    if controller.definesPresentationContext, controller.providesPresentationContextTransitionStyle {
      presentation.presented.modalTransitionStyle = controller.modalTransitionStyle
    }
    return controller
  }

  var presentationWindow: UIWindow? { viewIfLoaded?.window }

  func note(_ sentence: String) { UIApplication.shared.trace.record(.programmingError(message: sentence)) }

  // MARK: What keeps the views

  var currentPresentationController: UIPresentationController? {
    if let presentation = modal.presentation { return presentation }
    if let container { return container.currentPresentationController }
    let made = makePresentation(source: nil)
    modal.presentation = made
    return made
  }

  func presentationStyleDidChange() {
    guard modal.presenting == nil else { return }
    modal.presentation = nil
  }

  private func presentationForPresenting(from source: UIViewController) -> UIPresentationController? {
    let own = modal.presentation ?? makePresentation(source: source)
    own.presenting = source
    let traits = source.traitCollection
    let style =
      own.delegate?.adaptivePresentationStyle(for: own, traitCollection: traits)
      ?? (own.isNarrow(in: traits) ? own.adaptivePresentationStyle(for: traits) : .none)
    if style == .none || style == own.presentationStyle, let popover = own as? UIPopoverPresentationController,
      !popover.findsItsSource()
    {
      return makeNarrowPresentation() ?? makePresentation(.pageSheet)
    }
    guard let delegate = own.delegate else { return adapted(own, to: style) }
    guard style != .none, style != own.presentationStyle, style != .automatic else {
      delegate.presentationController(own, willPresentWithAdaptiveStyle: .none, transitionCoordinator: nil)
      return own
    }
    let replacement = delegate.presentationController(own, viewControllerForAdaptivePresentationStyle: style)
    let controller = replacement ?? self
    let adapted = controller.makeNarrowPresentation() ?? controller.makePresentation(style)
    adapted.delegate = delegate
    delegate.presentationController(own, prepare: adapted)
    delegate.presentationController(own, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
    modal.presentation = nil
    return adapted
  }

  /// Returns the presentation that keeps the controller in surroundings to which nobody but its own presentation adapts
  /// it.
  private func adapted(_ own: UIPresentationController, to style: UIModalPresentationStyle) -> UIPresentationController
  {
    guard style != .none, style != own.presentationStyle, style != .automatic else { return own }
    modal.presentation = nil
    return makeNarrowPresentation() ?? makePresentation(style)
  }

  private func makePresentation(source: UIViewController?) -> UIPresentationController {
    if modalPresentationStyle == .automatic, let own = makeOwnPresentation() { return own }
    if modalPresentationStyle == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: source?.outermost, source: source ?? self)
    {
      return own
    }
    return makePresentation(automaticPresentationStyle)
  }

  private func makePresentation(_ style: UIModalPresentationStyle) -> UIPresentationController {
    switch style {
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      FullScreenPresentation(presentedViewController: self, presenting: nil, style: style)
    case .custom, .none:
      UIPresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .pageSheet, .formSheet, .automatic:
      UISheetPresentationController(presentedViewController: self, style: style == .formSheet ? .formSheet : .pageSheet)
    }
  }

  /// The controller in front: what is presented last.
  var frontmost: UIViewController {
    var controller = self
    while let presented = controller.modal.presented { controller = presented }
    return controller
  }

  /// The controller that this one, or one of its parents, presents, but for a search, which has no view of its own in front.
  var presentedInFront: UIViewController? { modal.presented ?? container?.presentedInFront }

  // MARK: Dismissal

  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    if let search = searchToEnd {
      // What lies above the search goes with it, and before it: it gives the bar its keys back.
      guard let above = presentedInFront?.modal.presenting else {
        return search.endByProgram(animated: animated, completion)
      }
      return above.dismissPresented(animated: animated) { search.endByProgram(animated: false, completion) }
    }
    guard let presenter = nearestPresenter else {
      if let completion { UIApplication.animationContext.clock.nextTurn { completion() } }
      return
    }
    presenter.dismissPresented(animated: animated, completion: completion)
  }

  /// Dismisses what this controller has presented, with all that is presented above it.
  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    var chain: [UIPresentationController] = []
    var controller = self
    while let presented = controller.modal.presented, let presentation = presented.modal.presentation {
      chain.append(presentation)
      controller = presented
    }
    guard let top = chain.last else { return }
    if let busy = chain.first(where: { $0.phase != .presented }) {
      note(
        "\(type(of: busy.presented)) is not dismissed while it is being "
          + "\(busy.phase == .presenting ? "presented" : "dismissed"): dismiss it from the completion.")
      return
    }
    top.dismiss(chain, animated: animated) { if $0 { completion?() } }
  }

  /// The search that a dismissal ends: that over this controller, or over the one around it that presents nothing nearer; asked of
  /// its results, that which shows them, unless something lies above it. // X35
  private var searchToEnd: UISearchController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let search = current.rare?.searchOfResults { return search.presentedViewController == nil ? search : nil }
      if let search = current.rare?.search { return search }
      if current.modal.presented != nil { return nil }
      controller = current.container
    }
    return nil
  }

  /// The controller whose presentation a dismissal ends: this one or a parent, if it presents; else the presenter.
  private var nearestPresenter: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.modal.presented != nil { return current }
      controller = current.container
    }
    return presentingViewController
  }

  // MARK: Transitions

  var currentCoordinator: TransitionCoordinator? {
    if let activeTransition { return activeTransition.coordinator }
    return container?.currentCoordinator
  }
}

extension UIWindow {
  /// The presentations that are shown, or on their way in; those in front last.
  var presentationsInFront: [UIPresentationController] {
    var found: [UIPresentationController] = []
    var front = rootViewController
    while let controller = front {
      front = controller.modal.presented ?? controller.children.last { $0.viewIfLoaded?.window === self }
      guard let presented = controller.modal.presented, let presentation = presented.modal.presentation,
        presentation.phase != .dismissing
      else { continue }
      found.append(presentation)
    }
    return found
  }

  /// Answers whether a responder is in what is in front: no presentation lies over it. // V70
  func isInFront(_ responder: UIResponder) -> Bool {
    guard let front = presentationsInFront.last?.presented else { return true }
    return responder.chain.contains { $0 === front }
  }

  /// A person wants out of what is in front; answers whether there is something that they can be in. // V17
  func leaveFrontPresentation() -> Bool {
    guard let front = presentationsInFront.last else { return false }
    // One that is still on its way in is what the key is for, and cannot be left yet. // V70
    return front.phase == .presented ? front.leave() : true
  }

  /// Escape that no presentation is for: whoever is in front and knows a way back goes it, as when an assistive tool asks.
  /// Answers whether somebody did. // V26
  ///
  /// - Parameter element: the element that is asked first; nil for the first responder. Where it lies under a presentation
  ///   what is in front is asked in its place, and nobody under that presentation is asked. // V70
  func performEscape(from element: UIResponder? = nil) -> Bool {
    let wished = element ?? firstResponder
    let first = wished.flatMap { isInFront($0) ? $0 : nil } ?? topmostResponder
    let end = presentationsInFront.last?.presented
    for responder in first.chain {
      if responder.accessibilityPerformEscape() { return true }
      if responder === end { return false }
    }
    return false
  }
}
