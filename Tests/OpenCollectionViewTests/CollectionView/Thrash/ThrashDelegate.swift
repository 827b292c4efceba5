import OpenCollectionView

/// Passes on what it is told of cells and of the selection.
@MainActor class ThrashDelegate: NSObject, UICollectionViewDelegate {
  let source: ThrashSource

  init(_ source: ThrashSource) { self.source = source }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { source.willDisplay(cell, at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { source.didEndDisplaying(cell, at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    if view is ThrashHeader { source.willDisplay(header: view, at: indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    if view is ThrashHeader { source.didEndDisplaying(header: view, at: indexPath) }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let name = source.model.name(at: indexPath) else {
      return source.blame("selection: \(indexPath) is selected, where there is no item")
    }
    source.model.selected.insert(name)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    guard let name = source.model.name(at: indexPath) else {
      return source.blame("selection: \(indexPath) is deselected, where there is no item")
    }
    source.model.selected.remove(name)
  }
}

/// One that also says how large items are, to each layout what it is to show: while one becomes another, both ask.
@MainActor final class SizedThrashDelegate: ThrashDelegate, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout, !(flow is SizedLayout), !(flow is TagsLayout)
    else { return source.size(at: indexPath) }
    return flow.estimatedItemSize == .zero ? flow.itemSize : flow.estimatedItemSize
  }
}

/// A flow layout whose sizes the delegate says.
final class SizedLayout: UICollectionViewFlowLayout {}
