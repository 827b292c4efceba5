extension UICollectionView {
  /// An empty cell in place of one that the program should have given and has not. It is used again as others are.
  func substituteCell() -> UICollectionViewCell {
    let substitute = substitute(kind: nil)
    return substitute as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// An empty view in place of a supplementary view of a kind, or an empty cell where there is none.
  func substitute(kind: String?) -> UICollectionReusableView {
    let (view, isNew) = shown.queue.takeSubstitute(kind: kind)
    prepareDequeued(view, isNew: isNew, identifier: ReuseQueue.substitute, at: nil)
    return view
  }

  /// An empty view of a class in place of one that a nib should have made and has not.
  func substitute<View: UICollectionReusableView>(
    _ viewClass: View.Type, for wrong: UICollectionReusableView, kind: String?, identifier: String
  ) -> View {
    wrong.isDequeued = false
    shown.queue.put(wrong, kind: kind)
    let view = View(frame: .zero)
    view.identifierOfQueue = identifier
    prepareDequeued(view, isNew: true, identifier: identifier, at: nil)
    return view
  }
}
