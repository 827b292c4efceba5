import OpenCollectionView

/// The way from a miniature to its exhibit, or back: the exhibit grows out of the place of the miniature, whose picture fades.
@MainActor final class ExhibitPassage {
  /// How long it takes, in seconds.
  static let duration = 0.5

  private let area: UIView
  private let content: UIView
  private let home: HomeController
  private let bar: UIView
  private let card: ExhibitCard?
  private let opens: Bool
  private let cover = MiniatureView()
  private var completion: (() -> Void)?

  /// - Parameters:
  ///   - area: what cuts the exhibit off; it has its final place.
  ///   - content: the exhibit's own view, which fills the area.
  ///   - opens: whether the exhibit comes; otherwise it goes.
  init(area: UIView, content: UIView, home: HomeController, bar: UIView, exhibit: Exhibit, opens: Bool) {
    self.area = area
    self.content = content
    self.home = home
    self.bar = bar
    self.opens = opens
    card = home.revealCard(of: exhibit)
    cover.show(exhibit)
    if let card { cover.show(phase: card.miniature.phase) }
  }

  /// Begins. The completion is called once, also when the passage is cut short.
  func begin(_ completion: @escaping () -> Void) {
    self.completion = completion
    let isCalm = UIAccessibility.isReduceMotionEnabled
    area.isUserInteractionEnabled = false
    home.view.isUserInteractionEnabled = false
    let small = isCalm ? nil : card.flatMap { card in card.miniature.window == nil ? nil : card.miniature }
    let frame = area.frame
    if let small {
      area.clipsToBounds = true
      content.layer.anchorPoint = .zero
      content.layer.position = .zero
      cover.frame = area.bounds
      area.addSubview(cover)
      small.isHidden = true
      if opens { shrink(to: small) }
      cover.alpha = opens ? 1 : 0
    } else if opens {
      area.alpha = 0
    }
    if opens { bar.alpha = 0 }
    UIView.animate(
      withDuration: isCalm ? 0.25 : Self.duration, delay: 0, usingSpringWithDamping: isCalm ? 1 : 0.86,
      initialSpringVelocity: 0, options: []
    ) {
      if let small {
        if self.opens { self.grow(to: frame) } else { self.shrink(to: small) }
      } else {
        self.area.alpha = self.opens ? 1 : 0
      }
      self.bar.alpha = self.opens ? 1 : 0
    } completion: { [weak self] _ in
      self?.finish()
    }
    guard small != nil else { return }
    // The picture belongs to the small end of the way.
    UIView.animate(
      withDuration: Self.duration * 0.45, delay: opens ? 0.04 : Self.duration * 0.3, options: .curveEaseInOut
    ) {
      self.cover.alpha = self.opens ? 0 : 1
    }
  }

  /// The area lies where the miniature is, with the exhibit as wide as that.
  private func shrink(to small: UIView) {
    guard let superview = area.superview, content.bounds.width > 0 else { return }
    let frame = small.convert(small.bounds, to: superview)
    let scale = frame.width / content.bounds.width
    area.frame = frame
    area.layer.cornerRadius = MiniatureView.cornerRadius
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    cover.frame = area.bounds
  }

  private func grow(to frame: CGRect) {
    area.frame = frame
    area.layer.cornerRadius = 0
    content.transform = .identity
    cover.frame = area.bounds
  }

  /// Goes to the end at once.
  func finish() {
    guard let completion else { return }
    self.completion = nil
    for view in [area, content, bar, cover] { view.layer.removeAllAnimations() }
    cover.removeFromSuperview()
    content.transform = .identity
    content.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    area.layer.cornerRadius = 0
    area.clipsToBounds = false
    area.alpha = 1
    bar.alpha = 1
    area.isUserInteractionEnabled = true
    home.view.isUserInteractionEnabled = true
    card?.miniature.isHidden = false
    completion()
  }
}
