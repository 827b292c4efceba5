import Foundation
package import OpenCollectionView

/// What a window shows of an exhibit, found as a person finds it: by what is where, and by names.
@MainActor package struct ShownExhibit {
  /// Nothing of some name is shown.
  package struct Missing: Error, CustomStringConvertible {
    package let name: String
    package var description: String { "Nothing is shown that is called “\(name)”." }
  }

  /// A cell, as a person sees it.
  package struct Cell: Hashable, Sendable, CustomStringConvertible {
    /// Tells what it is called, with `#` in place of numbers: some tell how long something took.
    package var name: String
    /// Its place in the window, in whole points.
    package var frame: CGRect

    package var description: String {
      "\(name) at \(Int(frame.minX)) \(Int(frame.minY)), \(Int(frame.width)) by \(Int(frame.height))"
    }
  }

  private let scene: UIWindowScene

  /// What a scene shows.
  package init(_ scene: UIWindowScene) { self.scene = scene }

  private var views: [UIView] { scene.windows.filter { !$0.isHidden }.flatMap(\.shownDescendants) }

  /// The largest collection view.
  package var grid: UICollectionView {
    get throws {
      let all = views.compactMap { $0 as? UICollectionView }
      guard let largest = all.max(by: { $0.bounds.area < $1.bounds.area }) else { throw Missing(name: "list") }
      return largest
    }
  }

  /// The middle of an item of the largest collection view, in the window.
  package func middle(_ item: Int, _ section: Int = 0) throws -> CGPoint {
    let frame = try frame(item, section)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Where an item of the largest collection view is, in the window.
  package func frame(_ item: Int, _ section: Int = 0) throws -> CGRect {
    let grid = try grid
    guard let attributes = grid.layoutAttributesForItem(at: IndexPath(item: item, section: section)) else {
      throw Missing(name: "item \(item) of section \(section)")
    }
    return grid.convert(attributes.frame, to: nil)
  }

  /// The middle of one of the cells that are shown, in the order of their places.
  package func place(_ index: Int) -> CGPoint {
    let cells = cells
    guard cells.indices.contains(index) else { return .zero }
    return CGPoint(x: cells[index].frame.midX, y: cells[index].frame.midY)
  }

  /// The middle of what has a name that begins so, the foremost of them.
  package func middle(of name: String) throws -> CGPoint {
    let named = views.last { view in
      let button = view as? UIButton
      return [button?.currentTitle, button?.configuration?.title, view.accessibilityLabel, (view as? UILabel)?.text]
        .contains { $0?.hasPrefix(name) == true }
    }
    guard let named else { throw Missing(name: name) }
    return named.convert(CGPoint(x: named.bounds.midX, y: named.bounds.midY), to: nil)
  }

  /// The cells that are shown, in the order of their places.
  package var cells: [Cell] {
    views.compactMap { view in
      guard let cell = view as? UICollectionViewCell, let list = cell.superview else { return nil }
      let frame = list.convert(cell.frame, to: nil)
      return Cell(name: (cell.accessibilityLabel ?? "").replacing(/[0-9]+/, with: "#"), frame: frame)
    }.sorted { ($0.frame.minY.rounded(), $0.frame.minX.rounded()) < ($1.frame.minY.rounded(), $1.frame.minX.rounded()) }
  }
}

extension UIView {
  /// All views in it that are not hidden, each before those in it.
  fileprivate var shownDescendants: [UIView] {
    [self] + subviews.filter { !$0.isHidden && $0.alpha > 0.01 }.flatMap(\.shownDescendants)
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
