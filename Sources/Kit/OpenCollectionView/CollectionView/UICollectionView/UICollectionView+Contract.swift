import CollectionEngine

/// The duties of a layout towards the collection view. An answer that would break it is an error of the program, and
/// left out. One that is merely wrong is told to the trace, and looked for only while somebody listens.
extension UICollectionView {
  /// Tells whether an element can be shown. A layout that answers nonsense is named, with the element and the numbers.
  /// // C8
  func isUsable(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    isUsable(attributes, in: attributes.frame, among: currentCounts)
  }

  /// Tells whether an element can be shown that an animator has moved, and which the data has.
  @inline(__always)
  func isUsable(_ attributes: UICollectionViewLayoutAttributes, in frame: CGRect, for key: ElementKey) -> Bool {
    if frame.isFinite, attributes.categoryInPlace == .cell, attributes.item == key.item,
      attributes.section == key.section, !attributes.values.hasUnusualIndexPath
    {
      return true
    }
    return isUsable(attributes)
  }

  private func isUsable(
    _ attributes: UICollectionViewLayoutAttributes, in frame: CGRect, among counts: SectionCounts
  ) -> Bool {
    guard frame.isFinite else { return refuse(attributes) }
    guard attributes.categoryInPlace == .cell else {
      guard ElementKey.holds(section: attributes.section, item: attributes.item),
        elements.numbers(attributes.representedElementKind ?? "")
      else { return refuse(attributes) }
      return true
    }
    let exists =
      !attributes.values.hasUnusualIndexPath
      && counts.contains(section: attributes.section, item: attributes.item)
    return exists || refuse(attributes)
  }

  /// The elements of an answer that can be shown.
  func usable(_ answer: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    // In the usual case nothing is copied.
    let counts = currentCounts
    // The section that was looked at last, and how many items it has.
    var (section, itemCount) = (-1, 0)
    for index in answer.indices {
      if answer.isUsualCell(at: index, ofSection: section, withItems: itemCount) { continue }
      if isUsable(answer[index], in: answer[index].frameInPlace, among: counts) {
        section = answer[index].values.section
        itemCount = 0..<counts.sectionCount ~= section ? counts.itemCount(inSection: section) : 0
        continue
      }
      return Array(answer[..<index]) + answer[(index + 1)...].filter(isUsable)
    }
    return answer
  }

  private func refuse(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    ProgrammingErrors.report(whatIsWrong(with: attributes), instead: "the element is left out")
    return false
  }

  private func whatIsWrong(with attributes: UICollectionViewLayoutAttributes) -> String {
    let layout = "\(type(of: collectionViewLayout))"
    guard attributes.frame.isFinite else { return collectionViewLayout.sentence(ofFrame: "the frame", of: attributes) }
    guard attributes.representedElementCategory == .cell else {
      let kind = attributes.representedElementKind ?? ""
      let place = "\(layout) answered a view of kind \(kind) at \(attributes.indexPath): "
      if !elements.numbers(kind) {
        return place + "a collection view shows views of \(ElementKey.maximumKind + 1) kinds at most, give fewer."
      }
      return place + "sections and items are numbered from zero"
        + (attributes.section < 0 || attributes.item < 0
          ? "." : ", to \(ElementKey.maximumSection) and \(ElementKey.maximumItem) at most.")
    }
    let counts = currentCounts
    return "\(layout) answered a cell at \(attributes.indexPath), which does not exist: "
      + "there are \(counts.sectionCount) sections"
      + (counts.sectionCount > attributes.section && attributes.section >= 0
        ? ", and section \(attributes.section) has \(counts.itemCount(inSection: attributes.section)) items." : ".")
      + " Compute the layout from the collection view's counts in prepare()."
  }

  /// Tells of elements that are twice in one answer, and of those that have become others without an invalidation.
  func diagnose(_ answer: [UICollectionViewLayoutAttributes], wasPrepared: Bool) {
    guard let trace = pass.trace else { return }
    var first: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in answer {
      if !attributes.transform3D.isFinite {
        trace.record(
          .programmingError(
            message: "\(type(of: collectionViewLayout)) answered a transform for \(attributes.elementName) that is not "
              + "finite: it counts as none. Look for a division by zero in what it was computed from."))
      }
      let key = elements.key(of: attributes)
      if let other = first.updateValue(attributes, forKey: key) {
        first[key] = other
        trace.record(
          .programmingError(
            message: "\(type(of: collectionViewLayout)) answered \(attributes.elementName) twice, with the frames "
              + "\(other.frame.plainText) and \(attributes.frame.plainText): answer each element once. The first counts."
          ))
        continue
      }
      guard !wasPrepared, let slot = elements.shownSlot(of: key),
        let applied = elements.slots[Int(slot)].view?.appliedAttributes
      else { continue }
      // C7: UIKit stops the program here.
      let differences = attributes.differences(from: applied)
      guard !differences.isEmpty else { continue }
      trace.record(
        .programmingError(
          message: "\(type(of: collectionViewLayout)) changed \(attributes.elementName) without being invalidated: "
            + differences + ". Call invalidateLayout() when answers become others."))
    }
  }

  /// Tells of an item for which the layout answers one thing in a rectangle and another thing alone.
  func diagnose(_ key: ElementKey, shown attributes: UICollectionViewLayoutAttributes) {
    guard let trace = pass.trace, key.category == .cell else { return }
    let alone = collectionViewLayout.layoutAttributesForItem(at: key.indexPath)
    let differences = alone.map { $0.differences(from: attributes) } ?? "it is nil alone"
    guard !differences.isEmpty else { return }
    trace.record(
      .programmingError(
        message: "\(type(of: collectionViewLayout)) says another thing of \(attributes.elementName) in "
          + "layoutAttributesForItem(at:) than in layoutAttributesForElements(in:): \(differences). "
          + "Answer with the same attributes in both."))
  }
}

extension ElementKey {
  /// Tells whether a key can hold a place.
  static func holds(section: Int, item: Int) -> Bool {
    0...maximumSection ~= section && (0...maximumItem ~= item || item == Int.max)
  }
}

// Without an actor, which a closure would look up at its beginning.
extension [UICollectionViewLayoutAttributes] {
  /// Tells whether these are attributes of a cell that is in a section, where no class of a program has a say. // C8
  @inline(__always)
  fileprivate func isUsualCell(at index: Int, ofSection section: Int, withItems itemCount: Int) -> Bool {
    Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef { attributes in
      attributes.isPlain && attributes.values.category == .cell && attributes.values.section == section
        && attributes.values.item >= 0 && attributes.values.item < itemCount && !attributes.values.isTransformed
        && !attributes.values.hasUnusualIndexPath && attributes.frameInPlace.isFinite
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element, for sentences.
  package var elementName: String {
    let path = indexPath.map(String.init).joined(separator: "-")
    switch representedElementCategory {
    case .cell: return "item \(path)"
    case .supplementaryView: return "\(representedElementKind ?? "") \(path)"
    case .decorationView: return "decoration \(representedElementKind ?? "") \(path)"
    }
  }

  /// Returns a text of the values that differ from older attributes, with both; empty for none. // C7
  package func differences(from old: UICollectionViewLayoutAttributes) -> String {
    var parts: [String] = []
    func add<Value: Equatable>(_ name: String, _ old: Value, _ new: Value) {
      if old != new { parts.append("\(name) from \(old) to \(new)") }
    }
    add("center", old.center.plainText, center.plainText)
    add("size", old.size.plainText, size.plainText)
    add("alpha", old.alpha, alpha)
    add("zIndex", old.zIndex, zIndex)
    add("isHidden", old.isHidden, isHidden)
    if !CATransform3DEqualToTransform(old.transform3D, transform3D) { parts.append("transform3D") }
    return parts.joined(separator: ", ")
  }
}

// Foundation's own descriptions differ from platform to platform.
extension CGPoint {
  fileprivate var plainText: String { "(\(x), \(y))" }
}

extension CGSize {
  fileprivate var plainText: String { "\(width) × \(height)" }
}

extension CGRect {
  fileprivate var plainText: String { "\(origin.plainText), \(size.plainText)" }
}
