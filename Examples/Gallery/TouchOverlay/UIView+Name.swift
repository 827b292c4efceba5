import OpenCollectionView

extension UIView {
  /// The class of the view or, where that is a plain `UIView` in something else, such as the content view of a cell, of
  /// what it is in.
  var nameForPeople: String {
    var view = self
    while type(of: view) == UIView.self, let outer = view.superview { view = outer }
    return "\(type(of: view))"
  }
}
