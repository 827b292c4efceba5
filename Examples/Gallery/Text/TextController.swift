import OpenCollectionView

/// Cards with everything that text can do, in as many columns as fit.
final class TextController: UIViewController, ExhibitController {
  private let scrollView = UIScrollView()
  /// The cards, made anew for text of another size: fonts are part of texts with attributes.
  private var cards: [TextCard] = []
  private var category: UIContentSizeCategory?

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus { ExhibitStatus(text: "\(cards.count) cards") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    scrollView.alwaysBounceVertical = true
    scrollView.restorationIdentifier = "cards"
    view.addSubview(scrollView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isOfOtherSize = category != traitCollection.preferredContentSizeCategory
    guard scrollView.frame != view.bounds || isOfOtherSize else { return }
    if isOfOtherSize { makeCards() }
    scrollView.frame = view.bounds
    let safe = view.safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: view.bounds.width)
    let free = max(1, view.bounds.width - safe.left - safe.right - 2 * margin)
    let spacing: CGFloat = free < 500 ? 12 : 16
    let smallest = Self.smallestWidth * traitCollection.textScale()
    let columns = max(1, Int((free + spacing) / (smallest + spacing)))
    let width = max(1, ((free - CGFloat(columns - 1) * spacing) / CGFloat(columns)).rounded(.down))
    var heights = Array(repeating: 12 as CGFloat, count: columns)
    for card in cards {
      // Each card goes where there is most room.
      let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let size = CGSize(width: width, height: card.sizeThatFits(CGSize(width: width, height: 0)).height)
      let x = safe.left + margin + CGFloat(column) * (width + spacing)
      card.frame = CGRect(origin: CGPoint(x: x, y: heights[column]), size: size)
      heights[column] += size.height + spacing
    }
    scrollView.mirrorForReading(cards)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: (heights.max() ?? 0) + safe.bottom)
  }

  private func makeCards() {
    category = traitCollection.preferredContentSizeCategory
    for card in cards { card.removeFromSuperview() }
    cards = []
    // Fonts take the size that is liked here.
    traitCollection.performAsCurrent { cards = TextCard.all() }
    for card in cards { scrollView.addSubview(card) }
    statusDidChange?()
  }

  private static let smallestWidth: CGFloat = 330
}
