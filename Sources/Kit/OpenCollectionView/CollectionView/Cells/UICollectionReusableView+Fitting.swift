import CollectionEngine

extension UICollectionReusableView {
  /// The attributes with the size that the view fits; the same object where that is theirs.
  func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let size = attributes.size
    var freedom = freedom(isItem: attributes.representedElementCategory == .cell)
    let constrained = constrainedSize(size, freedom)
    if constrained != nil { freedom.axes.formUnion(freedom.constrainedAxes) }
    let fitted =
      constrained
      ?? sizeThatFits(
        CGSize(
          width: freedom.axes.contains(.horizontal) ? freedom.width : size.width,
          height: freedom.axes.contains(.vertical) ? .greatestFiniteMagnitude : size.height))
    let preferred = CGSize(
      width: freedom.axes.contains(.horizontal) ? fitted.width.allowed(insteadOf: size.width) : size.width,
      height: freedom.axes.contains(.vertical) ? fitted.height.allowed(insteadOf: size.height) : size.height)
    guard preferred != size, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    // The upper left corner stays, so that the frame is one that can be shown.
    copy.center.x += (preferred.width - size.width) / 2
    copy.center.y += (preferred.height - size.height) / 2
    copy.size = preferred
    return copy
  }

  /// What constraints in the view, of a cell in its content, say; nil where there are none. // L18
  private func constrainedSize(_ size: CGSize, _ freedom: FittingFreedom) -> CGSize? {
    guard ViewConstraints.activations > 0 else { return nil }
    let view = (self as? UICollectionViewCell)?.contentView ?? self
    let axes = freedom.axes.union(freedom.constrainedAxes)
    // As short as can be along axes that are free for any view; else as long as it is, unless something wants it otherwise.
    let target = CGSize(
      width: freedom.axes.contains(.horizontal) ? 0 : size.width,
      height: freedom.axes.contains(.vertical) ? 0 : size.height)
    func fit(width: CGFloat, keepsWidth: Bool) -> CGSize? {
      view.constrainedSize(
        CGSize(width: width, height: target.height), horizontal: keepsWidth ? .required : .fittingSizeLevel,
        vertical: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    }
    let isWidthFree = axes.contains(.horizontal)
    guard let fitted = fit(width: target.width, keepsWidth: !isWidthFree) else { return nil }
    guard isWidthFree, fitted.width > freedom.width else { return fitted }
    return fit(width: freedom.width, keepsWidth: true)
  }

  /// The axes on which the view may have another length than the layout gives it, and how wide it may become.
  private func freedom(isItem: Bool) -> FittingFreedom {
    guard let list = superview as? UICollectionView else { return FittingFreedom(axes: .vertical) }
    guard let flow = list.collectionViewLayout as? UICollectionViewFlowLayout else {
      return FittingFreedom(axes: list.elements.axis == .horizontal ? .horizontal : .vertical)
    }
    let along: UIAxis = flow.scrollDirection == .horizontal ? .horizontal : .vertical
    guard isItem, flow.isSelfSizing else { return FittingFreedom(axes: along) }
    var freedom = FittingFreedom(axes: flow.measuresBothSides ? .both : along, constrainedAxes: .both)
    guard flow.scrollDirection == .vertical else { return freedom }
    // An item that is wider than a line has no place in it.
    let insets = list.adjustedContentInset
    let room = list.bounds.width - insets.left - insets.right - flow.sectionInset.left - flow.sectionInset.right
    freedom.width = max(room, 0)
    return freedom
  }
}

extension UICollectionViewFlowLayout {
  /// Whether items are as wide and as high as they like.
  fileprivate var measuresBothSides: Bool { estimatedItemSize == Self.automaticSize || itemSize == Self.automaticSize }
}

/// Which lengths a view may choose.
private struct FittingFreedom {
  /// Those of any view.
  var axes: UIAxis
  /// Those of a view with constraints, besides.
  var constrainedAxes: UIAxis = []
  /// How wide it may become, in points.
  var width = CGFloat.greatestFiniteMagnitude
}
