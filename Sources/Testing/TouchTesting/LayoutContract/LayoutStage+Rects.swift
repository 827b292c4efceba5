import Foundation
import OpenCollectionView

// Rectangles of all shapes, and answers that stay.
extension LayoutStage {
  /// Each element is in the answers for rectangles that it touches, with the same attributes, whatever was asked before.
  func examineRects(_ answer: [UICollectionViewLayoutAttributes]) {
    let before = kept(answer)
    for rect in rects(of: answer) { examine(rect, before) }
    examineHandedOut(answer, before, after: "other rectangles were asked for")
    if let words = difference(before, self.answer(everything)) {
      report(
        .changesByAsking,
        "\(words) by asking for other rectangles: between two invalidations, answers stay the same.")
    }
  }

  private func examine(_ rect: CGRect, _ whole: [LayoutElement: UICollectionViewLayoutAttributes]) {
    let part = answer(rect)
    var missing = whole.filter { !$0.value.isHidden && $0.value.alpha > 0 && Self.isIn(rect, $0.value.frame) }
    for attributes in part {
      let element = LayoutElement(attributes)
      missing[element] = nil
      guard let known = whole[element] else {
        if Self.isIn(everything, attributes.frame), Self.isIn(rect, attributes.frame) {
          report(
            .missingInRect,
            "\(attributes.elementName) is in the answer for \(ContractText.rect(rect)), and not in that for all of the "
              + "content.")
        }
        continue
      }
      if let words = Self.difference(known, attributes) {
        report(
          .differsByRect,
          "\(attributes.elementName) has in \(ContractText.rect(rect)) other attributes than in a larger rectangle, its "
            + "\(words): what an element looks like depends on the visible bounds alone, and not on the question.")
      }
    }
    // Beside the content are only items of rows, which answers for rectangles do not hold.
    if !rect.intersects(CGRect(origin: .zero, size: contentSize)) {
      missing = missing.filter { !isWithinReachOfRow($0.value, $0.value.frame) }
    }
    if let lost = missing.values.min(by: { $0.elementName < $1.elementName }) {
      report(
        .missingInRect,
        "\(lost.elementName) at \(ContractText.rect(lost.frame)) is missing in the answer for \(ContractText.rect(rect)), "
          + "which it touches: it disappears while it can still be seen. Compare frames with intersects.")
    }
  }

  private static func isIn(_ rect: CGRect, _ frame: CGRect) -> Bool {
    let common = rect.intersection(frame)
    return !common.isNull && common.width > touchDepth && common.height > touchDepth
  }

  /// Around and inside of elements, strips, tiles and what is seen; the odd ones only must not do harm.
  private func rects(of answer: [UICollectionViewLayoutAttributes]) -> [CGRect] {
    let size = contentSize
    for odd in [CGRect.null, CGRect(x: 10, y: 10, width: 0, height: 0), CGRect(x: 50, y: 50, width: -40, height: -40)] {
      _ = self.answer(odd)
    }
    var rects = [seen]
    for row in 0..<3 {
      for column in 0..<3 {
        rects.append(
          CGRect(
            x: size.width * CGFloat(column) / 3, y: size.height * CGFloat(row) / 3, width: size.width / 3,
            height: size.height / 3))
      }
    }
    for frame in Self.sample(answer).map(\.frame) {
      rects.append(CGRect(x: frame.midX - 1, y: frame.midY - 1, width: 2, height: 2))
      rects.append(CGRect(x: 0, y: frame.midY, width: size.width, height: 1))
      rects.append(CGRect(x: frame.midX, y: 0, width: 1, height: size.height))
      rects.append(frame.insetBy(dx: -3, dy: -3))
      rects.append(CGRect(x: frame.maxX - 2, y: frame.maxY - 2, width: 50, height: 50))
      rects.append(CGRect(x: frame.minX - 48, y: frame.minY - 48, width: 50, height: 50))
    }
    return rects.filter { $0.width > 0 && $0.height > 0 }
  }

  func examineHandedOut(
    _ answer: [UICollectionViewLayoutAttributes], _ before: [LayoutElement: UICollectionViewLayoutAttributes],
    after deed: String
  ) {
    for attributes in answer {
      guard let known = before[LayoutElement(attributes)], let words = Self.difference(known, attributes) else {
        continue
      }
      return report(
        .changesHandedOut,
        "attributes of \(attributes.elementName) that were handed out change after \(deed), their \(words): hand out copies, "
          + "or make new objects in prepare().")
    }
  }

  /// Prepared again, a layout answers the same.
  func examinePreparation() {
    // Without room there is no layout pass.
    guard !view.bounds.isEmpty else { return }
    let handedOut = answer(everything)
    let (before, size) = (kept(handedOut), contentSize)
    let count = preparations {
      layout.invalidateLayout()
      view.layoutIfNeeded()
    }
    guard count > 0 else {
      return report(
        .invalidationLost,
        "invalidateLayout() does not lead to prepare(): invalidateLayout(with:) has to call super.")
    }
    examineHandedOut(handedOut, before, after: "the layout was invalidated")
    if let words = difference(before, size) {
      report(
        .dependsOnHistory,
        "\(words) when the layout is prepared again, although neither data nor bounds are others: what prepare() adds up "
          + "must begin anew each time.")
    }
  }
}
