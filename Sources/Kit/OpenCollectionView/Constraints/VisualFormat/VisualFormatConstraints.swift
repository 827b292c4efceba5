import Foundation

/// Makes constraints of a visual format.
@MainActor struct VisualFormatConstraints {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [AnyObject] = []
    for view in format.views { items.append(try item(view.name, view.column)) }
    var list: [NSLayoutConstraint] = []
    if let space = format.leading {
      let outer = try superview(of: items[0], format.views[0].column)
      list += try self.space(space, from: (outer, start, startMargin), to: (items[0], start, start))
    }
    for (place, space) in format.spaces.enumerated() {
      let isByBaselines = !format.isHorizontal && options.contains(.spacingBaselineToBaseline)
      list += try self.space(
        space, from: (items[place], isByBaselines ? .lastBaseline : end, end),
        to: (items[place + 1], isByBaselines ? .firstBaseline : start, start))
    }
    for (item, view) in zip(items, format.views) {
      for predicate in view.predicates { list.append(try length(of: item, predicate)) }
    }
    if let space = format.trailing, let last = items.last {
      let outer = try superview(of: last, format.views[format.views.count - 1].column)
      list += try self.space(space, from: (last, end, end), to: (outer, end, endMargin))
    }
    for attribute in options.attributes {
      guard LayoutAttribute(attribute, isMirrored: false)?.axis != (format.isHorizontal ? .horizontal : .vertical)
      else {
        throw VisualFormatError(problem: "views in a row are not aligned along it: \(attribute)", column: 0)
      }
      for (item, next) in zip(items, items.dropFirst()) {
        list.append(make((item, attribute), .equal, (next, attribute), 0))
      }
    }
    return list
  }

  // MARK: Names

  private func item(_ name: String, _ column: Int) throws(VisualFormatError) -> AnyObject {
    guard let item = views[name] else {
      throw VisualFormatError(problem: "there is no view of the name \(name)", column: column)
    }
    return item as AnyObject
  }

  private func superview(of item: AnyObject, _ column: Int) throws(VisualFormatError) -> AnyObject {
    if let outer = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView { return outer }
    throw VisualFormatError(problem: "the view has no superview to which | could be", column: column)
  }

  private func number(_ object: VisualFormat.Object, _ column: Int) throws(VisualFormatError) -> CGFloat {
    switch object {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      default: throw VisualFormatError(problem: "there is no metric of the name \(name)", column: column)
      }
    }
  }

  // MARK: Parts

  private var isByHands: Bool { format.isHorizontal && !options.intersection(.directionMask).isEmpty }
  private var isBackwards: Bool { options.intersection(.directionMask) == .directionRightToLeft }

  private var start: NSLayoutConstraint.Attribute {
    guard format.isHorizontal else { return .top }
    return isByHands ? (isBackwards ? .right : .left) : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    guard format.isHorizontal else { return .bottom }
    return isByHands ? (isBackwards ? .left : .right) : .trailing
  }

  private var startMargin: NSLayoutConstraint.Attribute {
    guard format.isHorizontal else { return .topMargin }
    return isByHands ? (isBackwards ? .rightMargin : .leftMargin) : .leadingMargin
  }

  private var endMargin: NSLayoutConstraint.Attribute {
    guard format.isHorizontal else { return .bottomMargin }
    return isByHands ? (isBackwards ? .leftMargin : .rightMargin) : .trailingMargin
  }

  /// An item, an edge of it, and the edge that the usual space is kept from.
  private typealias Edge = (item: AnyObject, edge: NSLayoutConstraint.Attribute, usual: NSLayoutConstraint.Attribute)

  private func space(
    _ space: VisualFormat.Space, from: Edge, to: Edge
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    switch space {
    case .none: return [make((to.item, to.edge), .equal, (from.item, from.edge), 0)]
    case .standard:
      // Between views it is the usual space, at an edge of the superview its margin.
      let isAtEdge = from.usual == startMargin || to.usual == endMargin
      guard isAtEdge else {
        return [make((to.item, to.edge), .equal, (from.item, from.edge), NSLayoutConstraint.systemSpacing)]
      }
      return [make((to.item, to.usual), .equal, (from.item, from.usual), 0)]
    case .predicates(let predicates):
      var list: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constant = try number(predicate.object, predicate.column)
        list.append(
          make(
            (to.item, to.edge), predicate.relation, (from.item, from.edge), constant, try priority(predicate)))
      }
      return list
    }
  }

  private func length(of item: AnyObject, _ predicate: VisualFormat.Predicate) throws(VisualFormatError)
    -> NSLayoutConstraint
  {
    let attribute: NSLayoutConstraint.Attribute = format.isHorizontal ? .width : .height
    let priority = try priority(predicate)
    if case .name(let name) = predicate.object, metrics[name] == nil {
      guard views[name] != nil else {
        throw VisualFormatError(
          problem: "there is neither a metric nor a view of the name \(name)", column: predicate.column)
      }
      let other = try self.item(name, predicate.column)
      return make((item, attribute), predicate.relation, (other, attribute), 0, priority)
    }
    return make(
      (item, attribute), predicate.relation, nil, try number(predicate.object, predicate.column), priority)
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
    guard let object = predicate.priority else { return .required }
    let value = try number(object, predicate.column)
    guard value > 0, value <= 1000 else {
      throw VisualFormatError(
        problem: "\(value) is no priority: those are more than 0 and at most 1000", column: predicate.column)
    }
    return UILayoutPriority(Float(value))
  }

  /// The later edge is so far behind the earlier one; counted from the right that is less and not more.
  private func make(
    _ first: (AnyObject, NSLayoutConstraint.Attribute), _ relation: NSLayoutConstraint.Relation,
    _ second: (AnyObject, NSLayoutConstraint.Attribute)?, _ constant: CGFloat,
    _ priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    var (first, second) = (first, second)
    if isBackwards, let other = second, LayoutAttribute(first.1, isMirrored: false)?.axis == .horizontal,
      LayoutAttribute(first.1, isMirrored: false)?.fraction != nil
    {
      (first, second) = (other, first)
    }
    let constraint = NSLayoutConstraint.between(
      AnchorPlace(of: first.0, first.1), relation, second.map { AnchorPlace(of: $0.0, $0.1) }, constant: constant)
    constraint.priority = priority
    return constraint
  }
}
