/// Hides a navigation controller's bars by gestures on its content.
@MainActor final class BarHiding: NSObject, UIGestureRecognizerDelegate, OfLibrary {
  private weak var navigation: UINavigationController?
  let tap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  private var isDecided = false

  /// How far a swipe goes before the bars follow, in points. Our choice.
  private static let distance: CGFloat = 30

  var hidesOnTap = false {
    didSet { tap.isEnabled = hidesOnTap }
  }
  var hidesOnSwipe = false {
    didSet { swipe.isEnabled = hidesOnSwipe }
  }

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    for recognizer in [tap, swipe] {
      recognizer.isEnabled = false
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
      navigation.stage.addGestureRecognizer(recognizer)
    }
    // Return belongs to what has the keyboard.
    tap.allowedPressTypes = []
    tap.addAction { [weak self] recognizer in
      guard recognizer.state == .ended, let self, let navigation = self.navigation else { return }
      hide(!navigation.barIsHidden)
    }
    swipe.addAction { [weak self] _ in self?.didSwipe() }
  }

  private func didSwipe() {
    if swipe.state == .began { isDecided = false }
    let way = swipe.translation(in: navigation?.stage)
    guard !isDecided, abs(way.y) >= Self.distance, abs(way.y) > abs(way.x) else { return }
    isDecided = true
    hide(way.y < 0)
  }

  private func hide(_ hidden: Bool) {
    guard let navigation, hidden != navigation.barIsHidden else { return }
    navigation.setNavigationBarHidden(hidden, animated: true)
  }

  /// The content goes on scrolling.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }
}
