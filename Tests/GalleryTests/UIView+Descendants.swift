import OpenCollectionView

extension UIView {
  /// The first view of a class in this one.
  func first<View: UIView>(_ type: View.Type) -> View? {
    for child in subviews {
      if let found = child as? View ?? child.first(type) { return found }
    }
    return nil
  }

  /// Tells whether a label in this view reads so.
  func says(_ text: String) -> Bool {
    (self as? UILabel)?.text == text || subviews.contains { $0.says(text) }
  }
}
