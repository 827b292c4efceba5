import DragEngine

/// The badge at the corner of what is dragged. // N26
final class DragBadgeView: UIView {
  /// Its height, in points. Our choice.
  static let side = 24.0
  /// How far it lies beyond the preview's corner, on both axes, in points. Our choice.
  static let overhang = 8.0
  /// Between the sign and the number, in points. Our choice.
  static let gap = 4.0

  private let count = UILabel()
  private let sign = UIView()
  private let mark = CAShapeLayer()

  /// Tells what it says.
  var badge: DragBadge? { didSet { if badge != oldValue { update() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    count.font = .systemFont(ofSize: 14, weight: .semibold)
    count.textColor = .white
    count.textAlignment = .center
    count.backgroundColor = .systemRed
    count.clipsToBounds = true
    count.layer.cornerRadius = Self.side / 2
    addSubview(count)
    sign.layer.cornerRadius = Self.side / 2
    sign.layer.addSublayer(mark)
    mark.fillColor = nil
    mark.lineCap = .round
    mark.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    addSubview(sign)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 2
    layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    guard let badge else { return }
    count.isHidden = badge.count == nil
    count.text = badge.count.map { "\($0)" }
    sign.isHidden = badge.sign == nil
    switch badge.sign {
    case .plus?: draw(Self.plus, width: 2.5, in: .white, on: .systemGreen)
    case .forbidden?: draw(Self.crossedCircle, width: 2.5, in: .systemRed, on: .white)
    case nil: break
    }
    bounds.size = Self.size(of: badge)
    setNeedsLayout()
  }

  private func draw(_ path: UIBezierPath, width: CGFloat, in color: UIColor, on back: UIColor) {
    mark.path = path.cgPath
    mark.lineWidth = width
    mark.strokeColor = color.cgColor
    sign.backgroundColor = back
  }

  /// How large a badge is: the number grows with its digits.
  static func size(of badge: DragBadge) -> CGSize {
    let number = badge.count.map(width(of:)) ?? 0
    let sign = badge.sign == nil ? 0 : side
    return CGSize(width: number + sign + (number > 0 && sign > 0 ? gap : 0), height: side)
  }

  private static func width(of count: Int) -> CGFloat { side + 8 * CGFloat("\(count)".count - 1) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let number = badge?.count.map(Self.width(of:)) ?? 0
    sign.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    count.frame = CGRect(x: bounds.width - number, y: 0, width: number, height: Self.side)
  }

  /// Its middle, where a preview has a corner: the upper right one.
  static func center(for badge: DragBadge, atCorner corner: CGPoint) -> CGPoint {
    CGPoint(x: corner.x + overhang - size(of: badge).width / 2, y: corner.y - overhang + side / 2)
  }

  private static var plus: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 7, y: 12))
    path.addLine(to: CGPoint(x: 17, y: 12))
    path.move(to: CGPoint(x: 12, y: 7))
    path.addLine(to: CGPoint(x: 12, y: 17))
    return path
  }

  private static var crossedCircle: UIBezierPath {
    let path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 14, height: 14))
    let reach = 7 * 0.5.squareRoot()
    path.move(to: CGPoint(x: 12 - reach, y: 12 - reach))
    path.addLine(to: CGPoint(x: 12 + reach, y: 12 + reach))
    return path
  }
}
