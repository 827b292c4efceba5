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
}
