import OpenCollectionView

/// One photo, as large as there is room, with a prompt that says which it is and a toolbar that leads to the others.
final class PhotoPage: UIViewController {
  private let photos: [Photo]
  private let journey: Journey
  private var index: Int
  private let pictureView = UIImageView(frame: .zero)
  private let captionLabel = UILabel(frame: .zero)
  private lazy var back = UIBarButtonItem(
    image: UIImage(systemName: "chevron.backward"), primaryAction: UIAction { [weak self] _ in self?.turn(by: -1) })
  private lazy var forward = UIBarButtonItem(
    image: UIImage(systemName: "chevron.forward"), primaryAction: UIAction { [weak self] _ in self?.turn(by: 1) })

  init(_ photos: [Photo], at index: Int, of journey: Journey) {
    self.photos = photos
    self.journey = journey
    self.index = index
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
    back.accessibilityLabel = "Previous photo"
    forward.accessibilityLabel = "Next photo"
    let home = UIBarButtonItem(
      title: "All journeys",
      primaryAction: UIAction { [weak self] _ in
        self?.navigationController?.popToRootViewController(animated: true)
      })
    toolbarItems = [back, .flexibleSpace(), home, .flexibleSpace(), forward]
    showPhoto()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 16
    captionLabel.setGrowingFont(ofSize: 15, as: .subheadline, upTo: 26)
    captionLabel.numberOfLines = 0
    captionLabel.textColor = .gallerySecondary
    captionLabel.textAlignment = .center
    view.addSubview(pictureView)
    view.addSubview(captionLabel)
    showPhoto()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let free = view.bounds.inset(by: view.safeAreaInsets).inside(horizontally: 20, vertically: 20)
    let proportion = Scenery.size.width / Scenery.size.height
    let words = captionLabel.height(inWidth: free.width)
    let height = max(0, min(free.height - words - 20, free.width / proportion))
    let width = height * proportion
    let top = free.minY + max(0, (free.height - height - words - 20) / 2)
    pictureView.frame = CGRect(
      x: (free.midX - width / 2).rounded(), y: top.rounded(), width: width.rounded(), height: height.rounded())
    captionLabel.frame = CGRect(x: free.minX, y: pictureView.frame.maxY + 14, width: free.width, height: words)
  }

  /// Which photo it is, from 1.
  var number: Int { index + 1 }

  private func turn(by step: Int) {
    guard photos.indices.contains(index + step) else { return }
    index += step
    (navigationController as? any ExhibitController)?.statusDidChange?()
    UIView.transition(with: pictureView, duration: 0.25, options: .transitionCrossDissolve) { self.showPhoto() }
  }

  private func showPhoto() {
    let photo = photos[index]
    title = photo.title
    navigationItem.prompt = "Photo \(index + 1) of \(photos.count)"
    back.isEnabled = index > 0
    forward.isEnabled = index + 1 < photos.count
    captionLabel.text = photo.subtitle
    pictureView.image = PhotoLibrary.shared.picture(of: photo)
    pictureView.isAccessibilityElement = true
    pictureView.accessibilityTraits = .image
    pictureView.accessibilityLabel = photo.title
  }
}
