import CollectionEngine

extension UICollectionReusableView {
  /// The attributes with the size that the view fits; the same object where that is theirs.
  func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let size = attributes.size
    var freedom = freedom(attributes)
    let answer = ask(size, freedom)
    if !answer.isPlain { freedom.axes.formUnion(freedom.constrainedAxes) }
    let fitted = answer.size
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

  /// Asks the method that programs override, which answers what constraints in the view, of a cell in its content, say; where
  /// there are none what the view answers by `sizeThatFits`. // L18, L35
  ///
  /// - Returns: the size, and whether neither constraints nor a program had a say.
  private func ask(_ size: CGSize, _ freedom: FittingFreedom) -> (size: CGSize, isPlain: Bool) {
    let axes = freedom.axes.union(freedom.constrainedAxes)
    let room = CGSize(
      width: freedom.axes.contains(.horizontal) ? freedom.width : size.width,
      height: freedom.axes.contains(.vertical) ? .greatestFiniteMagnitude : size.height)
    var question = FittingQuestion(self, answering: fittedView, room: room)
    // As short as can be along axes that are free for any view; else as long as it is, unless something wants it otherwise.
    question.size = size
    question.isWidthOpen = freedom.axes.contains(.horizontal)
    question.isHeightOpen = freedom.axes.contains(.vertical)
    func fit(width: CGFloat, keepsWidth: Bool) -> CGSize {
      systemLayoutSizeFitting(
        CGSize(width: width, height: size.height),
        withHorizontalFittingPriority: keepsWidth ? .required : .fittingSizeLevel,
        verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    }
    let isWidthFree = axes.contains(.horizontal)
    let fitted = question.ask { fit(width: size.width, keepsWidth: !isWidthFree) }
    guard !fitted.isPlain, isWidthFree, fitted.size.width > freedom.width else { return fitted }
    question.isWidthOpen = false
    return question.ask { fit(width: freedom.width, keepsWidth: true) }
  }

  /// The view whose constraints say how large this one is: of a cell the one with its content.
  private var fittedView: UIView { (self as? UICollectionViewCell)?.contentView ?? self }

  /// The axes on which the view may have another length than the layout gives it, and how wide it may become.
  private func freedom(_ attributes: UICollectionViewLayoutAttributes) -> FittingFreedom {
    guard let list = collectionViewAround else { return FittingFreedom(axes: .vertical) }
    if let compositional = list.collectionViewLayout as? UICollectionViewCompositionalLayout {
      return FittingFreedom(axes: compositional.freeAxes(of: attributes))
    }
    let isItem = attributes.representedElementCategory == .cell
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
  /// Tells whether items are as wide and as high as they like.
  fileprivate var measuresBothSides: Bool { estimatedItemSize == Self.automaticSize || itemSize == Self.automaticSize }
}

/// The lengths that a view may choose.
private struct FittingFreedom {
  /// Those of any view.
  var axes: UIAxis
  /// Those of a view with constraints, besides.
  var constrainedAxes: UIAxis = []
  /// How wide it may become, in points.
  var width = CGFloat.greatestFiniteMagnitude
}
