import CollectionEngine

/// Views that stand and look as the layout says.
///
/// Everything that attributes say is applied when a view is dequeued. From then on only what the layout says anew is, so
/// that what the program has changed in between stays. // C12
extension UICollectionView {
  /// Shows a view that has been filled for an element.
  func put(_ view: UICollectionReusableView, at place: ElementPlace) {
    view.isDequeued = false
    view.isShown = true
    if view.isPutAway {
      view.isPutAway = false
      view.isHidden = false
    }
    applyIfChanged(place, to: view)
    // What the collection view adds in a pass of its own needs no other pass.
    let host = host(of: place.attributes)
    if !view.isChild(of: host) { host.insert(view, at: host.children.count, needsLayout: !pass.isExchanging) }
  }

  /// A view that the program has taken out of the collection view is seen again with the next answer of the layout. One
  /// that it has put somewhere else stays there.
  func putBackIfTakenOut(_ view: UICollectionReusableView, of key: ElementKey) {
    guard view.parentReference == nil else { return }
    let host = host(of: view.appliedAttributes)
    host.insert(view, at: host.children.count, needsLayout: !pass.isExchanging)
    trace("puts a view back", because: "the program had taken that of \(key) out, and the layout still has it")
  }

  /// Makes a view that was filled for something else, or for nothing yet, stand and look as the layout says.
  func applyAnew(_ place: ElementPlace, to view: UICollectionReusableView) {
    if let attributes = place.attributes {
      apply(attributes, to: view, over: nil)
    } else {
      applyAnew(place.key, place.frame, to: view)
    }
  }

  /// Makes a view that stays in sight stand and look as the layout now says, if that is another thing. // C12
  func applyIfChanged(_ place: ElementPlace, to view: UICollectionReusableView) {
    if let attributes = place.attributes {
      applyIfChanged(attributes, to: view)
    } else {
      applyIfChanged(place.key, place.frame, to: view)
    }
  }

  /// Tells whether a view already is as a layout wants it that tells of a cell the frame alone.
  func stands(_ view: UICollectionReusableView, for key: ElementKey, in frame: CGRect) -> Bool {
    view.appliedAttributes?.isPlainCell(of: key, in: frame) == true
  }

  /// The same for a cell of which the layout tells the frame alone.
  func applyIfChanged(_ key: ElementKey, _ frame: CGRect, to view: UICollectionReusableView) {
    guard view.appliedAttributes != nil else { return applyAnew(key, frame, to: view) }
    if view.appliedAttributes?.isPlainCell(of: key, in: frame) == true { return }
    guard let old = view.appliedAttributes?.plainPlace else {
      let attributes = UICollectionViewLayoutAttributes()
      attributes.become(key, kind: nil)
      attributes.frame = frame
      return apply(attributes, to: view, over: view.appliedAttributes)
    }
    let attributes = view.ownPlainAttributes()
    attributes.become(key, kind: nil)
    attributes.frame = frame
    if old.size != frame.size, view.bounds.size != frame.size { view.bounds = CGRect(origin: .zero, size: frame.size) }
    if old.center != attributes.center { view.center = attributes.center }
    view.apply(attributes)
  }

  /// The same for a view whose attributes are known.
  func applyIfChanged(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    // Where all that is seen moves, nothing else differs.
    if let difference = takePlace(of: attributes, by: view) {
      return move(view, to: attributes, difference)
    }
    let applied = view.appliedAttributes
    if let applied, applied.isPlain, attributes.isPlain {
      if attributes.differsAtMostInPlace(from: applied) { return place(view, applied, at: attributes) }
    } else if let applied, type(of: applied) == type(of: attributes), attributes.isEqual(applied) {
      return
    }
    apply(attributes, to: view, over: applied)
  }

  /// Has the attributes of a view take over where others have the element, if nothing else differs.
  ///
  /// - Returns: what is other; nil where more may be: then nothing has changed.
  @inline(__always)
  func takePlace(
    of attributes: UICollectionViewLayoutAttributes, by view: UICollectionReusableView
  ) -> PlaceDifference? {
    guard let applied = view.appliedAttributes else { return nil }
    return attributes.putPlace(into: applied)
  }

  /// Brings a view to the place and the size of plain attributes, as far as they are others.
  @inline(__always)
  func move(
    _ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes, _ difference: PlaceDifference
  ) {
    let (center, size) = (attributes.values.center, attributes.values.size)
    if difference.isResized {
      if view.bounds.size != size { view.bounds = CGRect(origin: .zero, size: size) }
    } else if !difference.isElsewhere {
      return
    }
    if difference.isElsewhere { view.center = center }
    view.apply(attributes)
  }

  /// Brings a view to another place and size, if they are others. Both attributes are plain.
  private func place(
    _ view: UICollectionReusableView, _ applied: UICollectionViewLayoutAttributes,
    at attributes: UICollectionViewLayoutAttributes
  ) {
    let (center, size) = (attributes.values.center, attributes.values.size)
    let isElsewhere = applied.values.center != center
    if applied.values.size != size {
      if view.bounds.size != size { view.bounds = CGRect(origin: .zero, size: size) }
    } else if !isElsewhere {
      return
    }
    if isElsewhere { view.center = center }
    applied.values.center = center
    applied.values.size = size
    view.apply(attributes)
  }

  /// Makes a cell stand in a frame, with nothing else that attributes could say: the view's own become those of the cell.
  private func applyAnew(_ key: ElementKey, _ frame: CGRect, to view: UICollectionReusableView) {
    let attributes = view.ownPlainAttributes()
    attributes.become(key, kind: nil)
    attributes.frame = frame
    if view.isHidden { view.isHidden = false }
    if view.bounds.size != frame.size { view.bounds = CGRect(origin: .zero, size: frame.size) }
    view.center = attributes.center
    if view.layer.isTransformed { view.transform3D = CATransform3DIdentity }
    if view.alpha != view.shareOfAlpha { view.alpha = view.shareOfAlpha }
    view.layer.zPosition = 0
    view.apply(attributes)
  }

  /// Makes a view stand and look as the layout says, as far as that is not what has been applied already.
  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView,
    over applied: UICollectionViewLayoutAttributes?
  ) {
    let isHidden = attributes.isHidden
    if applied?.isHidden != isHidden, view.isHidden != isHidden { view.isHidden = isHidden }
    let size = attributes.size
    if applied?.size != size, view.bounds.size != size { view.bounds = CGRect(origin: .zero, size: size) }
    if applied?.center != attributes.center { view.center = attributes.center }
    if let applied {
      if applied.isTransformed || attributes.isTransformed,
        !CATransform3DEqualToTransform(applied.transform3D, attributes.transform3D)
      {
        view.transform3D = attributes.transform3D
      }
    } else if attributes.isTransformed || view.layer.isTransformed {
      view.transform3D = attributes.transform3D
    }
    let alpha = attributes.alpha * view.shareOfAlpha
    if applied?.alpha != attributes.alpha, view.alpha != alpha { view.alpha = alpha }
    let depth = depth(of: attributes)
    if let applied {
      if self.depth(of: applied) != depth { view.layer.zPosition = depth }
    } else {
      view.layer.zPosition = depth
    }
    if let own = view.appliedAttributes, own.isPlain, attributes.isPlain {
      own.takeOver(attributes)
    } else {
      view.appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    }
    view.apply(attributes)
  }

  /// Equal depths are ordered: decorations behind cells behind supplementary views. // C14
  func depth(of attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    let depth = CGFloat(attributes.zIndex)
    switch attributes.representedElementCategory {
    case .cell: return depth
    case .supplementaryView: return depth + 0.5
    case .decorationView: return depth - 0.5
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Tells whether these are attributes of a cell that say nothing but its frame.
  fileprivate func isPlainCell(of key: ElementKey, in frame: CGRect) -> Bool {
    // As setting the frame does it.
    let middle = CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    return center == middle && size == frame.size && section == key.section && item == key.item
      && unusualIndexPath == nil && saysPlaceAlone
  }

  /// The centre and the size of a cell of which these attributes say nothing else; nil for others.
  fileprivate var plainPlace: (center: CGPoint, size: CGSize)? { saysPlaceAlone ? (center, size) : nil }

  private var saysPlaceAlone: Bool {
    isPlain && representedElementCategory == .cell && !isTransformed && alpha == 1 && zIndex == 0 && !isHidden
  }

  /// Tells whether these say of the same element what others do, but for its centre and its size. Neither is transformed, and both
  /// are plain.
  fileprivate func differsAtMostInPlace(from other: UICollectionViewLayoutAttributes) -> Bool {
    values.item == other.values.item && values.section == other.values.section
      && values.isHidden == other.values.isHidden && values.alpha == other.values.alpha
      && values.zIndex == other.values.zIndex && values.category == other.values.category
      && !values.isTransformed && !other.values.isTransformed
      && (values.category == .cell || values.kind == other.values.kind)
      && hasUnusualIndexPath(as: other)
  }

  /// Has another object take over where this one has the element.
  // Without an actor, which a closure would look up at its beginning.
  @inline(__always)
  fileprivate final func putPlace(into other: UICollectionViewLayoutAttributes) -> PlaceDifference? {
    Unmanaged.passUnretained(other)._withUnsafeGuaranteedRef { $0.takePlace(of: self) }
  }

  /// Takes over where another object has the element, if they are plain and about the same cell and differ in nothing else.
  ///
  /// - Returns: what is other; nil where more may be: then nothing has changed.
  @inline(__always)
  fileprivate final func takePlace(of other: UICollectionViewLayoutAttributes) -> PlaceDifference? {
    guard isPlain, other.isPlain, values.item == other.values.item, values.section == other.values.section,
      values.isHidden == other.values.isHidden, values.alpha == other.values.alpha,
      values.zIndex == other.values.zIndex, values.category == .cell, other.values.category == .cell,
      !values.isTransformed, !other.values.isTransformed, !values.hasUnusualIndexPath,
      !other.values.hasUnusualIndexPath
    else { return nil }
    let (center, size) = (other.values.center, other.values.size)
    let difference = PlaceDifference(
      isElsewhere: values.center.x != center.x || values.center.y != center.y,
      isResized: values.size.width != size.width || values.size.height != size.height)
    values.center = center
    values.size = size
    return difference
  }
}

/// The parts of a place that are others than before.
struct PlaceDifference {
  var isElsewhere: Bool
  var isResized: Bool
}

extension UICollectionReusableView {
  /// Attributes that are the view's alone, to be given other values: those it has, unless somebody else holds them.
  fileprivate func ownPlainAttributes() -> UICollectionViewLayoutAttributes {
    if isKnownUniquelyReferenced(&appliedAttributes), let own = appliedAttributes, own.isPlain { return own }
    let made = UICollectionViewLayoutAttributes()
    appliedAttributes = made
    return made
  }
}
