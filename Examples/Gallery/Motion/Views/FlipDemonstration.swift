import OpenCollectionView

/// A playing card that a tap turns over.
final class FlipDemonstration: Demonstration {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 84, height: 118))
  private let front = UILabel()
  private let back = UIView()

  override func build() {
    for (side, color) in [(front, UIColor.white), (back, .systemIndigo)] as [(UIView, UIColor)] {
      side.frame = card.bounds
      side.backgroundColor = color
      side.layer.cornerRadius = 10
      side.layer.borderWidth = 1
      side.layer.borderColor = UIColor(white: 0, alpha: 0.15).cgColor
      side.clipsToBounds = true
    }
    front.text = "♥"
    front.textAlignment = .center
    front.font = .systemFont(ofSize: 56)
    front.textColor = .systemRed
    for row in 0..<5 {
      for column in 0..<3 {
        let dot = UIView(frame: CGRect(x: 14 + column * 22, y: 11 + row * 21, width: 12, height: 12))
        dot.backgroundColor = UIColor(white: 1, alpha: 0.35)
        dot.transform = CGAffineTransform(rotationAngle: .pi / 4)
        back.addSubview(dot)
      }
    }
    card.addSubview(back)
    addSubview(card)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(FlipDemonstration.turn)))
    isAccessibilityElement = true
    accessibilityLabel = "Turn the card over"
    accessibilityTraits = .button
  }

  override func arrange() { card.center = middle }

  func turn() {
    let (old, new) = front.superview == nil ? (back, front as UIView) : (front as UIView, back)
    UIView.transition(
      from: old, to: new, duration: 0.6,
      options: new === front ? .transitionFlipFromLeft : .transitionFlipFromRight)
  }
}
