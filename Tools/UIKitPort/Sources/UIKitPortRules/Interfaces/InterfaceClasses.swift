/// The classes of the library that elements of interface files stand for.
enum InterfaceClasses {
  /// A view's class, and how one is made where the program has none of its own in its place.
  static let views: [String: (name: String, made: String)] = [
    "view": ("UIView", "UIView(frame: .zero)"), "control": ("UIControl", "UIControl(frame: .zero)"),
    "containerView": ("UIView", "UIView(frame: .zero)"),
    "label": ("UILabel", "UILabel(frame: .zero)"), "button": ("UIButton", "UIButton(type: .custom)"),
    "imageView": ("UIImageView", "UIImageView(frame: .zero)"),
    "scrollView": ("UIScrollView", "UIScrollView(frame: .zero)"),
    "stackView": ("UIStackView", "UIStackView(frame: .zero)"), "switch": ("UISwitch", "UISwitch(frame: .zero)"),
    "slider": ("UISlider", "UISlider(frame: .zero)"), "stepper": ("UIStepper", "UIStepper(frame: .zero)"),
    "segmentedControl": ("UISegmentedControl", "UISegmentedControl(frame: .zero)"),
    "progressView": ("UIProgressView", "UIProgressView(frame: .zero)"),
    "pageControl": ("UIPageControl", "UIPageControl(frame: .zero)"),
    "activityIndicatorView": ("UIActivityIndicatorView", "UIActivityIndicatorView(style: .medium)"),
    "visualEffectView": ("UIVisualEffectView", "UIVisualEffectView(effect: nil)"),
    "navigationBar": ("UINavigationBar", "UINavigationBar(frame: .zero)"),
    "toolbar": ("UIToolbar", "UIToolbar(frame: .zero)"),
    "textField": ("UITextField", "UITextField(frame: .zero)"),
    "textView": ("UITextView", "UITextView(frame: .zero)"),
    "searchBar": ("UISearchBar", "UISearchBar(frame: .zero)"),
    "collectionView": (
      "UICollectionView", "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    ),
    "collectionViewCell": ("UICollectionViewCell", "UICollectionViewCell(frame: .zero)"),
    "collectionReusableView": ("UICollectionReusableView", "UICollectionReusableView(frame: .zero)"),
  ]

  static let recognizers: [String: String] = [
    "tapGestureRecognizer": "UITapGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer", "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer", "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
  ]

  static let controllers: [String: String] = [
    "viewController": "UIViewController", "navigationController": "UINavigationController",
    "collectionViewController": "UICollectionViewController",
  ]

  /// Delegates of the library's classes, which an outlet sets only where the object is one.
  static let delegates: [String: [String: String]] = [
    "UICollectionView": [
      "delegate": "UICollectionViewDelegate", "dataSource": "UICollectionViewDataSource",
      "prefetchDataSource": "UICollectionViewDataSourcePrefetching",
    ],
    "UIScrollView": ["delegate": "UIScrollViewDelegate"], "UINavigationBar": ["delegate": "UINavigationBarDelegate"],
    "UIToolbar": ["delegate": "UIToolbarDelegate"], "UITextField": ["delegate": "UITextFieldDelegate"],
    "UITextView": ["delegate": "UITextViewDelegate"], "UISearchBar": ["delegate": "UISearchBarDelegate"],
    "UINavigationController": ["delegate": "UINavigationControllerDelegate"],
  ]
}
