import ConstraintEngine
import Foundation

extension LayoutEngine {
  /// The view by whose size a view's mask says where it is; nil for a view whose frame is a constant. // L30
  ///
  /// A superview whose own size is a constant is no such view: the frame follows it by the time it is read.
  func holder(of view: UIView) -> UIView? {
    guard !view.autoresizingMask.isEmpty, view !== root, view.translatesAutoresizingMaskIntoConstraints,
      let superview = view.superview, superview.autoresizesSubviews
    else { return nil }
    if superview === root { return isFitting ? superview : nil }
    if superview.placesItselfByConstraints { return superview }
    return holder(of: superview) == nil ? nil : superview
  }

  /// Says where a view is whose frame is known, in terms of its superview's size where that is not a constant.
  func fix(_ view: UIView, _ variables: inout LayoutItemVariables, to holder: LayoutItem?, _ strengths: FrameStrengths)
  {
    guard let holder, let superview = holder.view, let size = strengths.size else {
      return fix(&variables, to: view.untransformedFrame, strengths)
    }
    let (frame, bounds) = (view.untransformedFrame, superview.bounds.size)
    let axes: [(axis: NSLayoutConstraint.Axis, total: CGFloat, place: CGFloat, length: CGFloat)] = [
      (.horizontal, bounds.width, frame.minX, frame.width), (.vertical, bounds.height, frame.minY, frame.height),
    ]
    for (axis, total, place, length) in axes {
      let shares = Self.shares(of: view, axis, in: total)
      let around = holder.variables.length(axis)
      for (variable, share, value, strength) in [
        (variables.origin(axis), shares.place, place, strengths.place),
        (variables.length(axis), shares.length, length, size),
      ] {
        var terms = [LinearTerm(variable)]
        if share != 0 { terms.append(LinearTerm(around, times: -share)) }
        let wish = LinearConstraint(terms, .equal, Double(value) - share * Double(total), strength: strength)
        if let name = try? solver.add(wish) { variables.fixed.append(name) }
      }
    }
  }

  /// How much of a difference of the superview's size a view's place and its length take: of what makes up the whole each
  /// flexible part takes as much as it has, and parts that are all empty take the same.
  private static func shares(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, in total: CGFloat
  ) -> (place: Double, length: Double) {
    let (frame, mask) = (view.untransformedFrame, view.autoresizingMask)
    let isAcross = axis == .horizontal
    let (start, length) = isAcross ? (frame.minX, frame.width) : (frame.minY, frame.height)
    let movesStart = mask.contains(isAcross ? .flexibleLeftMargin : .flexibleTopMargin)
    let grows = mask.contains(isAcross ? .flexibleWidth : .flexibleHeight)
    let movesEnd = mask.contains(isAcross ? .flexibleRightMargin : .flexibleBottomMargin)
    let parts = [(movesStart, start), (grows, length), (movesEnd, total - start - length)].map { isFlexible, part in
      isFlexible ? Double(max(part, 0)) : nil
    }
    let flexible = parts.reduce(0) { $0 + ($1 ?? 0) }
    let count = Double(parts.count { $0 != nil })
    func share(_ part: Double?) -> Double { part.map { flexible > 0 ? $0 / flexible : 1 / count } ?? 0 }
    return (share(parts[0]), share(parts[1]))
  }

  /// Takes note of the view that an item goes by, which is known as long as it does.
  func hold(_ item: LayoutItem, by holder: LayoutItem?) {
    let former = item.holder
    guard former !== holder else { return }
    if let holder { state.uses[Int(holder.place)] += 1 }
    item.holder = holder
    guard let former, !former.isForgotten else { return }
    release(Int(former.place))
  }
}
