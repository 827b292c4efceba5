import Foundation

/// The constraints that place the views of a stack view.
@MainActor struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let isHorizontal: Bool
  /// The view or guide that the views are placed in: the stack view, or its margins.
  private let frame: AnyObject

  /// How much a stack view would like to be as small as its views let it. As known of UIKit's own constraints.
  static let tightness = UILayoutPriority(49)
  /// How much equal ways between middles matter, beside spaces that must be. As known of UIKit's own constraints.
  static let centering = UILayoutPriority(149)
  /// How much proportions matter: all but required, as rounding may be. Our choice.
  static let proportions = UILayoutPriority(999)

  init(_ stack: UIStackView, _ views: [UIView]) {
    self.stack = stack
    self.views = views
    isHorizontal = stack.axis == .horizontal
    frame = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  func constraints() -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return tight(.width) + tight(.height) }
    var list = [
      make(first, start, .equal, frame, start), make(last, end, .equal, frame, end),
    ]
    for (view, next) in zip(views, views.dropFirst()) { list += between(view, next, isFirst: view === first) }
    for view in views { list += across(view) }
    if stack.distribution == .equalSpacing || stack.distribution == .equalCentering { list += tight(length) }
    if stack.alignment != .fill { list += tight(isHorizontal ? .height : .width) }
    return list
  }

  private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }

  private func make(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0,
    _ priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint.between(
      AnchorPlace(of: first, attribute), relation, second.map { AnchorPlace(of: $0, other) }, multiplier: multiplier,
      constant: constant)
    constraint.priority = priority
    // What a stack view lets be small is small: no more is known of UIKit's own constraints.
    constraint.prefersBound = false
    return constraint
  }

  private func tight(_ attribute: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
    [make(stack, attribute, .equal, nil, .notAnAttribute, Self.tightness)]
  }

  // MARK: Along the axis

  private func between(_ view: UIView, _ next: UIView, isFirst: Bool) -> [NSLayoutConstraint] {
    let space = stack.space(after: view)
    let isByBaselines = !isHorizontal && stack.isBaselineRelativeArrangement
    let (from, to) = isByBaselines ? (NSLayoutConstraint.Attribute.lastBaseline, .firstBaseline) : (end, start)
    switch stack.distribution {
    case .fill: return [make(next, to, .equal, view, from, plus: space)]
    case .fillEqually:
      return [make(next, to, .equal, view, from, plus: space), make(next, length, .equal, view, length)]
    case .fillProportionally:
      let (mine, other) = (content(of: view), content(of: next))
      var list = [make(next, to, .equal, view, from, plus: space)]
      if mine > 0, other > 0 {
        list.append(make(next, length, .equal, view, length, times: other / mine, Self.proportions))
      }
      return list
    case .equalSpacing:
      var list = [make(next, to, .greaterThanOrEqual, view, from, plus: space)]
      if !isFirst, let (first, second) = firstTwo {
        list.append(equal(way(view, from, next, to), way(first, from, second, to)))
      }
      return list
    case .equalCentering:
      var list = [make(next, to, .greaterThanOrEqual, view, from, plus: space)]
      let middle: NSLayoutConstraint.Attribute = isHorizontal ? .centerX : .centerY
      if !isFirst, let (first, second) = firstTwo {
        let constraint = equal(way(view, middle, next, middle), way(first, middle, second, middle))
        constraint.priority = Self.centering
        list.append(constraint)
      }
      return list
    }
  }

  private var firstTwo: (UIView, UIView)? { views.count > 1 ? (views[0], views[1]) : nil }

  private func content(of view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    return isHorizontal ? size.width : size.height
  }

  private func way(
    _ view: UIView, _ from: NSLayoutConstraint.Attribute, _ next: UIView, _ to: NSLayoutConstraint.Attribute
  ) -> AnchorPlace {
    var place = AnchorPlace(next, to)
    place.origin = AnchorPlace.Origin(reference: view.layoutReference, attribute: from)
    return place
  }

  private func equal(_ first: AnchorPlace, _ second: AnchorPlace) -> NSLayoutConstraint {
    NSLayoutConstraint.between(first, .equal, second, constant: 0)
  }

  // MARK: Across the axis

  private func across(_ view: UIView) -> [NSLayoutConstraint] {
    let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isHorizontal ? (.top, .bottom) : (.leading, .trailing)
    let within = [
      make(view, near, .greaterThanOrEqual, frame, near), make(view, far, .lessThanOrEqual, frame, far),
    ]
    switch stack.alignment {
    case .fill: return [make(view, near, .equal, frame, near), make(view, far, .equal, frame, far)]
    case .leading: return [make(view, near, .equal, frame, near), within[1]]
    case .trailing: return [within[0], make(view, far, .equal, frame, far)]
    case .center:
      let middle: NSLayoutConstraint.Attribute = isHorizontal ? .centerY : .centerX
      return within + [make(view, middle, .equal, frame, middle)]
    case .firstBaseline, .lastBaseline:
      // Lines of text are beside each other only in a row.
      guard isHorizontal else { return [make(view, near, .equal, frame, near), within[1]] }
      guard view !== views[0] else { return within }
      let baseline: NSLayoutConstraint.Attribute =
        stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      return within + [make(view, baseline, .equal, views[0], baseline)]
    }
  }
}
