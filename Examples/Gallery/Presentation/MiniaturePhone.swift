import OpenCollectionView

/// A phone of the size of a stamp, with what covers it.
final class MiniaturePhone: UIView {
  private let screen = UIView()
  private let lines = (0..<4).map { _ in UIView() }
  private let veil = UIView()
  private let covers = (0..<2).map { _ in UIView() }

  var miniature = PresentationSample.Miniature.card {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    screen.backgroundColor = .systemGray5
    screen.layer.cornerRadius = 10
    screen.clipsToBounds = true
    addSubview(screen)
    for line in lines {
      line.backgroundColor = .systemGray3
      line.layer.cornerRadius = 2
      screen.addSubview(line)
    }
    veil.backgroundColor = UIColor(white: 0, alpha: 0.25)
    screen.addSubview(veil)
    for cover in covers { screen.addSubview(cover) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    screen.transform = .identity
    screen.frame = bounds
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(x: 8, y: 12 + CGFloat(index) * 11, width: index % 2 == 0 ? 46 : 34, height: 4)
      line.isHidden = miniature == .card && index > 1
    }
    veil.frame = screen.bounds
    veil.isHidden = miniature == .screen || miniature == .turned
    let (rect, radius) = place
    covers[0].frame = rect
    covers[0].layer.cornerRadius = radius
    covers[0].backgroundColor = miniature == .veil ? UIColor.systemTeal.withAlphaComponent(0.75) : .systemBlue
    covers[1].isHidden = miniature != .rows
    covers[1].frame = CGRect(x: 5, y: 91, width: 52, height: 14)
    covers[1].layer.cornerRadius = 5
    covers[1].backgroundColor = .systemBlue
    if miniature == .turned { screen.transform3D = turned }
  }

  private var place: (CGRect, CGFloat) {
    switch miniature {
    case .card: (CGRect(x: 9, y: 38, width: 44, height: 32), 6)
    case .rows: (CGRect(x: 5, y: 50, width: 52, height: 38), 5)
    case .page: (CGRect(x: 0, y: 14, width: 62, height: 100), 7)
    case .form: (CGRect(x: 7, y: 22, width: 48, height: 66), 6)
    case .screen, .veil, .turned: (CGRect(x: 0, y: 0, width: 62, height: 110), 10)
    case .panel: (CGRect(x: 0, y: 56, width: 62, height: 60), 7)
    }
  }

  private var turned: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 200
    return CATransform3DRotate(transform, -0.6, 0, 1, 0)
  }
}
