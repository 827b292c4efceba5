import OpenCollectionView

/// A cell that notes which layouts it goes from and to.
final class ChangeCell: UICollectionViewCell {
  private func note(_ call: String, _ old: UICollectionViewLayout, _ new: UICollectionViewLayout) {
    let names = [old, new].map { ($0 as? ChangeLayout)?.name ?? "\(type(of: $0))" }
    (superview as? RecordedCollectionView)?.log?.note("cell \(call) \(names[0]) to \(names[1])")
  }

  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    note("willTransition", oldLayout, newLayout)
  }

  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    note("didTransition", oldLayout, newLayout)
  }
}
