import OpenCollectionView

/// The dark strip below the frames of the film, with its holes: they go along with the frames.
final class DeskFilmStrip: UIView {
  /// From one hole to the next, and how high the rows of holes are, in points.
  static let (pitch, rim): (CGFloat, CGFloat) = (14, 13)
  private static let hole = CGSize(width: 7, height: 5)

  private let holes = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    backgroundColor = UIColor(red: 0.09, green: 0.085, blue: 0.08, alpha: 1)
    holes.fillColor = UIColor(white: 1, alpha: 0.2).cgColor
    // They are where the frames are, at once.
    holes.actions = ["position": NSNull(), "path": NSNull()]
    layer.addSublayer(holes)
  }

  required init?(coder: NSCoder) { nil }

  /// How far the frames have gone, in points.
  var way: CGFloat = 0 {
    didSet { if way != oldValue { placeHoles() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath()
    let count = Int(min(bounds.width, 4_000) / Self.pitch) + 3
    for number in 0..<count {
      let x = CGFloat(number - 1) * Self.pitch + (Self.pitch - Self.hole.width) / 2
      for y in [(Self.rim - Self.hole.height) / 2, bounds.height - (Self.rim + Self.hole.height) / 2] {
        path.append(
          UIBezierPath(roundedRect: CGRect(origin: CGPoint(x: x, y: y), size: Self.hole), cornerRadius: 1.5))
      }
    }
    holes.path = path.cgPath
    placeHoles()
  }

  private func placeHoles() {
    let shift = way.truncatingRemainder(dividingBy: Self.pitch)
    holes.position = CGPoint(x: -shift, y: 0)
  }
}
