import CollectionEngine
import MotionEngine

extension UICollectionView {
  /// The item that keeps its place in sight while sizes become known: of those that were in sight before this pass.
  ///
  /// None while the content rests at its beginning: there what grows pushes the rest away.
  func fittingAnchor() -> ContentAnchor? {
    let axis = elements.axis == .vertical ? vertical : horizontal
    if axis.phase == .resting, !isTracking, axis.offset <= axis.minimum { return nil }
    let arrived = fitting.arrived
    return contentAnchor { !arrived.contains($0) }
  }
}
