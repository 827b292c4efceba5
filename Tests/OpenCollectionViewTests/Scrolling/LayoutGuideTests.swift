import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct LayoutGuideTests {
  @Test func `the content's guide is the rectangle of the content`() {
    let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 400, height: 800))
    #expect(scrollView.contentLayoutGuide.layoutFrame == .zero)
    scrollView.contentSize = CGSize(width: 400, height: 5000)
    #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 5000))
    scrollView.contentOffset.y = 300
    #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 5000))
  }

  @Test func `the frame's guide is what is seen of the content`() {
    let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 5000)
    scrollView.contentInset.top = 50
    scrollView.contentOffset.y = 300
    #expect(scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 400, height: 800))
  }

  @Test func `a scroll view has each guide once, with the names of UIKit`() {
    let scrollView = UIScrollView()
    #expect(scrollView.contentLayoutGuide === scrollView.contentLayoutGuide)
    #expect(scrollView.frameLayoutGuide === scrollView.frameLayoutGuide)
    #expect(scrollView.contentLayoutGuide.owningView === scrollView)
    #expect(scrollView.contentLayoutGuide.identifier == "UIScrollView-contentLayoutGuide")
    #expect(scrollView.frameLayoutGuide.identifier == "UIScrollView-frameLayoutGuide")
  }

  // L10
  @Test func `where constraints say nothing of the content's size the program's own stays`() {
    let screen = VirtualScreen(width: 390, height: 800)
    let (scrollView, label) = (PagedScrollView(frame: screen.window.bounds), UILabel())
    label.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: scrollView.topAnchor),
      label.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
    ])
    screen.show(scrollView)
    screen.advanceUntilRest()
    #expect(scrollView.contentSize == CGSize(width: 390, height: 3_000))
    label.text = "Something that is wider than nothing"
    screen.advanceUntilRest()
    #expect(scrollView.contentSize == CGSize(width: 390, height: 3_000))
    screen.play(.flick(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 300)))
    screen.advanceUntilRest()
    #expect(scrollView.contentOffset.y > 300)
  }

  // L10
  @Test func `where constraints make another size of the content it is the content's`() {
    let screen = VirtualScreen(width: 390, height: 800)
    let (scrollView, view) = (UIScrollView(frame: screen.window.bounds), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 1_000)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scrollView.topAnchor), height,
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      view.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
    screen.show(scrollView)
    #expect(scrollView.contentSize == CGSize(width: 390, height: 1_000))
    scrollView.contentSize.height = 500
    screen.advanceUntilRest()
    #expect(scrollView.contentSize == CGSize(width: 390, height: 500))
    height.constant = 1_200
    screen.advanceUntilRest()
    #expect(scrollView.contentSize == CGSize(width: 390, height: 1_200))
  }
}

/// Says how long its content is when it is laid out.
private final class PagedScrollView: UIScrollView {
  override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: 390, height: 3_000)
  }
}
