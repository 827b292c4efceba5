import CollectionEngine

extension UICollectionView {
  /// How often a layout pass asks views that have come into sight for the size that they want. Our choice.
  static let maximumFittingRounds = 8

  /// Asks the views that have come into sight for the attributes that they want. // C60
  ///
  /// Called once for each round of a pass, until nobody wants anything. Views that got their wish are asked again, so that
  /// one that never agrees is found. // C62
  ///
  /// - Returns: whether the layout has become invalid by that, or the content stands elsewhere: then the elements are
  ///   exchanged again. // C61
  func fitArrivedElements() -> Bool {
    guard collectionViewLayout.asksForPreferredAttributes else {
      fitting.again.removeAll(keepingCapacity: true)
      fitting.changed.removeAll(keepingCapacity: true)
      fitting.asksAll = false
      fitting.comparesAll = false
      return false
    }
    var keys = fitting.keys
    fitting.keys = []
    findKeysToAsk(&keys)
    let isAnswered = !keys.isEmpty && ask(keys)
    keys.removeAll(keepingCapacity: true)
    fitting.keys = keys
    if isAnswered {
      fitting.rounds += 1
      if fitting.rounds < Self.maximumFittingRounds { return true }
      nameRestlessViews()
    }
    endRound()
    return content.reachAim(in: self)
  }

  /// All views are made anew: what is known of the asking was of the old ones.
  func forgetRounds() {
    endRound(keepsReloaded: true)
    fitting.again.removeAll()
  }

  private func endRound(keepsReloaded: Bool = false) {
    fitting.rounds = 0
    fitting.changed.removeAll(keepingCapacity: true)
    fitting.comparesAll = false
    fitting.arrived.removeAll(keepingCapacity: true)
    fitting.wishes.removeAll(keepingCapacity: true)
    content.fittingDidEnd(keepsReloaded: keepsReloaded, in: self)
  }

  /// Those that are new in this round, and those that wanted something in the last one.
  private func findKeysToAsk(_ keys: inout [ElementKey]) {
    for slot in elements.entered {
      guard let key = elements.slots[Int(slot)].key, elements.slots[Int(slot)].view != nil else { continue }
      if fitting.arrived.insert(key).inserted { keys.append(key) }
    }
    if fitting.rounds == 0 {
      if fitting.asksAll {
        for slot in elements.slots where slot.view != nil {
          if let key = slot.key, !fitting.arrived.contains(key) { keys.append(key) }
        }
      } else {
        for view in fitting.again {
          guard let key = elements.slots.first(where: { $0.view === view })?.key, !keys.contains(key) else { continue }
          keys.append(key)
        }
        if !fitting.changed.isEmpty {
          let known = Set(keys)
          keys += fitting.changed.filter { !known.contains($0) }
        }
      }
      fitting.asksAll = false
      // What was carried may come back among the others with the next exchange only.
      if !fitting.again.isEmpty {
        fitting.again.removeAll { view in !view.isShown || elements.slots.contains { $0.view === view } }
      }
      if !keys.isEmpty {
        content.oweFittingAnchor()
        // Between two layouts each has it elsewhere, and is asked for itself.
        if installedTransition != nil { content.findFittingAnchorIfOwed(in: self) }
      }
    } else {
      for wish in fitting.wishes where !keys.contains(wish.key) { keys.append(wish.key) }
    }
  }

  /// - Returns: whether anybody's wish has made a layout invalid.
  private func ask(_ keys: [ElementKey]) -> Bool {
    fitting.isAsking = true
    defer { fitting.isAsking = false }
    let transition = installedTransition
    fitting.wishes.removeAll(keepingCapacity: true)
    for key in keys {
      guard let slot = elements.shownSlot(of: key), let view = elements.slots[Int(slot)].view,
        let original = elements.slots[Int(slot)].attributes
      else { continue }
      if let transition {
        // Where both layouts are one, it is asked once.
        for side in transition.sides where side.layout.asksForPreferredAttributes {
          guard let answer = transition.answer(of: side, key) else { continue }
          transition.asking(side) { ask(view, key, about: answer, in: side.layout) }
          if elements.needsNewViews { return false }
        }
      } else {
        ask(view, key, about: original, in: collectionViewLayout)
      }
      // Who was asked has changed the data: all views are asked anew.
      if elements.needsNewViews { return false }
    }
    if !fitting.wishes.isEmpty { content.aimIsOff() }
    return !fitting.wishes.isEmpty
  }

  /// Asks one view what it wants to have in place of what a layout gives it.
  private func ask(
    _ view: UICollectionReusableView, _ key: ElementKey, about original: UICollectionViewLayoutAttributes,
    in layout: UICollectionViewLayout
  ) {
    // Programs change what they are given and hand it back.
    let given = original.copied
    let preferred = view.preferredLayoutAttributesFitting(given)
    if elements.needsNewViews { return }
    if preferred.hasBuiltInValues(of: original), type(of: preferred) == UICollectionViewLayoutAttributes.self { return }
    // A size that the layout has given is not the view's: it may be below zero, as that of a line is between two places.
    guard preferred.frame == original.frame || isUsable(preferred, of: view),
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    content.findFittingAnchorIfOwed(in: self)
    fitting.wishes.append(FittingState.Wish(key: key, given: original.size, wanted: preferred.size))
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }

  private func isUsable(_ preferred: UICollectionViewLayoutAttributes, of view: UICollectionReusableView) -> Bool {
    if preferred.frame.isFinite, preferred.size.width >= 0, preferred.size.height >= 0 { return true }
    ProgrammingErrors.report(
      "\(type(of: view)).preferredLayoutAttributesFitting(_:) answered the size \(preferred.size.width) × "
        + "\(preferred.size.height) for the element at \(preferred.indexPath): answer with finite sizes of zero or more.",
      instead: "the element keeps its size")
    return false
  }

  /// The layout keeps the sizes that were wanted last; who wanted them is named. // C62
  private func nameRestlessViews() {
    prepareLayoutIfNeeded()
    pass.tile = nil
    fitting.hasGivenUp = true
    setNeedsLayout()
    guard let trace = window?.windowScene?.application.trace else { return }
    for wish in fitting.wishes {
      trace.record(
        .layoutInvalidated(
          layout: trace.name(of: collectionViewLayout), scope: "nothing",
          reason: "\(wish.key) was asked \(Self.maximumFittingRounds) times: given \(text(wish.given)), it wants "
            + "\(text(wish.wanted)); its preferredLayoutAttributesFitting(_:) must agree to a size that it asked for"))
    }
  }

  private func text(_ size: CGSize) -> String { "\(size.width) × \(size.height)" }

  // MARK: Asking again

  /// A view says that its content has become another, so that it may want another size.
  func fitAgain(_ view: UICollectionReusableView) {
    if selfSizingInvalidation != .disabled { noteOtherSize(of: view) }
  }

  /// A view may want another size, whether or not it says so by itself: its program asked for it to be filled anew. // C33, C103
  func noteOtherSize(of view: UICollectionReusableView) {
    guard view.isShown, !fitting.isAsking, collectionViewLayout.asksForPreferredAttributes else { return }
    // One that came back while it was on its way out may be noted already, without a pass that will come.
    if !fitting.again.contains(where: { $0 === view }) { fitting.again.append(view) }
    setNeedsLayout()
  }

  /// The layout has other attributes than before for an element in sight, which is asked what it prefers to those: another size,
  /// or after an invalidation of the whole layout anything else. What the views themselves have brought about by their wishes
  /// they are asked about anyway. // C105
  func noteChange(
    of key: ElementKey, from applied: UICollectionViewLayoutAttributes?, to now: UICollectionViewLayoutAttributes
  ) {
    guard let applied else { return }
    let isOther =
      applied.size != now.size
      || fitting.comparesAll && (type(of: applied) != type(of: now) || !now.isEqual(applied))
    if isOther { fitting.changed.append(key) }
  }

  /// Says that the layout's present answers are compared with those that are shown.
  var comparesAttributes: Bool {
    fitting.rounds == 0 && !fitting.hasGivenUp && installedTransition == nil
      && collectionViewLayout.asksForPreferredAttributes
  }

  /// A layout was invalidated: as a whole, where no elements were named and it is not for other bounds, in which a layout that
  /// follows scrolling has something else to say in each frame.
  func noteWholeInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    if !boundsAnnouncement.isBeingTold, pass.change == nil, context.movedItems.isEmpty, context.namedElements.isEmpty {
      fitting.comparesAll = true
    }
  }

  /// All views in sight may want other sizes, as in another room: they are asked in the present pass, or the next one.
  package func fitShownElementsAgain() { fitting.asksAll = true }
}
