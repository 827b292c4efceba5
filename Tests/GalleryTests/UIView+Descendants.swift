import OpenCollectionView

extension UIView {
  /// The first view of a class in this one.
  func first<View: UIView>(_ type: View.Type) -> View? {
    for child in subviews {
      if let found = child as? View ?? child.first(type) { return found }
    }
    return nil
  }

  /// The views of a class in this one, those in front last.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { child in [child].compactMap { $0 as? View } + child.all(type) }
  }

  /// Tells whether a label in this view reads so.
  func says(_ text: String) -> Bool {
    (self as? UILabel)?.text == text || subviews.contains { $0.says(text) }
  }
}
