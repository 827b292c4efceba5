import OpenCollectionView

/// The northern sky as it is nowhere: figures, stars, and names that can be read only from near.
///
/// All of it is layers with paths, and labels: it stays sharp at every scale.
final class StarChart: UIView {
  static let skyColor = UIColor(red: 0.027, green: 0.039, blue: 0.098, alpha: 1)

  private let glow = CAGradientLayer()
  private let rings = CAShapeLayer()
  private let border = CAShapeLayer()
  private let ticks = CAShapeLayer()
  private let dust = CAShapeLayer()
  private let faintStars = CAShapeLayer()
  private let stars = CAShapeLayer()
  private let halos = CAShapeLayer()
  private let figures = CAShapeLayer()
  private var hourLabels: [UILabel] = []
  private var figureLabels: [UILabel] = []
  private var starLabels: [UILabel] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.skyColor
    glow.type = .radial
    glow.startPoint = CGPoint(x: 0.5, y: 0.5)
    glow.endPoint = CGPoint(x: 1, y: 1)
    glow.colors = [0x24346B, 0x18234F, 0x0C1330].map { Tone($0).color() }
    layer.addSublayer(glow)
    add(dust, Tone(0xB8C4F2), alpha: 0.42, width: 0.0032)
    add(rings, Tone(0x9DB0E8), alpha: 0.16, width: 0.0016)
    add(border, Tone(0xD9BE86), alpha: 0.85, width: 0.004)
    add(ticks, Tone(0xD9BE86), alpha: 0.7, width: 0.002)
    add(figures, Tone(0x8FB4FF), alpha: 0.6, width: 0.0028)
    add(faintStars, Tone(0xDDE6FF), alpha: 0.85, width: 0.007)
    add(halos, Tone(0xBFD2FF), alpha: 0.2, width: 0.038)
    add(stars, Tone(0xFFFDF4), alpha: 1, width: 0.016)
    hourLabels = Self.hours.map { makeLabel($0, Tone(0xD9BE86), .medium) }
    figureLabels = StarFigure.all.map { makeLabel($0.name.uppercased(), Tone(0xA9C1FF), .semibold) }
    starLabels = StarFigure.all.flatMap(\.starNames).map { makeLabel($0, Tone(0xE9EEFF), .regular) }
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = "Star chart: \(StarFigure.all.map(\.name).joined(separator: ", "))"
  }

  required init?(coder: NSCoder) { nil }

  private static let hours = [
    "XXIV", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI",
    "XVII", "XVIII", "XIX", "XX", "XXI", "XXII", "XXIII",
  ]

  /// Widths are parts of the radius.
  private func add(_ shape: CAShapeLayer, _ tone: Tone, alpha: Double, width: CGFloat) {
    shape.fillColor = nil
    shape.strokeColor = tone.color(alpha: alpha)
    shape.lineWidth = width
    shape.lineCap = .round
    shape.lineJoin = .round
    layer.addSublayer(shape)
  }

  private func makeLabel(_ text: String, _ tone: Tone, _ weight: UIFont.Weight) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = UIColor(cgColor: tone.color())
    label.font = .systemFont(ofSize: 10, weight: weight)
    label.textAlignment = .center
    addSubview(label)
    return label
  }

  // MARK: Layout

  private var drawnSide: CGFloat = 0
  private var radius: CGFloat { bounds.width * 0.44 }

  /// A place in the chart: 1 is the radius, and up is negative.
  private func point(_ place: CGPoint) -> CGPoint {
    CGPoint(x: bounds.midX + place.x * radius, y: bounds.midY + place.y * radius)
  }

  private func point(atAngle angle: CGFloat, distance: CGFloat) -> CGPoint {
    point(CGPoint(x: distance * sin(angle), y: -distance * cos(angle)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width != drawnSide, bounds.width > 0 else { return }
    let old = drawnSide > 0 ? drawnSide * 0.44 : 1
    drawnSide = bounds.width
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for shape in [rings, border, ticks, dust, faintStars, stars, halos, figures] { shape.lineWidth *= radius / old }
    let disc = CGRect(x: bounds.midX - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius)
    glow.frame = disc
    glow.cornerRadius = radius
    drawNet(disc)
    drawStars()
    drawFigures()
    CATransaction.commit()
    placeHours()
  }

  private func drawNet(_ disc: CGRect) {
    let net = CGMutablePath()
    for part in [0.25, 0.5, 0.75] { net.addEllipse(in: disc.insetBy(dx: radius * part, dy: radius * part)) }
    let marks = CGMutablePath()
    for hour in 0..<96 {
      let angle = CGFloat(hour) * .pi / 48
      if hour.isMultiple(of: 8) {
        net.move(to: point(atAngle: angle, distance: 0.25))
        net.addLine(to: point(atAngle: angle, distance: 1))
      }
      marks.move(to: point(atAngle: angle, distance: hour.isMultiple(of: 4) ? 0.965 : 0.982))
      marks.addLine(to: point(atAngle: angle, distance: 1))
    }
    let edge = CGMutablePath()
    edge.addEllipse(in: disc)
    edge.addEllipse(in: disc.insetBy(dx: -radius * 0.1, dy: -radius * 0.1))
    (rings.path, ticks.path, border.path) = (net, marks, edge)
  }

  private func drawStars() {
    var random = SeededRandom(seed: 24)
    let (dustPath, starPath) = (CGMutablePath(), CGMutablePath())
    // The sum of several even numbers gathers in the middle of their range.
    func gathered() -> Double { (random.number(-1...1) + random.number(-1...1) + random.number(-1...1)) / 3 }
    for _ in 0..<700 {
      // A band of dust goes over the sky in a bow.
      let along = random.number(-1...1)
      let place = CGPoint(x: along, y: 0.34 * along * along - 0.1 - 0.55 * along + 0.34 * gathered())
      if hypot(place.x, place.y) < 0.95 { addDot(place, to: dustPath) }
    }
    for _ in 0..<260 {
      let (angle, distance) = (random.number(0...(2 * .pi)), random.number(0...1).squareRoot() * 0.95)
      addDot(CGPoint(x: distance * sin(angle), y: distance * cos(angle)), to: starPath)
    }
    (dust.path, faintStars.path) = (dustPath, starPath)
  }

  private func addDot(_ place: CGPoint, to path: CGMutablePath) {
    let center = point(place)
    path.move(to: center)
    // A line needs some length for its round ends to be drawn.
    path.addLine(to: CGPoint(x: center.x + 0.01, y: center.y))
  }

  private func drawFigures() {
    let (lines, dots) = (CGMutablePath(), CGMutablePath())
    var names = starLabels.makeIterator()
    for (figure, label) in zip(StarFigure.all, figureLabels) {
      for stroke in figure.strokes {
        for (index, star) in stroke.enumerated() {
          if index == 0 {
            lines.move(to: point(figure.stars[star]))
          } else {
            lines.addLine(to: point(figure.stars[star]))
          }
        }
      }
      for (star, name) in zip(figure.stars, figure.starNames) {
        addDot(star, to: dots)
        guard !name.isEmpty, let label = names.next() else { continue }
        place(label, at: CGPoint(x: star.x, y: star.y + 0.036), height: 0.026)
      }
      place(label, at: figure.labelPlace, height: 0.042)
    }
    (figures.path, stars.path, halos.path) = (lines, dots, dots)
  }

  private func placeHours() {
    for (hour, label) in hourLabels.enumerated() {
      let angle = CGFloat(hour) * .pi / 12
      let place = CGPoint(x: 1.05 * sin(angle), y: -1.05 * cos(angle))
      label.transform = .identity
      self.place(label, at: place, height: 0.04)
      label.transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  private func place(_ label: UILabel, at place: CGPoint, height: CGFloat) {
    label.font = label.font.withSize(height * radius)
    let size = label.sizeThatFits(.zero)
    label.bounds.size = CGSize(width: size.width + 2, height: size.height)
    label.center = point(place)
  }
}
