/// The library's classes, and those above them.
enum KitClasses {
  private static let above: [String: String] = {
    var above: [String: String] = [:]
    for (name, below) in [
      ("UIResponder", "UIView UIViewController UIApplication UIScene"),
      (
        "UIView",
        "UIControl UILabel UIImageView UIScrollView UIStackView UIWindow UINavigationBar UIToolbar UIVisualEffectView "
          + "UIProgressView UIActivityIndicatorView UISearchBar UICollectionReusableView"
      ),
      (
        "UIControl",
        "UIButton UITextField UISlider UISwitch UIStepper UISegmentedControl UIPageControl UIRefreshControl"
      ),
      ("UIScrollView", "UICollectionView UITextView"), ("UITextField", "UISearchTextField"),
      ("UICollectionReusableView", "UICollectionViewCell"), ("UICollectionViewCell", "UICollectionViewListCell"),
      (
        "UIViewController",
        "UINavigationController UICollectionViewController UIAlertController UISearchController"
      ),
      ("UICollectionViewLayout", "UICollectionViewFlowLayout UICollectionViewCompositionalLayout"),
      ("CALayer", "CAShapeLayer CAGradientLayer CATextLayer CAReplicatorLayer CAEmitterLayer CATransformLayer"),
      (
        "UIGestureRecognizer",
        "UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer "
          + "UISwipeGestureRecognizer UILongPressGestureRecognizer UIHoverGestureRecognizer"
      ),
      ("UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer"), ("UIBarItem", "UIBarButtonItem"),
    ] {
      for one in below.split(separator: " ") { above[String(one)] = name }
    }
    return above
  }()

  /// Whether a class is another one, or below it.
  static func isClass(_ name: String, atOrBelow other: String) -> Bool {
    var next: String? = name
    while let current = next {
      if current == other { return true }
      next = above[current]
    }
    return other == "NSObject" && (name.hasPrefix("UI") || name.hasPrefix("CA") || name == "NSObject")
  }
}
