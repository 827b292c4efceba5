import OpenCollectionView

/// A photo in its own shape, beside the menu of what can be done with it.
final class PhotoPreview: UIViewController {
  private let photo: Photo
  private let pictureView = UIImageView()
  /// The longer side, in points, where there is room.
  private static let length: CGFloat = 320

  init(_ photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    let shape = photo.proportion
    preferredContentSize =
      shape > 1
      ? CGSize(width: Self.length, height: (Self.length / shape).rounded())
      : CGSize(width: (Self.length * shape).rounded(), height: Self.length)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pictureView.image = PhotoLibrary.shared.picture(of: photo)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    view.addSubview(pictureView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    pictureView.frame = view.bounds
  }
}
