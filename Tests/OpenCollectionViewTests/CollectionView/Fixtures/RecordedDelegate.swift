import OpenCollectionView

/// A delegate that notes what it is told and asked, and answers as it was told to.
@MainActor final class RecordedDelegate: NSObject, UICollectionViewDelegate {
  let log: CallLog
  /// The questions that are answered with no, such as `shouldSelect`.
  var refused: Set<String> = []
  /// Called in the methods of these names, after they are noted.
  var reactions: [String: (IndexPath) -> Void] = [:]
  var notesDisplay = false

  init(log: CallLog) { self.log = log }

  private func ask(_ question: String, _ item: IndexPath) -> Bool {
    log.note("\(question) \(item.section)-\(item.item)")
    reactions[question]?(item)
    return !refused.contains(question)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.noteAtOffset("scrollViewDidScroll")
    reactions["didScroll"]?(IndexPath(item: 0, section: 0))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.noteAtOffset("scrollViewWillBeginDragging") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.noteAtOffset("scrollViewDidEndScrollingAnimation")
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    ask("shouldHighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    _ = ask("didHighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    _ = ask("didUnhighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    ask("shouldSelect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    ask("shouldDeselect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    _ = ask("didSelect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    _ = ask("didDeselect", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if notesDisplay { log.note("willDisplay \(indexPath.section)-\(indexPath.item)") }
    reactions["willDisplay"]?(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if notesDisplay { log.note("didEndDisplaying \(indexPath.section)-\(indexPath.item)") }
    reactions["didEndDisplaying"]?(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    if notesDisplay { log.note("willDisplay \(elementKind.suffix(6)) \(indexPath.section)") }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    if notesDisplay { log.note("didEndDisplaying \(elementKind.suffix(6)) \(indexPath.section)") }
  }
}
