import CollectionEngine

extension UICollectionViewFlowLayout {
  func metricsDidChange() {
    validity.asksEverything = true
    invalidateLayout()
  }

  /// Elements stand elsewhere, but what the delegate said stays.
  func placesDidChange() {
    let context = makeInvalidationContext()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    invalidate(with: context)
  }

  /// Remembers what a context says is invalid.
  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      // The data is another: nothing is known of its elements.
      measures.removeAll()
      validity.asksEverything = true
      return
    }
    // What the update that is being made says of sizes counts more than a context that names no items.
    if validity.plan != nil { return }
    if context.invalidateDataSourceCounts {
      validity.awaitsPlan = true
      return
    }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    // What is carried keeps its size, and so do those that make room. // M10
    if context.targetIndexPathsForInteractivelyMovingItems != nil, flow?.invalidateFlowLayoutDelegateMetrics != true {
      return
    }
    if let preferred = flow?.preferredSize {
      validity.preferred.append(preferred)
      return
    }
    if let flow, flow.namesMovedElements, !flow.invalidateFlowLayoutDelegateMetrics { return }
    let items = context.invalidatedItemIndexPaths ?? []
    let views = context.invalidatedSupplementaryIndexPaths ?? [:]
    let namesSome = !items.isEmpty || !views.isEmpty || context.invalidatedDecorationIndexPaths != nil
    if flow?.invalidateFlowLayoutDelegateMetrics ?? !namesSome {
      validity.asksEverything = true
      return
    }
    for path in items where path.count == 2 && path[0] >= 0 && path[1] >= 0 {
      validity.stale.append(.cell(section: path.section, item: path.item))
    }
    for (kind, paths) in views {
      for path in paths where path.count == 2 && path[0] >= 0 {
        validity.stale.append(.supplementary(kind: Self.number(ofKind: kind), section: path.section))
      }
    }
  }

  static func number(ofKind kind: String) -> Int {
    kind == UICollectionView.elementKindSectionFooter ? FlowAttributesCache.footer : FlowAttributesCache.header
  }

  func movesElements(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = attachedCollectionView else { return false }
    let bounds = collectionView.bounds
    if newBounds.size != bounds.size {
      let (new, old) = (surroundings(of: newBounds.size), surroundings(of: bounds.size))
      if new.availableSize != old.availableSize || new.mirroredWidth != old.mirroredWidth { return true }
    }
    return pinsAny && edgesAlong(newBounds) != edgesAlong(bounds)
  }

  private func edgesAlong(_ bounds: CGRect) -> ClosedRange<CGFloat> {
    scrollDirection == .vertical ? bounds.minY...bounds.maxY : bounds.minX...bounds.maxX
  }

  /// Leaves in a context only what a change of bounds makes invalid.
  func narrow(_ context: UICollectionViewLayoutInvalidationContext, toBoundsChange newBounds: CGRect) {
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    context.invalidateFlowLayoutDelegateMetrics = false
    // Measured on iOS 26.1.
    let bounds = attachedCollectionView?.bounds ?? .zero
    let movesAcross = scrollDirection == .vertical ? newBounds.minX != bounds.minX : newBounds.minY != bounds.minY
    context.invalidateFlowLayoutAttributes = newBounds.size != bounds.size || movesAcross
    if !context.invalidateFlowLayoutAttributes { namePinnedViews(in: context, from: bounds, to: newBounds) }
  }
}
