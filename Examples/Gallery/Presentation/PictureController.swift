import OpenCollectionView

/// A picture of the sea in one colour, with a button to close it and one to present the next.
final class PictureController: UIViewController {
  private let hue: CGFloat
  private let sky = GradientView(frame: .zero)
  private let sun = UIView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let closeButton = PillView("Close", filled: true)
  private let nextButton = PillView("Another above", filled: false)
  /// Held for the presentation: a transitioning delegate is not.
  private let panel: PanelTransition?

  init(
    hue: CGFloat, style: UIModalPresentationStyle = .automatic, transition: UIModalTransitionStyle = .coverVertical,
    panel: PanelTransition? = nil
  ) {
    self.hue = hue
    self.panel = panel
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = panel == nil ? style : .custom
    modalTransitionStyle = transition
    transitioningDelegate = panel
    title = "A picture"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryCard
    sky.colors = [
      UIColor(hue: hue, saturation: 0.75, brightness: 0.65, alpha: 1),
      UIColor(hue: (hue + 0.06).truncatingRemainder(dividingBy: 1), saturation: 0.35, brightness: 0.98, alpha: 1),
    ]
    sun.backgroundColor = UIColor(white: 1, alpha: 0.85)
    titleLabel.text = "Evening by the sea"
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    detailLabel.text = "Presented by \(presentingViewController.map { "\(type(of: $0))" } ?? "nobody")."
    detailLabel.textColor = .gallerySecondary
    detailLabel.numberOfLines = 0
    closeButton.didTap = { [weak self] in self?.dismiss(animated: true) }
    nextButton.didTap = { [weak self] in
      guard let self else { return }
      self.present(PictureController(hue: (self.hue + 0.17).truncatingRemainder(dividingBy: 1)), animated: true)
    }
    for view in [sky, sun, titleLabel, detailLabel, closeButton, nextButton] as [UIView] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let left = 20 + safe.left
    let width = bounds.width - left - 20 - safe.right
    let bottom = bounds.height - max(safe.bottom, 20)
    let picture = max(bottom - 190, bounds.height * 0.3)
    sky.frame = CGRect(x: 0, y: 0, width: bounds.width, height: picture)
    let size = min(bounds.width, picture) * 0.3
    sun.frame = CGRect(x: bounds.width * 0.6 - size / 2, y: picture * 0.68 - size / 2, width: size, height: size)
    sun.layer.cornerRadius = size / 2
    titleLabel.frame = CGRect(x: left, y: picture + 18, width: width, height: 28)
    detailLabel.frame = CGRect(x: left, y: picture + 48, width: width, height: 24)
    let half = (width - 12) / 2
    nextButton.frame = CGRect(x: left, y: bottom - 50, width: half, height: 50)
    closeButton.frame = CGRect(x: left + half + 12, y: bottom - 50, width: half, height: 50)
  }
}
