import OpenCollectionView

/// An album's cover, or its back, on a polished floor.
final class CoverCell: UICollectionViewCell {
  static let identifier = "cover"

  private let pictureView = UIImageView()
  private var album: Album?
  /// Tells whether the back is to be seen.
  private(set) var isFlipped = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The reflection reaches out of the cell, and is not to be touched.
    contentView.addSubview(pictureView)
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the front of an album.
  func show(_ album: Album) {
    self.album = album
    isFlipped = false
    update()
  }

  /// Turns the cover over in half a second; back by the same side.
  func flip() {
    isFlipped.toggle()
    UIView.transition(
      with: contentView, duration: 0.5,
      options: [isFlipped ? .transitionFlipFromRight : .transitionFlipFromLeft, .allowUserInteraction]
    ) { self.update() }
  }

  private func update() {
    guard let album else { return }
    pictureView.image = isFlipped ? CoverPress.shared.back(of: album) : CoverPress.shared.front(of: album)
    accessibilityLabel =
      isFlipped
      ? "\(album.title), back: " + album.tracks.map(\.title).joined(separator: ", ") : "\(album.title), \(album.artist)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    pictureView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height * CoverPress.height)
  }
}
