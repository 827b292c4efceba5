import OpenCollectionView

/// A picture that is put together from a sky, a sun and the ground: nothing of it is drawn or kept.
final class LandscapeView: UIView {
  private let sky = PaperView()
  private let sun = UIView()
  private let far = UIView()
  private let middle = UIView()
  private let near = UIView()
  private var photo: MillionPhoto?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    for view in [sky, sun, far, middle, near] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: MillionPhoto) {
    self.photo = photo
    let palette = photo.palette
    sky.colors = palette.sky.map { $0.color() }
    sun.backgroundColor = UIColor(cgColor: palette.light.color(alpha: 0.92))
    let isWater = photo.shape == .water
    far.backgroundColor = UIColor(cgColor: palette.far.mixed(isWater ? 0.2 : 0.35, with: palette.haze).color())
    middle.backgroundColor = UIColor(cgColor: palette.far.mixed(0.3, with: palette.near).color())
    near.backgroundColor = UIColor(cgColor: palette.near.mixed(0.18, with: palette.far).color())
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let photo else { return }
    let (width, height) = (bounds.width, bounds.height)
    sky.frame = bounds
    let radius = photo.sunRadius * height
    sun.bounds.size = CGSize(width: 2 * radius, height: 2 * radius)
    sun.center = CGPoint(x: photo.sun.x * width, y: photo.sun.y * height)
    sun.layer.cornerRadius = radius
    let side = max(width, height)
    switch photo.shape {
    case .hills:
      place(far, side * 1.5, x: 0.5 + photo.shift * 0.5, top: 0.5 - photo.rise * 0.1, corner: 0.5)
      place(middle, side * 1.2, x: 0.5 - photo.shift * 0.6, top: 0.6 + photo.rise * 0.06, corner: 0.5)
      place(near, side * 1.9, x: 0.5 + photo.shift * 0.3, top: 0.78, corner: 0.5)
    case .peaks:
      place(far, side * 0.8, x: 0.5 + photo.shift * 0.3, top: 0.4 - photo.rise * 0.1, turn: .pi / 4)
      place(middle, side * 0.7, x: 0.5 - photo.shift * 0.42, top: 0.56 + photo.rise * 0.06, turn: .pi / 4)
      place(near, side * 1.9, x: 0.5 + photo.shift * 0.2, top: 0.8, corner: 0.5)
    case .water:
      place(far, side * 2, x: 0.5, top: 0.56 + photo.rise * 0.08, turn: 0)
      place(middle, side * 2, x: 0.5, top: 0.72 + photo.rise * 0.04, turn: photo.shift * 0.03)
      place(near, side * 1.4, x: photo.shift < 0 ? -0.1 : 1.1, top: 0.76, corner: 0.5)
    }
  }

  /// Puts a square, round to a share of its side or turned, so that its top is at a share of the height.
  private func place(
    _ view: UIView, _ side: CGFloat, x: CGFloat, top: CGFloat, corner: CGFloat = 0, turn: CGFloat = 0
  ) {
    let reach = corner > 0 ? side / 2 : side / 2 * (abs(sin(turn)) + abs(cos(turn)))
    view.transform = .identity
    view.bounds.size = CGSize(width: side, height: side)
    view.center = CGPoint(x: x * bounds.width, y: top * bounds.height + reach)
    view.layer.cornerRadius = corner * side
    if turn != 0 { view.transform = CGAffineTransform(rotationAngle: turn) }
  }
}
