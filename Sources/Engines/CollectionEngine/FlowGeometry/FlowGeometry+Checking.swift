import Foundation
import PlaneGeometry

extension FlowGeometry {
  /// Traps unless the surroundings make sense.
  static func check(availableSize: CGSize, pixelScale: CGFloat, itemInsets: UIEdgeInsets) {
    guard availableSize.isUsable else {
      fatalError(
        "FlowGeometry: the available size is \(availableSize.text); give a finite size of zero or more.")
    }
    guard pixelScale.isFinite, pixelScale > 0 else {
      fatalError("FlowGeometry: the scale is \(pixelScale) pixels per point; give one above zero, such as 2.")
    }
    guard itemInsets.isFinite else {
      fatalError("FlowGeometry: the insets of the items are \(itemInsets.text); give finite numbers.")
    }
  }

  /// Traps unless every number of the section but its items makes sense.
  func check(_ section: Metrics, index: Int) {
    check(section.lineSpacing, "line spacing", index)
    check(section.interitemSpacing, "interitem spacing", index)
    check(section.headerLength, "header length", index)
    check(section.footerLength, "footer length", index)
    guard section.insets.isFinite else {
      fatalError(
        "FlowGeometry: the insets of section \(index) are \(section.insets.text); give finite numbers.")
    }
  }

  /// Traps unless every number of the section makes sense.
  func check(_ section: Section, index: Int) {
    check(section.metrics, index: index)
    switch section.items {
    case .uniform(let size, let count):
      guard count >= 0 else {
        fatalError("FlowGeometry: section \(index) reports \(count) items; a section holds zero or more.")
      }
      guard size.isUsable else {
        fatalError(
          "FlowGeometry: the item size of section \(index) is \(size.text); give a finite size of zero or more.")
      }
    case .varying(let sizes):
      guard sizes.count <= Int32.max else {
        fatalError(
          "FlowGeometry: section \(index) holds \(sizes.count) items of varying size; at most \(Int32.max) fit.")
      }
      checkSizes(sizes, firstItem: 0, section: index)
    }
  }

  /// Traps at the first size that is negative or not finite.
  func checkSizes(_ sizes: some Collection<CGSize>, firstItem: Int, section: Int) {
    var item = firstItem
    for size in sizes {
      guard size.isUsable else {
        fatalError(
          """
          FlowGeometry: the size of item \(item) in section \(section) is \(size.text); give a finite size of zero or \
          more.
          """)
      }
      item += 1
    }
  }

  private func check(_ length: CGFloat, _ name: String, _ index: Int) {
    guard length.isFinite, length >= 0 else {
      fatalError(
        "FlowGeometry: the \(name) of section \(index) is \(length); give a finite number of zero or more.")
    }
  }
}

extension CGSize {
  /// Finite and not negative.
  var isUsable: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }

  var text: String { "\(width) x \(height)" }
}

extension UIEdgeInsets {
  fileprivate var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  fileprivate var text: String { "(\(top), \(left), \(bottom), \(right))" }
}
