import CollectionEngine

extension UICollectionViewLayout {
  /// Returns the layout's attributes for an element; `like` names supplementary and decoration views that are numbered
  /// unusually.
  func attributes(
    of key: ElementKey, kind: String, like attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let answer =
      switch key.category {
      case .cell: layoutAttributesForItem(at: key.indexPath)
      case .supplementary: layoutAttributesForSupplementaryView(ofKind: kind, at: key.path(like: attributes))
      case .decoration: layoutAttributesForDecorationView(ofKind: kind, at: key.path(like: attributes))
      }
    return answer.flatMap { hasPlace($0, as: "the") ? $0 : nil }
  }

  /// How an element looks when its appearance begins. // C28
  func initialAttributes(
    of key: ElementKey, kind: String, like attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let answer =
      switch key.category {
      case .cell: initialLayoutAttributesForAppearingItem(at: key.indexPath)
      case .supplementary:
        initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.path(like: attributes))
      case .decoration:
        initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.path(like: attributes))
      }
    return answer.flatMap { hasPlace($0, as: "initial") ? $0 : nil }
  }

  /// How an element looks when its disappearance ends. // C28
  func finalAttributes(
    of key: ElementKey, kind: String, like attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let answer =
      switch key.category {
      case .cell: finalLayoutAttributesForDisappearingItem(at: key.indexPath)
      case .supplementary:
        finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.path(like: attributes))
      case .decoration:
        finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.path(like: attributes))
      }
    return answer.flatMap { hasPlace($0, as: "final") ? $0 : nil }
  }

  private func hasPlace(_ attributes: UICollectionViewLayoutAttributes, as moment: String) -> Bool {
    if attributes.frame.isFinite { return true }
    ProgrammingErrors.report(
      sentence(ofFrame: "\(moment) attributes with the frame", of: attributes), instead: "there are none")
    return false
  }

  /// Returns the sentence that is told of an answer whose frame is no rectangle; `what` names it.
  func sentence(ofFrame what: String, of attributes: UICollectionViewLayoutAttributes) -> String {
    "\(type(of: self)) answered \(what) \(attributes.frame) for the element at \(attributes.indexPath): "
      + "all of its numbers must be finite. Check the sizes from which it was computed."
  }
}

extension UICollectionViewLayout {
  /// Returns the attributes that subclasses get from super: for a new element its regular ones, faded out. // C28
  func usualInitialAttributes(
    of category: UICollectionView.ElementCategory, kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.pass.change?.usualInitialAttributes(of: category, kind: kind, at: path, in: self)
  }

  /// Returns the attributes that subclasses get from super: for an element that is gone those that it had, faded out.
  /// // C28
  func usualFinalAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionView?.pass.change?.usualFinalAttributes(at: path)
  }
}

extension ElementKey {
  /// The element's index path: that of attributes which number elements in another way than by section and item.
  fileprivate func path(like attributes: UICollectionViewLayoutAttributes) -> IndexPath {
    attributes.unusualIndexPath ?? indexPath
  }
}

extension UICollectionView {
  /// The kind of a supplementary or decoration view; empty for cells.
  func kind(of key: ElementKey) -> String { key.category == .cell ? "" : elements.kind(key.kind) }
}
