/// The way of the line below a cell: where constraints say so, and elsewhere from the text to the edge. // I40
final class SeparatorLayoutGuide: UILayoutGuide {
  /// The edges that constraints of a program say something of.
  private struct Edges {
    var left = false
    var right = false
  }

  init(of cell: UICollectionViewListCell) {
    super.init()
    owningView = cell
  }

  override var layoutFrame: CGRect {
    guard let cell = owningView as? UICollectionViewListCell else { return .zero }
    cell.layoutIfNeeded()
    return frame(from: cell.separatorFrame)
  }

  /// The rectangle, given the one of a cell without constraints on the guide.
  func frame(from line: CGRect) -> CGRect {
    guard let cell = owningView, let edges = constrainedEdges(in: cell) else { return line }
    let solved = super.layoutFrame
    let start = edges.left ? solved.minX : line.minX
    let end = edges.right ? solved.maxX : line.maxX
    return CGRect(x: start, y: line.minY, width: max(end - start, 0), height: line.height)
  }

  private func constrainedEdges(in cell: UIView) -> Edges? {
    guard knownReference != nil, let owned = cell.constraintState?.owned, !owned.isEmpty else { return nil }
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edges = Edges()
    for constraint in owned {
      for place in [constraint.first, constraint.second].compactMap({ $0 }) where place.item === self {
        switch place.attribute {
        case .left: edges.left = true
        case .right: edges.right = true
        case .leading: if isMirrored { edges.right = true } else { edges.left = true }
        case .trailing: if isMirrored { edges.left = true } else { edges.right = true }
        case .centerX, .width: edges = Edges(left: true, right: true)
        default: break
        }
      }
    }
    return edges.left || edges.right ? edges : nil
  }
}
