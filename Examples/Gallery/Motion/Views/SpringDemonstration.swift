import OpenCollectionView

/// Three balls that drop, each with another damping.
final class SpringDemonstration: Demonstration {
  private let balls: [UIView] = [UIColor.systemRed, .systemOrange, .systemGreen].map { color in
    let ball = UIView(frame: CGRect(x: 0, y: 0, width: 34, height: 34))
    ball.backgroundColor = color
    ball.layer.cornerRadius = 17
    return ball
  }
  private var isDown = false
  private var turn = 0

  override func build() { for ball in balls { addSubview(ball) } }

  override func arrange() {
    isDown = false
    for (index, ball) in balls.enumerated() { ball.center = CGPoint(x: x(of: index), y: 34) }
  }

  override func begin() {
    turn += 1
    drop(in: turn)
  }

  override func end() { turn += 1 }

  private func x(of index: Int) -> CGFloat { middle.x + CGFloat(index - 1) * 62 }

  /// Goes on as long as nobody has begun another turn.
  private func drop(in turn: Int) {
    guard turn == self.turn else { return }
    isDown.toggle()
    let y = isDown ? bounds.height - 38 : 34
    for (index, damping) in [0.3, 0.6, 1].enumerated() {
      UIView.animate(
        withDuration: 1.4, delay: 0.2, usingSpringWithDamping: damping, initialSpringVelocity: 0,
        animations: { self.balls[index].center.y = y },
        completion: { [weak self] _ in if index == 2 { self?.drop(in: turn) } })
    }
  }
}
