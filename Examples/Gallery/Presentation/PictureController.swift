import OpenCollectionView

/// A photo with its name, a button to close it and one to present the next.
final class PictureController: UIViewController {
  private let number: Int
  private let picture = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let closeButton = UIButton(configuration: .filled())
  private let nextButton = UIButton(configuration: .gray())
  /// Held for the presentation: a transitioning delegate is not.
  private let panel: PanelTransition?

  /// All of them, one after the other.
  static let photos = Array(PhotoLibrary.shared.sections[1].photos.prefix(96))

  /// - Parameter number: which photo it is, counted from 0 and round and round.
  init(
    _ number: Int, style: UIModalPresentationStyle = .automatic, transition: UIModalTransitionStyle = .coverVertical,
    panel: PanelTransition? = nil
  ) {
    self.number = number
    self.panel = panel
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = panel == nil ? style : .custom
    modalTransitionStyle = transition
    transitioningDelegate = panel
    title = photo.title
  }

  required init?(coder: NSCoder) { nil }

  private var photo: Photo { Self.photos[number % Self.photos.count] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryCard
    picture.image = PhotoLibrary.shared.picture(of: photo)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.isAccessibilityElement = true
    picture.accessibilityTraits = .image
    picture.accessibilityLabel = "\(photo.title), \(photo.subtitle)"
    titleLabel.text = photo.title
    titleLabel.accessibilityTraits = .header
    detailLabel.text = photo.subtitle
    detailLabel.textColor = .gallerySecondary
    for label in [titleLabel, detailLabel] { label.numberOfLines = 0 }
    closeButton.configuration?.title = "Close"
    nextButton.configuration?.title = "Another"
    for button in [closeButton, nextButton] {
      button.configuration?.cornerStyle = .large
      button.configuration?.buttonSize = .large
    }
    closeButton.configuration?.baseBackgroundColor = .galleryFill
    closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    nextButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        present(PictureController(number + 17), animated: true)
      }, for: .touchUpInside)
    for view in [picture, titleLabel, detailLabel, nextButton, closeButton] { self.view.addSubview(view) }
    updateFonts()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isViewLoaded else { return }
    updateFonts()
    view.setNeedsLayout()
  }

  private func updateFonts() {
    titleLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: 22, weight: .bold), compatibleWith: traitCollection)
    detailLabel.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    // On a wide screen words and buttons stand in its middle.
    let width = max(1, min(bounds.width - safe.left - safe.right - 40, 560))
    let left = ((bounds.width - width) / 2).rounded()
    let fit = CGSize(width: width, height: .greatestFiniteMagnitude)
    let buttonHeight: CGFloat = 50
    let bottom = bounds.height - max(safe.bottom, 20)
    let titleHeight = titleLabel.sizeThatFits(fit).height.rounded(.up)
    let detailHeight = detailLabel.sizeThatFits(fit).height.rounded(.up)
    let words = titleHeight + 4 + detailHeight
    let height = max(60, bottom - buttonHeight - 20 - words - 20)
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    titleLabel.frame = CGRect(x: left, y: height + 18, width: width, height: titleHeight)
    detailLabel.frame = CGRect(x: left, y: titleLabel.frame.maxY + 4, width: width, height: detailHeight)
    let half = ((width - 12) / 2).rounded()
    nextButton.frame = CGRect(x: left, y: bottom - buttonHeight, width: half, height: buttonHeight)
    closeButton.frame = CGRect(x: left + width - half, y: bottom - buttonHeight, width: half, height: buttonHeight)
  }
}
