import Foundation
import OpenCollectionView

// What is answered at one moment.
extension LayoutStage {
  /// Everything but updates and cells that want other sizes.
  func examine() {
    guard begin() else { return }
    examineAnswers()
    // What is wrong at rest is wrong everywhere, and need not be told again in other words.
    if breaches.isEmpty { examineScrolling() }
    if breaches.isEmpty { examineRows() }
    if breaches.isEmpty { examineSizes() }
  }

  /// All that can be asked of the layout as it stands.
  func examineAnswers() {
    examineContentSize()
    guard breaches.isEmpty else { return }
    let answer = answer(everything)
    examine(answer)
    // What has no place cannot be looked for.
    guard !breaches.contains(where: { $0.kind == .notANumber || $0.kind == .doesNotExist }) else { return }
    examineAlone(answer)
    examineRects(answer)
    examineTargets()
    examinePreparation()
  }

  private func examineContentSize() {
    let size = contentSize
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      return report(
        .notANumber,
        "collectionViewContentSize is \(size.width) × \(size.height): give finite numbers, zero or more, also where there are "
          + "no items and no room.")
    }
    let again = contentSize
    guard size == again else {
      return report(
        .changesByAsking,
        "collectionViewContentSize is \(ContractText.size(size)) when asked first and \(ContractText.size(again)) when asked "
          + "next: compute it in prepare().")
    }
  }

  /// Each element has a place that can be, exists, and is there once.
  func examine(_ answer: [UICollectionViewLayoutAttributes]) {
    var known: [LayoutElement: UICollectionViewLayoutAttributes] = [:]
    for attributes in answer {
      guard isNumeric(attributes), exists(attributes) else { continue }
      if let first = known.updateValue(attributes, forKey: LayoutElement(attributes)) {
        report(
          .answeredTwice,
          "\(attributes.elementName) is twice in one answer, at \(ContractText.rect(first.frame)) and at "
            + "\(ContractText.rect(attributes.frame)): answer each element once.")
      }
      examinePlace(attributes)
      examineCopy(attributes)
    }
  }

  /// Reports an element with room that does not lie within the content.
  private func examinePlace(_ attributes: UICollectionViewLayoutAttributes) {
    guard !attributes.isHidden, min(view.bounds.width, view.bounds.height) >= Self.smallestRoom else { return }
    let frame = Self.untransformedFrame(attributes)
    var size = contentSize
    // Content of a flow layout that is narrower than the view stands at its right side where people read from there. // C140
    if layout is UICollectionViewFlowLayout, !layout.flipsHorizontallyInOppositeLayoutDirection,
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      size.width = max(size.width, view.bounds.width)
    }
    let content = CGRect(origin: .zero, size: size).insetBy(dx: -Self.outsideTolerance, dy: -Self.outsideTolerance)
    guard !content.contains(frame), !isWithinReachOfRow(attributes, frame) else { return }
    report(
      .outsideContent,
      "\(attributes.elementName) at \(ContractText.rect(frame)) reaches out of the content, which is "
        + "\(ContractText.size(size)): nobody can scroll there. Make collectionViewContentSize cover it.")
  }

  static func untransformedFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    CGRect(
      x: attributes.center.x - attributes.size.width / 2, y: attributes.center.y - attributes.size.height / 2,
      width: attributes.size.width, height: attributes.size.height)
  }

  private func isNumeric(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let (center, size) = (attributes.center, attributes.size)
    var wrong: String?
    if !center.x.isFinite || !center.y.isFinite { wrong = "the center (\(center.x), \(center.y))" }
    if !size.width.isFinite || !size.height.isFinite || size.width < 0 || size.height < 0 {
      wrong = "the size \(size.width) × \(size.height)"
    }
    if !attributes.alpha.isFinite { wrong = "the alpha \(attributes.alpha)" }
    if !Self.numbers(attributes.transform3D).allSatisfy(\.isFinite) { wrong = "a transform that is not finite" }
    guard let wrong else { return true }
    report(
      .notANumber,
      "\(attributes.elementName) has \(wrong): look for a division by zero, or for room that is used up by insets.")
    return false
  }

  private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell else { return true }
    let path = attributes.indexPath
    let counts = source.sections.map(\.count)
    guard path.count != 2 || !counts.indices.contains(path.section) || !(0..<counts[path.section]).contains(path.item)
    else { return true }
    report(
      .doesNotExist,
      "\(attributes.elementName) is answered, which does not exist: ask the collection view for its counts in each "
        + "prepare().")
    return false
  }

  private func examineCopy(_ attributes: UICollectionViewLayoutAttributes) {
    let copy = Self.copy(attributes)
    guard copy === attributes || !copy.isEqual(attributes) || !attributes.isEqual(copy) else { return }
    report(
      .copyDiffers,
      "a copy of the \(type(of: attributes)) of \(attributes.elementName) is not equal to it: a subclass with values of its "
        + "own sets them in copy(with:), compares them in isEqual(_:), and calls super in both.")
  }

  /// Each element is the same where it is asked for by itself.
  private func examineAlone(_ answer: [UICollectionViewLayoutAttributes]) {
    for attributes in Self.sample(answer) {
      guard let alone = alone(attributes) else {
        report(
          .differsAlone,
          "\(attributes.elementName) is in the answer for a rectangle, and nil when it is asked for by itself: updates and "
            + "scrolling to items need both.")
        continue
      }
      guard isNumeric(alone) else { continue }
      if LayoutElement(alone) != LayoutElement(attributes) {
        report(
          .wrongElement,
          "the question about \(attributes.elementName) is answered with attributes of \(alone.elementName).")
      } else if let words = Self.difference(attributes, alone) {
        report(
          .differsAlone,
          "\(attributes.elementName) says one thing in a rectangle and another by itself, its \(words).")
      }
    }
    examineLeftOut(answer)
  }

  /// Items that have a place of their own and are in no answer.
  private func examineLeftOut(_ answer: [UICollectionViewLayoutAttributes]) {
    let known = Set(answer.map { LayoutElement($0) })
    let paths = source.sections.indices.flatMap { section in
      source.sections[section].indices.map { IndexPath(item: $0, section: section) }
    }
    for path in Self.sample(paths) {
      guard let alone = layout.layoutAttributesForItem(at: path), isNumeric(alone), !alone.isHidden, alone.alpha > 0
      else { continue }
      guard LayoutElement(alone).path == path else {
        report(
          .wrongElement,
          "the question about item \(path.section)-\(path.item) is answered with attributes of \(alone.elementName).")
        continue
      }
      guard !known.contains(LayoutElement(alone)), alone.frame.width > 0, alone.frame.height > 0,
        !isFurtherAlongRow(alone)
      else { continue }
      report(
        .missingInRect,
        "\(alone.elementName) is at \(ContractText.rect(alone.frame)) when it is asked for by itself, and in no answer, not "
          + "even in that for all of the content.")
    }
  }

  /// The first and the last of many.
  static func sample<Element>(_ elements: [Element]) -> [Element] {
    guard elements.count > examinedElements else { return elements }
    return Array(elements.prefix(examinedElements / 2) + elements.suffix(examinedElements / 2))
  }

  /// Reports ends of scrolling that are no places.
  private func examineTargets() {
    let proposed = view.contentOffset
    let targets = [
      layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: 0, y: 1)),
      layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero),
      layout.targetContentOffset(forProposedContentOffset: proposed),
    ]
    guard let wrong = targets.first(where: { !$0.x.isFinite || !$0.y.isFinite }) else { return }
    report(
      .notANumber,
      "targetContentOffset(forProposedContentOffset:) answers (\(wrong.x), \(wrong.y)) for "
        + "\(ContractText.point(proposed)): a scroll view cannot go there.")
  }
}
