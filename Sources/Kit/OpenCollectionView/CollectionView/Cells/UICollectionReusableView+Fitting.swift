import CollectionEngine

extension UICollectionReusableView {
  /// The attributes with the size that the view fits; the same object where that is theirs.
  func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let size = attributes.size
    let freedom = freedom(isItem: attributes.representedElementCategory == .cell)
    let fitted =
      constrainedSize(size, freedom.axes, within: freedom.width)
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

  /// What constraints in the view, of a cell in its content, say; nil where there are none.
  private func constrainedSize(_ size: CGSize, _ axes: UIAxis, within width: CGFloat) -> CGSize? {
    guard ViewConstraints.activations > 0 else { return nil }
    let view = (self as? UICollectionViewCell)?.contentView ?? self
    let isWidthFree = axes.contains(.horizontal)
    let isHeightFree = axes.contains(.vertical)
    let target = CGSize(width: isWidthFree ? 0 : size.width, height: isHeightFree ? 0 : size.height)
    func fit(_ target: CGSize, keepsWidth: Bool) -> CGSize? {
      view.constrainedSize(
        target, horizontal: keepsWidth ? .required : .fittingSizeLevel,
        vertical: isHeightFree ? .fittingSizeLevel : .required)
    }
    guard let fitted = fit(target, keepsWidth: !isWidthFree) else { return nil }
    guard isWidthFree, fitted.width > width else { return fitted }
    return fit(CGSize(width: width, height: target.height), keepsWidth: true)
  }

  /// The axes on which the view may have another length than the layout gives it, and how wide it may become.
  private func freedom(isItem: Bool) -> (axes: UIAxis, width: CGFloat) {
    guard let list = superview as? UICollectionView else { return (.vertical, .greatestFiniteMagnitude) }
    guard let flow = list.collectionViewLayout as? UICollectionViewFlowLayout else {
      return (list.elements.axis == .horizontal ? .horizontal : .vertical, .greatestFiniteMagnitude)
    }
    guard isItem, flow.measuresBothSides else {
      return (flow.scrollDirection == .horizontal ? .horizontal : .vertical, .greatestFiniteMagnitude)
    }
    guard flow.scrollDirection == .vertical else { return (.both, .greatestFiniteMagnitude) }
    // An item that is wider than a line has no place in it.
    let insets = list.adjustedContentInset
    let room = list.bounds.width - insets.left - insets.right - flow.sectionInset.left - flow.sectionInset.right
    return (.both, max(room, 0))
  }
}

extension UICollectionViewFlowLayout {
  /// Whether items are as wide and as high as they like.
  fileprivate var measuresBothSides: Bool { estimatedItemSize == Self.automaticSize || itemSize == Self.automaticSize }
}
