import Foundation
import MotionEngine

/// The visible part of a refresh control: a wheel whose spokes come one by one, and a title below it.
final class RefreshControlFace: UIView {
  private let wheel = UIActivityIndicatorView(style: .large)
  private var label: UILabel?
  /// How often something else was to be shown: what a wheel that goes waits for may come too late.
  private var turn = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isUserInteractionEnabled = false
    wheel.hidesWhenStopped = false
    wheel.isAccessibilityElement = false
    wheel.isHidden = false
    addSubview(wheel)
  }

  required init?(coder: NSCoder) { nil }

  /// How long the wheel takes to go, in seconds: as long as the content takes to move back. Our choice.
  static let farewell = ScrollProfile.measured.animationDuration
  /// To what part of its size the wheel shrinks. Our choice.
  private static let smallest: CGFloat = 0.1
  /// Size of the title in points. Our choice.
  private static let titleSize: CGFloat = 13
  /// The middles of wheel and title if there is a title, in points. Our choice.
  private static let middles: (wheel: CGFloat, title: CGFloat) = (23, 50)

  var color: UIColor? {
    didSet {
      wheel.color = color
      label?.textColor = color ?? .label
    }
  }

  var title: NSAttributedString? {
    didSet {
      setNeedsLayout()
      guard let title, title.length > 0 else {
        label?.removeFromSuperview()
        label = nil
        return
      }
      let label = label ?? makeLabel()
      label.attributedText = title
    }
  }

  private func makeLabel() -> UILabel {
    let made = UILabel(frame: .zero)
    made.font = .systemFont(ofSize: Self.titleSize)
    made.textColor = color ?? .label
    made.textAlignment = .center
    made.isAccessibilityElement = false
    addSubview(made)
    label = made
    return made
  }

  func show(_ phase: RefreshPull.Phase) {
    turn += 1
    switch phase {
    case .idle:
      isHidden = true
      wheel.stopAnimating()
      resetWheel()
    case .pulling(let progress):
      if isHidden { resetWheel() }
      isHidden = false
      wheel.shownSpokes = Int(progress * 8)
    case .refreshing:
      resetWheel()
      isHidden = false
      wheel.shownSpokes = nil
      wheel.startAnimating()
    case .ending:
      sayFarewell()
    }
  }

  /// The wheel shrinks and fades; it only fades where less motion is asked for.
  private func sayFarewell() {
    let shrinks = !UIAccessibility.isReduceMotionEnabled
    let farewell = turn
    UIView.animate(withDuration: Self.farewell) { [wheel] in
      wheel.alpha = 0
      if shrinks { wheel.transform = CGAffineTransform(scaleX: Self.smallest, y: Self.smallest) }
    } completion: { [weak self] _ in
      // Content that a program has put beyond its top stays there, and does not come back to end this.
      guard let self, turn == farewell else { return }
      isHidden = true
      wheel.stopAnimating()
    }
  }

  private func resetWheel() {
    UIView.performWithoutAnimation {
      wheel.alpha = 1
      wheel.transform = .identity
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: bounds.midX, y: label == nil ? bounds.midY : Self.middles.wheel)
    guard let label else { return }
    let size = label.sizeThatFits(bounds.size)
    label.frame = CGRect(
      x: 0, y: (Self.middles.title - size.height / 2).rounded(), width: bounds.width, height: size.height)
  }
}
