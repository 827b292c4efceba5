import OpenCollectionView

/// A finger on the screen: a ring with its number, and the way that it came.
final class TouchMark: UIView {
  /// The number of the finger, from 1.
  let number: Int
  /// What it came down on, where it is, and what it does.
  private(set) var words = ""

  private let ring = UIView()
  private let dot = UIView()
  private let badge = UILabel()
  private let trail = TouchTrail()
  private let viewName: String

  init(number: Int, touch: UITouch) {
    self.number = number
    viewName = touch.view?.nameForPeople ?? "nothing"
    super.init(frame: .zero)
    ring.bounds = CGRect(x: 0, y: 0, width: 58, height: 58)
    ring.layer.cornerRadius = 29
    ring.layer.borderWidth = 2.5
    dot.frame = CGRect(x: 22, y: 22, width: 14, height: 14)
    dot.layer.cornerRadius = 7
    dot.layer.borderWidth = 2
    dot.layer.borderColor = .white
    badge.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    badge.layer.cornerRadius = 12
    badge.clipsToBounds = true
    badge.font = .monospacedDigitSystemFont(ofSize: 13, weight: .bold)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.text = "\(number)"
    ring.addSubview(dot)
    for view in [trail, ring, badge] { addSubview(view) }
    move(touch, through: [])
    ring.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    UIView.animate(springDuration: 0.25, bounce: 0.3) { ring.transform = .identity }
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    let color = Self.colors[(number - 1) % Self.colors.count].resolvedColor(with: traitCollection)
    ring.layer.borderColor = color.cgColor
    ring.backgroundColor = color.withAlphaComponent(0.16)
    dot.backgroundColor = color
    badge.backgroundColor = color
    trail.color = color
  }

  private static let colors: [UIColor] = [.systemBlue, .systemOrange, .systemGreen, .systemPink, .systemPurple]

  /// Goes where the finger has gone.
  func follow(_ touch: UITouch, in event: UIEvent) {
    move(touch, through: event.coalescedTouches(for: touch) ?? [])
  }

  private func move(_ touch: UITouch, through coalesced: [UITouch]) {
    let place = touch.location(in: nil)
    for report in coalesced.dropLast() { trail.add(report.location(in: nil)) }
    trail.add(place)
    ring.center = place
    // Above the finger, unless that is off the screen.
    badge.center = CGPoint(x: place.x, y: place.y < 60 ? place.y + 46 : place.y - 46)
    words = "\(viewName) at \(Int(place.x.rounded())), \(Int(place.y.rounded()))"
  }

  /// The finger has been lifted.
  func leave() {
    UIView.animate(withDuration: 0.35) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
    UIView.animate(withDuration: 0.35) { self.ring.transform = CGAffineTransform(scaleX: 0.6, y: 0.6) }
  }
}
