import OpenCollectionView

/// Photos fanned out like a hand of cards. A finger or a pointer spreads them, and they swing back.
final class HomeFan: UIView {
  /// A photo on a print, whose rim tells it apart from the others.
  private final class Print: UIView {
    private let picture: UIImageView
    private static let rim: CGFloat = 3
    private static let cornerRadius: CGFloat = 17

    init(_ image: UIImage) {
      picture = UIImageView(image: image)
      super.init(frame: .zero)
      backgroundColor = .galleryBackground
      layer.cornerRadius = Self.cornerRadius
      picture.contentMode = .scaleAspectFill
      picture.clipsToBounds = true
      picture.layer.cornerRadius = Self.cornerRadius - Self.rim
      addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      picture.frame = bounds.inside(horizontally: Self.rim, vertically: Self.rim)
    }
  }

  private let cards: [Print]
  /// How far the fan is open: 0 at rest, 1 as far as a finger opens it.
  private var opening: CGFloat = 0
  /// Where the finger is in the fan, from -1 at its left end to 1 at its right.
  private var place: CGFloat = 0

  override init(frame: CGRect) {
    let library = PhotoLibrary.shared
    // One of each of the most different motifs, from the dark to the light and back.
    let photos: [(Motif, Int)] = [(.aurora, 0), (.balloons, 1), (.sea, 0), (.mountains, 0), (.dunes, 0)]
    cards = photos.map { Print(library.picture(of: $0.0, variant: $0.1)) }
    super.init(frame: frame)
    accessibilityElementsHidden = true
    for card in cards { addSubview(card) }
    let pan = UIPanGestureRecognizer()
    pan.name = "Fan"
    pan.addAction { [weak self] recognizer in
      guard let self, let pan = recognizer as? UIPanGestureRecognizer else { return }
      follow(pan)
    }
    addGestureRecognizer(pan)
    let hover = UIHoverGestureRecognizer()
    hover.addAction { [weak self] hover in
      guard let self else { return }
      guard hover.state == .began || hover.state == .changed else { return settle(at: 0) }
      // It follows in steps of a card: a pointer that trembles moves nothing.
      let middle = CGFloat(cards.count) / 2
      let nearest = (share(of: hover.location(in: self)) * middle).rounded() / middle
      guard nearest != place || opening == 0 else { return }
      place = nearest
      settle(at: 0.5)
    }
    addGestureRecognizer(hover)
  }

  required init?(coder: NSCoder) { nil }

  private func share(of point: CGPoint) -> CGFloat {
    bounds.width > 0 ? min(max(point.x / bounds.width * 2 - 1, -1), 1) : 0
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      place = share(of: pan.location(in: self))
      opening = min(1, 0.4 + abs(pan.translation(in: self).x) / max(bounds.width, 1))
      arrange()
    case .possible: break
    default: settle(at: 0)
    }
  }

  private func settle(at opening: CGFloat) {
    self.opening = opening
    guard !UIAccessibility.isReduceMotionEnabled else { return arrange() }
    UIView.animate(
      withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.62, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.arrange() }
  }

  /// Up and down belongs to the page.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.translation(in: self)
    return abs(way.x) > abs(way.y)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  private func arrange() {
    let height = max(1, bounds.height * 0.74)
    let width = height * Scenery.size.width / Scenery.size.height
    let step = min(width * 0.56, max(0, bounds.width - width) / CGFloat(cards.count + 1))
    for (index, card) in cards.enumerated() {
      let number = CGFloat(index) - CGFloat(cards.count - 1) / 2
      // The card under the finger comes up, and its neighbours step aside.
      let distance = number - place * CGFloat(cards.count) / 2
      let nearness = max(0, 1 - abs(distance)) * opening
      let aside = distance == 0 ? 0 : (distance > 0 ? 1 : -1) * min(abs(distance), 1) * opening
      card.bounds.size = CGSize(width: width, height: height)
      card.center = CGPoint(
        x: bounds.midX + number * step + aside * step * 0.28,
        y: bounds.midY + number * number * height * 0.022 - nearness * height * 0.1 + height * 0.02)
      card.transform = CGAffineTransform(rotationAngle: number * 0.085 * (1 + 0.2 * opening))
    }
  }
}
