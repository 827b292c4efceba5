import OpenCollectionView

/// Notes contacts: "+" for those that begin, "-" for those that end.
@MainActor final class ContactJournal: UICollisionBehaviorDelegate {
  let journal: Journal
  var points: [CGPoint] = []
  var onBegan: (() -> Void)?

  init(_ journal: Journal) { self.journal = journal }

  private func name(_ item: any UIDynamicItem) -> String { (item as? UIView).map { "\($0.tag)" } ?? "" }

  private func name(_ identifier: (any NSCopying)?) -> String { (identifier as? NSString).map { "\($0)" } ?? "wall" }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    journal.note("+ \(name(item1)) \(name(item2))")
    points.append(p)
    onBegan?()
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) { journal.note("- \(name(item1)) \(name(item2))") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    journal.note("+ \(name(identifier))")
    points.append(p)
    onBegan?()
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { journal.note("- \(name(identifier))") }
}
