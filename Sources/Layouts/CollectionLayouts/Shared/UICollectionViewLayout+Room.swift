import DecisionTrace
import Foundation
import OpenCollectionView
import PlaneGeometry

extension UICollectionViewLayout {
  /// The size that content may have without being scrolled: that of the view within its insets.
  func room(in size: CGSize) -> CGSize {
    let inset = collectionView?.adjustedContentInset ?? .zero
    return CGSize(
      width: max(0, size.width - inset.left - inset.right), height: max(0, size.height - inset.top - inset.bottom))
  }

  /// The room that there is at present.
  var room: CGSize { room(in: collectionView?.bounds.size ?? .zero) }

  /// Tells whether people read in the other direction than the layout was written for.
  var isReadInOppositeDirection: Bool {
    collectionView.map { $0.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection } ?? false
  }

  /// Tells whether a number can be a property's value; one that cannot is an error of the program.
  func accepts(_ value: CGFloat, for name: String, atLeast minimum: CGFloat = -.infinity) -> Bool {
    if value.isFinite, value >= minimum { return true }
    ProgrammingErrors.report(
      "\(type(of: self)).\(name) cannot be \(value): give a finite number"
        + (minimum.isFinite ? " of \(minimum) or more." : "."), instead: "it stays as it was")
    return false
  }

  /// Lays out anew where a property has another value. False where it cannot have it: then the property keeps the old one.
  func takes(
    _ value: CGFloat, _ old: CGFloat, _ name: String, atLeast minimum: CGFloat = -.infinity,
    then change: (() -> Void)? = nil
  ) -> Bool {
    guard accepts(value, for: name, atLeast: minimum) else { return false }
    if value != old { if let change { change() } else { invalidateLayout() } }
    return true
  }

  /// The same for a size.
  func takes(_ size: CGSize, _ old: CGSize, _ name: String, then change: (() -> Void)? = nil) -> Bool {
    guard accepts(size, for: name) else { return false }
    if size != old { if let change { change() } else { invalidateLayout() } }
    return true
  }

  /// Tells whether a size can be a property's value.
  func accepts(_ size: CGSize, for name: String) -> Bool {
    if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 { return true }
    ProgrammingErrors.report(
      "\(type(of: self)).\(name) cannot be \(size.width) × \(size.height): give finite sides of zero or more.",
      instead: "it stays as it was")
    return false
  }

  /// Tells whether a point can be a property's value.
  func accepts(_ point: CGPoint, for name: String) -> Bool {
    if point.x.isFinite, point.y.isFinite { return true }
    ProgrammingErrors.report(
      "\(type(of: self)).\(name) cannot be (\(point.x), \(point.y)): give finite numbers.",
      instead: "it stays as it was")
    return false
  }

  /// Tells whether limits can be those of a property.
  func accepts(_ limits: ClosedRange<CGFloat>, for name: String, atLeast minimum: CGFloat) -> Bool {
    if limits.lowerBound >= minimum, limits.upperBound.isFinite { return true }
    ProgrammingErrors.report(
      "\(type(of: self)).\(name) cannot be \(limits.lowerBound)...\(limits.upperBound): give finite limits of "
        + "\(minimum) or more.", instead: "they stay as they were")
    return false
  }
}

extension CGFloat {
  /// The number as one of `0...last`; one that is no number is 0.
  func clampedIndex(upTo last: Int) -> Int {
    guard self > 0 else { return 0 }
    return self >= CGFloat(last) ? last : Int(self)
  }
}

extension Range<Int> {
  /// The numbers from the first to the last one that are numbers of `count` things.
  init(from first: CGFloat, through last: CGFloat, of count: Int) {
    guard last >= 0, first <= CGFloat(count - 1), first <= last else {
      self = 0..<0
      return
    }
    self = first.clampedIndex(upTo: count - 1)..<last.clampedIndex(upTo: count - 1) + 1
  }
}

extension CGRect {
  /// Tells whether all edges are numbers.
  var hasFiniteEdges: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
