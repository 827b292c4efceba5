import OpenCollectionView

/// Words, each of which pushes the one before out.
final class TickerDemonstration: Demonstration, @MainActor CAAnimationDelegate {
  private let label = UILabel()
  private static let words = ["Layout", "Gestures", "Motion", "Depth", "Layers"]
  private static let colors: [UIColor] = [.systemBlue, .systemPurple, .systemPink, .systemOrange, .systemGreen]
  private var index = 0

  override func build() {
    label.font = .systemFont(ofSize: 34, weight: .bold)
    label.textAlignment = .center
    addSubview(label)
    showWord()
  }

  override func arrange() { label.frame = CGRect(x: 0, y: middle.y - 26, width: bounds.width, height: 52) }

  override func begin() { wait() }

  /// An animation that shows nothing is as good as a timer.
  private func wait() {
    let pause = CAAnimation()
    pause.duration = 1.4
    pause.delegate = self
    layer.add(pause, forKey: "pause")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard flag else { return }
    next()
    wait()
  }

  private func next() {
    let transition = CATransition()
    transition.type = .push
    transition.subtype = index.isMultiple(of: 2) ? .fromTop : .fromRight
    transition.duration = 0.5
    transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    label.layer.add(transition, forKey: kCATransition)
    index += 1
    showWord()
  }

  private func showWord() {
    label.text = Self.words[index % Self.words.count]
    label.textColor = Self.colors[index % Self.colors.count]
  }
}
