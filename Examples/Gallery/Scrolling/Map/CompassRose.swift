import OpenCollectionView

/// Where north is.
final class CompassRose: UIView {
  private let ring = CAShapeLayer()
  private let dark = CAShapeLayer()
  private let bright = CAShapeLayer()
  private let north = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.fillColor = nil
    for shape in [ring, dark, bright] {
      shape.lineWidth = 1
      shape.lineJoin = .round
      layer.addSublayer(shape)
    }
    north.text = "N"
    north.font = .systemFont(ofSize: 18, weight: .semibold)
    north.textColor = UIColor.mapInk
    north.sizeToFit()
    addSubview(north)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = bounds.width * 0.38
    func point(_ eighth: Int, _ part: CGFloat) -> CGPoint {
      let angle = CGFloat(eighth) * .pi / 4
      return CGPoint(x: bounds.midX + radius * part * sin(angle), y: bounds.midY - radius * part * cos(angle))
    }
    let halves = [CGMutablePath(), CGMutablePath()]
    for eighth in [1, 3, 5, 7, 0, 2, 4, 6] {
      let length: CGFloat = eighth.isMultiple(of: 2) ? 1 : 0.62
      for (side, path) in zip([-1, 1], halves) {
        path.move(to: point(eighth, length))
        path.addLine(to: point(eighth + side, eighth.isMultiple(of: 2) ? 0.22 : 0.16))
        path.addLine(to: CGPoint(x: bounds.midX, y: bounds.midY))
        path.closeSubpath()
      }
    }
    dark.path = halves[0]
    bright.path = halves[1]
    let circles = CGMutablePath()
    for part in [0.7, 0.74] as [CGFloat] {
      circles.addEllipse(in: bounds.insetBy(dx: bounds.midX - radius * part, dy: bounds.midY - radius * part))
    }
    ring.path = circles
    north.center = CGPoint(x: bounds.midX, y: bounds.midY - radius - 14)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    traitCollection.performAsCurrent {
      let ink = UIColor.mapInk.cgColor
      ring.strokeColor = UIColor.mapInk.withAlphaComponent(0.5).cgColor
      dark.fillColor = ink
      dark.strokeColor = ink
      bright.fillColor = UIColor.galleryCard.cgColor
      bright.strokeColor = ink
    }
  }
}
