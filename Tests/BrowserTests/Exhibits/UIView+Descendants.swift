#if BrowserHost
import OpenCollectionView

extension UIView {
  /// All views in this one.
  var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
#endif
