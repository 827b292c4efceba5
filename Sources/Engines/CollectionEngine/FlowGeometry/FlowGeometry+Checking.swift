public import Foundation
public import PlaneGeometry

extension FlowGeometry {
  // MARK: What cannot be laid out

  /// The fault of surroundings in a sentence; nil for surroundings that make sense.
  public static func complaint(availableSize: CGSize, pixelScale: CGFloat, itemInsets: UIEdgeInsets) -> String? {
    if !availableSize.isUsable {
      return "FlowGeometry: the available size is \(availableSize.text); give a finite size of zero or more."
    }
    if !(pixelScale.isFinite && pixelScale > 0) {
      return "FlowGeometry: the scale is \(pixelScale) pixels per point; give one above zero, such as 2."
    }
    if !itemInsets.isFinite {
      return "FlowGeometry: the insets of the items are \(itemInsets.text); give finite numbers."
    }
    return nil
  }

  /// The fault of the spacings, insets and lengths of a section in a sentence; nil for a section that makes sense.
  public static func complaint(about metrics: Metrics, ofSection index: Int) -> String? {
    for (length, name) in [
      (metrics.lineSpacing, "line spacing"), (metrics.interitemSpacing, "interitem spacing"),
      (metrics.headerLength, "header length"), (metrics.footerLength, "footer length"),
    ] where !length.isFinite {
      return "FlowGeometry: the \(name) of section \(index) is \(length); give a finite number."
    }
    guard !metrics.insets.isFinite else { return nil }
    return "FlowGeometry: the insets of section \(index) are \(metrics.insets.text); give finite numbers."
  }

  /// The fault of the size that all items of a section have in a sentence; nil for a size that makes sense.
  public static func complaint(aboutItemSize size: CGSize, ofSection index: Int) -> String? {
    guard !size.isUsable else { return nil }
    return "FlowGeometry: the item size of section \(index) is \(size.text); give a finite size of zero or more."
  }

  /// The fault of the size of one item in a sentence; nil for a size that makes sense.
  public static func complaint(aboutSize size: CGSize, ofItem item: Int, inSection section: Int) -> String? {
    guard !size.isUsable else { return nil }
    return "FlowGeometry: the size of item \(item) in section \(section) is \(size.text); give a finite size of zero "
      + "or more."
  }

  /// The fault of a rectangle that is asked about in a sentence; nil for one of numbers.
  public static func complaint(aboutQuery rect: CGRect) -> String? {
    guard rect.minX.isNaN || rect.maxX.isNaN || rect.minY.isNaN || rect.maxY.isNaN else { return nil }
    return "FlowGeometry: the queried rectangle \(rect) holds NaN; ask about a rectangle of numbers."
  }

  // MARK: Checks

  /// Traps unless the surroundings make sense.
  static func check(availableSize: CGSize, pixelScale: CGFloat, itemInsets: UIEdgeInsets) {
    let sentence = complaint(availableSize: availableSize, pixelScale: pixelScale, itemInsets: itemInsets)
    if let sentence { fatalError(sentence) }
  }

  /// Traps unless every number of the section but its items makes sense.
  func check(_ section: Metrics, index: Int) {
    let areUsable =
      section.lineSpacing.isFinite && section.interitemSpacing.isFinite && section.headerLength.isFinite
      && section.footerLength.isFinite && section.insets.isFinite
    if !areUsable, let sentence = Self.complaint(about: section, ofSection: index) { fatalError(sentence) }
  }

  /// Traps unless every number of the section makes sense.
  func check(_ section: Section, index: Int) {
    check(section.metrics, index: index)
    switch section.items {
    case .uniform(let size, let count):
      guard count >= 0 else {
        fatalError("FlowGeometry: section \(index) reports \(count) items; a section holds zero or more.")
      }
      if let sentence = Self.complaint(aboutItemSize: size, ofSection: index) { fatalError(sentence) }
    case .varying(let sizes):
      guard sizes.count <= Int32.max else {
        fatalError(
          "FlowGeometry: section \(index) holds \(sizes.count) items of varying size; at most \(Int32.max) fit.")
      }
      checkSizes(sizes, firstItem: 0, section: index)
    case .mostly(let size, let count, let others):
      check(Section(items: .uniform(size, count: count), metrics: section.metrics), index: index)
      var end = 0
      for (item, size) in others {
        guard end..<max(end, count) ~= item else {
          fatalError(
            "FlowGeometry: item \(item) of section \(index) was named after item \(end - 1) among \(count) items; name "
              + "items in ascending order, each once.")
        }
        checkSizes(CollectionOfOne(size), firstItem: item, section: index)
        end = item + 1
      }
    }
  }

  /// Traps at the first size that is negative or not finite.
  func checkSizes(_ sizes: some Collection<CGSize>, firstItem: Int, section: Int) {
    var item = firstItem
    for size in sizes {
      if !size.isUsable, let sentence = Self.complaint(aboutSize: size, ofItem: item, inSection: section) {
        fatalError(sentence)
      }
      item += 1
    }
  }
}

extension CGSize {
  /// Finite and not negative.
  var isUsable: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }

  var text: String { "\(width) x \(height)" }
}

extension UIEdgeInsets {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  var text: String { "(\(top), \(left), \(bottom), \(right))" }
}
