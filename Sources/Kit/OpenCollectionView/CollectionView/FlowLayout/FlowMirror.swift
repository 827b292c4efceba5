import CollectionEngine
import Foundation

/// Turns the places of a flow layout over where people read from right to left. // C140
struct FlowMirror {
  /// Twice the distance of the middle that places are turned about: the width of the content or, where that is wider, of the
  /// room for it.
  var width: CGFloat

  /// A rectangle of the lines in the content, or the other way round.
  func callAsFunction(_ rect: CGRect) -> CGRect {
    var rect = rect
    rect.origin.x = width - rect.origin.x - rect.size.width
    return rect
  }
}

extension UICollectionViewFlowLayout {
  /// Tells whether lines begin at the right: where people read so, unless the view turns the whole layout over.
  var runsFromRight: Bool {
    attachedCollectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && !flipsHorizontallyInOppositeLayoutDirection
  }

  /// The mirror that turns places over; nil where lines begin at the left.
  var mirror: FlowMirror? {
    guard runsFromRight, let geometry, let collectionView = attachedCollectionView else { return nil }
    return FlowMirror(width: collectionView.mirroringWidth(ofContent: geometry.contentSize.width))
  }
}
