package import GestureEngine
import MotionEngine

extension UIView {
  /// The view as a finger would find it: with the recognizers on it and around it, and the rules between them.
  ///
  /// Classes and delegates are asked for requirements and company as at an attempt, which none is made of.
  package var touchedPlace: TouchedPlace {
    var found: [(recognizer: UIGestureRecognizer, view: UIView, level: Int)] = []
    var level = 0
    var view: UIView? = self
    while let current = view {
      for recognizer in current.attachedRecognizers { found.append((recognizer, current, level)) }
      level += 1
      view = current.superview
    }
    let trace = window?.windowScene?.application.trace ?? UIApplication.shared.trace
    var descriptions = found.map { $0.recognizer.description(on: $0.view, level: $0.level, trace) }
    for (one, entry) in found.enumerated() {
      for (two, other) in found.enumerated() where one != two {
        if entry.recognizer.sourceOfRequirement(on: other.recognizer) != nil {
          descriptions[one].requirements.insert(two)
        }
        if entry.recognizer.allowsCompany(of: other.recognizer) != nil { descriptions[one].companions.insert(two) }
        if !entry.recognizer.stops(other.recognizer) { descriptions[one].spares.insert(two) }
      }
    }
    var place = TouchedPlace(
      view: trace.name(of: self), recognizers: descriptions,
      profile: window?.windowScene?.inputProfiles.finger ?? .finger)
    describeListeners(in: &place, trace)
    return place
  }

  private func describeListeners(in place: inout TouchedPlace, _ trace: DecisionTrace) {
    var level = 0
    var view: UIView? = self
    while let current = view {
      if place.control == nil, let control = current as? UIControl, control.isEnabled {
        place.control = trace.name(of: control)
        place.controlLevel = level
      }
      if let grid = current as? UICollectionView, grid.allowsSelection {
        place.selectingView = place.selectingView ?? trace.name(of: grid)
      }
      // Touches end at a scroll view. // R20
      if current is UIScrollView { break }
      level += 1
      view = current.superview
    }
  }
}

extension UIGestureRecognizer {
  fileprivate func description(on view: UIView, level: Int, _ trace: DecisionTrace) -> RecognizerDescription {
    var description = RecognizerDescription(
      name: trace.name(of: self), kind: kind, view: trace.name(of: view), level: level)
    description.takesTouches = isEnabled && !allowedTouchTypes.isEmpty
    description.cancelsTouches = cancelsTouchesInView
    description.delaysBegan = delaysTouchesBegan
    description.delaysEnded = delaysTouchesEnded
    description.isOfLibrary = isOfLibrary
    description.isConditional = delegate != nil || !isOfPlainClass
    return description
  }

  private var kind: RecognizerDescription.Kind {
    switch self {
    case let tap as UITapGestureRecognizer: .tap(taps: tap.numberOfTapsRequired, touches: tap.numberOfTouchesRequired)
    case let press as UILongPressGestureRecognizer:
      .press(
        duration: press.minimumPressDuration, movement: press.allowableMovement, taps: press.numberOfTapsRequired,
        touches: press.numberOfTouchesRequired)
    case let pan as UIScreenEdgePanGestureRecognizer: .edgePan(axes: pan.axes)
    case let pan as ScrollViewPanGestureRecognizer:
      .pan(fewest: pan.minimumNumberOfTouches, most: pan.maximumNumberOfTouches, axes: pan.scrollView?.axes ?? [])
    case let pan as UIPanGestureRecognizer:
      .pan(fewest: pan.minimumNumberOfTouches, most: pan.maximumNumberOfTouches, axes: .all)
    case is UIPinchGestureRecognizer: .pinch
    case is UIRotationGestureRecognizer: .rotation
    case let swipe as UISwipeGestureRecognizer:
      .swipe(SwipeTracker.Directions(rawValue: swipe.direction.rawValue), touches: swipe.numberOfTouchesRequired)
    case is UIHoverGestureRecognizer: .hover
    case let delay as ContentTouchDelayRecognizer:
      .delay(delay.scrollView.map { $0.delaysContentTouches ? $0.vertical.profile.contentTouchDelay : 0 } ?? 0)
    default: .other
    }
  }

  /// Tells whether the recognizer's class is the library's, and no subclass of a program's.
  private var isOfPlainClass: Bool {
    self is any OfLibrary || Self.plainClasses.contains(ObjectIdentifier(type(of: self)))
  }

  /// The classes of the library from which programs can inherit.
  private static let plainClasses: Set<ObjectIdentifier> = Set(
    [
      UIGestureRecognizer.self, UITapGestureRecognizer.self, UILongPressGestureRecognizer.self,
      UIPanGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self, UIPinchGestureRecognizer.self,
      UIRotationGestureRecognizer.self, UISwipeGestureRecognizer.self, UIHoverGestureRecognizer.self,
    ].map { ObjectIdentifier($0) })

  /// Tells whether the library made the recognizer: it has a class, or a delegate, that programs cannot have.
  private var isOfLibrary: Bool {
    self is ScrollViewPanGestureRecognizer || self is ScrollViewPinchGestureRecognizer
      || self is ContentTouchDelayRecognizer || self is SecondaryClickRecognizer || delegate is any OfLibrary
  }
}

extension UIScreenEdgePanGestureRecognizer {
  fileprivate var axes: RecognizerDescription.Axes {
    var axes: RecognizerDescription.Axes = []
    if !edges.isDisjoint(with: [.left, .right]) { axes.insert(.horizontal) }
    if !edges.isDisjoint(with: [.top, .bottom]) { axes.insert(.vertical) }
    return axes
  }
}

extension UIScrollView {
  fileprivate var axes: RecognizerDescription.Axes {
    guard isScrollEnabled else { return [] }
    var axes: RecognizerDescription.Axes = []
    if scrollsHorizontally { axes.insert(.horizontal) }
    if scrollsVertically { axes.insert(.vertical) }
    return axes
  }
}
