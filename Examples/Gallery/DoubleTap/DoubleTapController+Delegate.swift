import OpenCollectionView

extension DoubleTapController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("shouldHighlightItemAt", indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlightItemAt", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("didUnhighlightItemAt", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("shouldSelectItemAt", indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelectItemAt", indexPath, isDecisive: true)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselectItemAt", indexPath)
  }

  private func note(_ call: String, _ indexPath: IndexPath, isDecisive: Bool = false) {
    log.note("\(call) \(indexPath.item + 1)", by: .delegate, isDecisive: isDecisive)
  }
}
