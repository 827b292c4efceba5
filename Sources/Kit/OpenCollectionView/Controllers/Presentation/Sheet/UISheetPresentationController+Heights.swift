extension UISheetPresentationController {
  var geometry: SheetGeometry { geometry(size: container?.bounds.size ?? .zero) }

  func geometry(size: CGSize) -> SheetGeometry {
    SheetGeometry(
      size: size, safeArea: container?.safeAreaInsets ?? .zero, isForm: isForm,
      preferred: presented.preferredContentSize,
      attachesWhereLow: prefersEdgeAttachedInCompactHeight,
      followsPreferredWidth: widthFollowsPreferredContentSizeWhenEdgeAttached)
  }

  /// The heights in some surroundings. Resolvers are asked once for each. // V160
  func heights(in geometry: SheetGeometry) -> SheetDetents {
    let traits = traitCollection
    if let knownDetents, knownDetents.size == geometry.size, knownDetents.safeArea == geometry.safeArea,
      knownDetents.traits == traits
    {
      return knownDetents.detents
    }
    let bottom = geometry.safeArea.bottom
    let context = SheetDetentContext(
      containerTraitCollection: traits, maximumDetentValue: geometry.largeHeight - bottom,
      half: (geometry.size.height / 2).rounded() - bottom)
    let stops = detents.compactMap { detent -> SheetDetents.Stop? in
      guard let value = detent.resolvedValue(in: context), value.isFinite, value > 0 else { return nil }
      return SheetDetents.Stop(
        identifier: detent.identifier, height: min(value + bottom, geometry.largeHeight).rounded())
    }
    let heights = SheetDetents(stops, large: geometry.largeHeight)
    knownDetents = KnownDetents(size: geometry.size, safeArea: geometry.safeArea, traits: traits, detents: heights)
    return heights
  }

  /// The frame of the card at the selected height.
  func restingCard(in geometry: SheetGeometry) -> CGRect {
    guard geometry.isEdgeAttached else { return geometry.card }
    return geometry.card(height: heights(in: geometry).stop(named: selectedDetentIdentifier).height)
  }

  /// The height of the card that is seen: under a finger what that has made of it.
  private var seenHeight: CGFloat {
    let geometry = self.geometry
    return gesture.resizing?.height ?? heights(in: geometry).stop(named: selectedDetentIdentifier).height
  }

  /// How dark what is below is made: 0 up to the largest undimmed height, and more and more to the next ones. // V162
  var dimmedPart: CGFloat {
    let geometry = self.geometry
    guard geometry.isEdgeAttached else { return 1 }
    let heights = heights(in: geometry)
    guard let start = heights.undimmedHeight(largest: largestUndimmedDetentIdentifier) else { return 1 }
    return heights.progress(of: seenHeight, above: start)
  }

  /// How far what presents the sheet recedes: not behind a sheet that is lower than it can be. // V162
  var recedingPart: CGFloat {
    let geometry = self.geometry
    guard geometry.isEdgeAttached else { return 1 }
    let heights = heights(in: geometry)
    guard heights.highest.height >= geometry.largeHeight - 0.5 else { return 0 }
    guard heights.stops.count > 1 else { return 1 }
    return heights.progress(of: seenHeight, above: heights.stops[heights.stops.count - 2].height)
  }

  /// Moves the card to where it belongs.
  func moveIntoPlace() {
    guard phase == .presented, let container else { return }
    container.setNeedsLayout()
    UIView.animate(
      withDuration: StandardModalAnimator.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      container.layoutIfNeeded()
    }
  }

  /// Tells the delegate that a person has selected another height.
  func select(_ stop: SheetDetents.Stop) {
    guard heights(in: geometry).stop(named: selectedDetentIdentifier) != stop else { return }
    selectedDetentIdentifier = stop.identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// The heights of a sheet, and the surroundings for which they were asked.
struct KnownDetents {
  let size: CGSize
  let safeArea: UIEdgeInsets
  let traits: UITraitCollection
  let detents: SheetDetents
}
