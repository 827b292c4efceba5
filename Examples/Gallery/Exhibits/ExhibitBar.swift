import OpenCollectionView

/// The bar below an exhibit: as high as what is in it, which stands between the window's margins.
class ExhibitBar: UIView {
  /// What is in it, below each other unless a bar has them stand beside each other.
  let content = UIStackView()
  private let line = UIView()
  private var margins: [NSLayoutConstraint] = []
  private lazy var lineHeight = line.heightAnchor.constraint(equalToConstant: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Beyond that a bar would take the room of what it is for: as the system's, it grows no further.
    maximumContentSizeCategory = .extraExtraExtraLarge
    backgroundColor = .galleryBackground
    line.backgroundColor = .separator
    content.axis = .vertical
    for view in [line, content] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let safe = safeAreaLayoutGuide
    margins = [
      content.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      safe.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ]
    // A window may be narrower than its margins.
    margins[1].priority = UILayoutPriority(999)
    NSLayoutConstraint.activate(
      margins + [
        line.topAnchor.constraint(equalTo: topAnchor), lineHeight,
        line.leadingAnchor.constraint(equalTo: leadingAnchor), line.trailingAnchor.constraint(equalTo: trailingAnchor),
        content.topAnchor.constraint(equalTo: topAnchor, constant: 12),
        safe.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 12),
      ])
  }

  required init?(coder: NSCoder) { nil }

  /// From which width on a bar has one line; in points.
  var widthForOneLine: CGFloat { 700 }

  /// Tells whether it stands in one line.
  private(set) var isWide = false

  /// Takes the margins of so wide a window, and one line or several.
  func arrange(forWidth width: CGFloat) {
    let margin = GalleryMetrics.margin(forWidth: width)
    for constraint in margins { constraint.constant = margin }
    lineHeight.constant = 1 / max(1, traitCollection.displayScale)
    isWide = width >= widthForOneLine
  }
}

extension UIViewController {
  /// Fills the view with the exhibit itself and the bar below it.
  func fill(with exhibit: UIView, above bar: ExhibitBar) {
    for subview in [exhibit, bar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
      NSLayoutConstraint.activate([
        subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    // In a window that is lower than the bar the exhibit is as good as gone.
    let end = bar.topAnchor.constraint(equalTo: exhibit.bottomAnchor)
    end.priority = .defaultHigh
    NSLayoutConstraint.activate([
      exhibit.topAnchor.constraint(equalTo: view.topAnchor), end,
      exhibit.heightAnchor.constraint(greaterThanOrEqualToConstant: 1),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
