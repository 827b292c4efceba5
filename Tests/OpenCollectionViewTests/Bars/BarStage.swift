import OpenCollectionView
import TouchTesting

/// A navigation bar that stands by itself on a screen.
@MainActor final class BarStage {
  let screen: VirtualScreen
  let bar: UINavigationBar

  init(width: CGFloat = 390) {
    screen = VirtualScreen(width: width, height: 844)
    bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    screen.show(bar)
  }

  func show(_ items: UINavigationItem...) {
    bar.items = items
    bar.sizeToFit()
    screen.runFrame()
  }

  /// The rectangle of what says something, in the bar.
  func frame(of text: String) -> CGRect? { frame(of: text, in: bar) }

  private func frame(of text: String, in view: UIView) -> CGRect? {
    for child in view.subviews where !child.isHidden && child.alpha > 0 {
      if let label = child as? UILabel, label.text == text { return label.convert(label.bounds, to: bar) }
      if let found = frame(of: text, in: child) { return found }
    }
    return nil
  }
}
