extension UICollectionViewLayout {
  // C45
  func registerDecoration(_ viewClass: AnyClass?, ofKind elementKind: String) {
    decorations.register(viewClass, kind: elementKind, identifier: elementKind)
  }

  /// A view for a decoration: one that has left the screen, or a new one.
  func dequeueDecoration(
    ofKind kind: String, at indexPath: IndexPath, in frame: CGRect
  ) -> (view: UICollectionReusableView, isNew: Bool) {
    if let taken = decorations.take(kind: kind, identifier: kind, in: frame) { return taken }
    ProgrammingErrors.report(
      "\(type(of: self)) answered a decoration view of kind \"\(kind)\" at \(indexPath), but has no class for it: call "
        + "register(_:forDecorationViewOfKind: \"\(kind)\") on the layout first.", instead: "an empty view is shown")
    return decorations.takeSubstitute(kind: kind)
  }
}
