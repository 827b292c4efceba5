import OpenCollectionView

/// Pictures as wide as the page; a flick turns one, and only one.
final class PagerSection: ScrollSection {
  private let dots = PageDots()
  private var cards: [PageCard] = []
  private var pageWidth: CGFloat = 0

  init(_ photos: [Photo]) {
    super.init("Pages", "A flick turns one page, however hard it is.", UIScrollView())
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    dots.didChoose = { [weak self] page in self?.turn(to: page) }
    addSubview(dots)
    show(photos)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other pictures, on the same page.
  func show(_ photos: [Photo]) {
    while cards.count < photos.count {
      let card = PageCard()
      cards.append(card)
      scrollView.addSubview(card)
    }
    for (card, photo) in zip(cards, photos) { card.show(photo) }
    dots.count = cards.count
    setNeedsLayout()
  }

  private func turn(to page: Int) {
    scrollView.setContentOffset(CGPoint(x: offset(ofPage: CGFloat(page)), y: 0), animated: true)
  }

  /// The first page is where reading begins: its offset is 0, or the largest one.
  private func offset(ofPage page: CGFloat) -> CGFloat {
    (isReadFromRight ? CGFloat(max(cards.count - 1, 0)) - page : page) * scrollView.bounds.width
  }

  /// The page that is shown, with the part of the way to the next, in pages of a width.
  private func position(inPagesOf width: CGFloat) -> CGFloat {
    guard width > 0 else { return 0 }
    let position = scrollView.contentOffset.x / width
    return isReadFromRight ? CGFloat(max(cards.count - 1, 0)) - position : position
  }

  override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
    min(340, max(0, (width - 2 * margin) * 0.8).rounded()) + PageDots.height
  }

  override func layOutBody(in body: CGRect) {
    let page = pageWidth > 0 ? position(inPagesOf: pageWidth).rounded() : 0
    let height = max(0, body.height - PageDots.height)
    // A page is a card and the space at its sides, which is beyond the section where the section has none.
    let side = margin > 0 ? margin : 12
    let width = max(0, body.width + 2 * (side - margin))
    let frame = CGRect(x: margin - side, y: body.minY, width: width, height: height)
    scrollView.frame = frame
    scrollView.contentSize = CGSize(width: frame.width * CGFloat(cards.count), height: height)
    dots.frame = CGRect(x: 0, y: body.minY + height, width: body.width, height: PageDots.height)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: offset(ofPage: CGFloat(index)) + side, y: 0, width: max(0, frame.width - 2 * side), height: height)
    }
    if pageWidth != frame.width {
      pageWidth = frame.width
      scrollView.contentOffset.x = offset(ofPage: page)
    }
    followOffset()
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    followOffset()
  }

  private func followOffset() {
    guard pageWidth > 0 else { return }
    let position = position(inPagesOf: pageWidth)
    dots.position = position
    for (index, card) in cards.enumerated() where abs(CGFloat(index) - position) < 1 {
      card.slide = (CGFloat(index) - position) * (isReadFromRight ? -1 : 1)
    }
  }
}
